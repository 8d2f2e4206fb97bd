import { parseLink, parseTransactionFile } from '@countersign/protocol/offline'
import { verifyOwn } from '@countersign/protocol/verify'
import { expectAccessible } from '@countersign/test/browser'
import type { Hex } from 'viem'
import { expect, onTestFinished, test } from 'vitest'
import { renderWithServices } from '../../../test/renderWithServices.tsx'
import { alice, bob, testReport } from '../../../test/testReport.ts'
import { testSafe } from '../../../test/testSafe.ts'
import type { Report } from '../../domain/transactions/Report.ts'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { exportTransaction } from './exportTransaction.ts'
import { Share } from './Share.tsx'

const t = createCatalogue('offline')

const signature: Hex = `0x${'11'.repeat(65)}`

function createReport(data: Hex = '0x'): Report {
  const report = testReport([alice, bob])
  if (!report.transaction) throw new Error('The test report has no transaction.')
  return {
    ...report,
    signatures: verifyOwn(([alice, bob] as const).map((signer) => ({ data: signature, signer }))),
    transaction: verifyOwn({ ...report.transaction.value, data }),
  }
}

async function openPanel(report: Report) {
  const screen = await renderWithServices(<Share report={report} safe={testSafe} />)
  await screen.getByRole('button', { name: t('share') }).click()
  return screen
}

test('default: a file, a link and a code, each with the fields and the signatures', async () => {
  const report = createReport()
  const screen = await openPanel(report)
  await expect.element(screen.getByRole('img', { name: t('codeLabel') })).toBeVisible()
  await expect.element(screen.getByText(t('signatureCount', { count: 2 }))).toBeVisible()
  await expect.element(screen.getByRole('button', { name: t('saveFile') })).toBeVisible()
  await screen.getByRole('button', { name: `Copy ${t('linkWhat')}` }).click()
  await expect.poll(() => navigator.clipboard.readText()).toContain(`/${testSafe.params.safe}/import#v1.`)
  const [path = '', link = ''] = (await navigator.clipboard.readText()).split('#')
  expect(path).toBe(`${window.location.origin}/31337/${testSafe.address}/import`)
  expect(parseLink(link)).toMatchObject({
    signatures: [signature, signature],
    transaction: report.transaction?.value,
  })
  const command = `npx countersign verify --file countersign-${testSafe.address}-5.json --offline`
  await screen.getByRole('button', { name: `Copy ${t('commandWhat')}` }).click()
  await expect.poll(() => navigator.clipboard.readText()).toBe(command)
  expect(command).toMatch(/^[\w. -]+$/)
  await expect.element(screen.getByText(command)).toBeVisible()
  expect(parseTransactionFile(exportTransaction(report)?.file ?? '')).toMatchObject({
    signatures: [
      { owner: alice, signature },
      { owner: bob, signature },
    ],
    transaction: report.transaction?.value,
  })
  await expectAccessible(screen.container)
})

test('behavior: where the system has a share sheet, it gets the link and the file', async () => {
  const shared: ShareData[] = []
  Object.defineProperties(navigator, {
    canShare: { configurable: true, value: () => true },
    share: { configurable: true, value: async (data: ShareData) => shared.push(data) },
  })
  onTestFinished(() => {
    for (const name of ['canShare', 'share'] as const) Reflect.deleteProperty(navigator, name)
  })
  const report = createReport()
  const screen = await openPanel(report)
  await screen
    .getByRole('region', { exact: true, name: t('link') })
    .getByRole('button', { name: t('share') })
    .click()
  expect(shared[0]?.url).toContain(`/${testSafe.params.safe}/import#v1.`)
  await screen
    .getByRole('region', { exact: true, name: t('file') })
    .getByRole('button', { name: t('share') })
    .click()
  const [file] = shared[1]?.files ?? []
  expect(file?.name).toBe(`countersign-${testSafe.address}-5.txt`)
  expect(parseTransactionFile((await file?.text()) ?? '')).toMatchObject({ transaction: report.transaction?.value })
})

test('behavior: what one code cannot hold takes several, turned by hand where less motion is asked for', {
  tags: 'long',
}, async () => {
  const screen = await openPanel(createReport(`0x${'ab'.repeat(1_500)}`))
  const count = Math.ceil((exportTransaction(createReport(`0x${'ab'.repeat(1_500)}`))?.link ?? '').length / 480)
  expect(count).toBeGreaterThan(4)
  await expect.element(screen.getByText(t('codesText', { count }))).toBeVisible()
  const code = (index: number) => screen.getByRole('img', { name: t('codesLabel', { index, count }) })
  await expect.element(code(1)).toBeVisible()
  for (let index = 2; index <= count; index += 1) {
    await screen.getByRole('button', { name: t('next') }).click()
    await expect.element(code(index)).toBeVisible()
  }
  await screen.getByRole('button', { name: t('next') }).click()
  await expect.element(code(1)).toBeVisible()
  await expectAccessible(screen.container)
  await screen.getByRole('button', { name: t('play') }).click()
  await expect.element(code(3)).toBeVisible()
  await screen.getByRole('button', { name: t('faster') }).click()
  await screen.getByRole('button', { name: t('pause') }).click()
  await expect.element(screen.getByRole('button', { name: t('next') })).toBeVisible()
})

test('behavior: what is too long for any link is still a file', async () => {
  const screen = await openPanel(createReport(`0x${'ab'.repeat(70_000)}`))
  await expect.element(screen.getByText(t('tooLong'))).toBeVisible()
  await expect.element(screen.getByRole('button', { name: t('saveFile') })).toBeVisible()
})

test('behavior: unsigned, it goes to an owner in every way; what could not be verified in none', async () => {
  const screen = await openPanel({ ...createReport(), signatures: verifyOwn([]) })
  await expect.element(screen.getByText(t('shareUnsigned'))).toBeVisible()
  await expect.element(screen.getByRole('button', { name: t('saveFile') })).toBeVisible()
  await expect.element(screen.getByText(/countersign sign --file/)).toBeVisible()
  await expect.element(screen.getByRole('img', { name: t('codeLabel') })).toBeVisible()
  const { container } = await renderWithServices(
    <Share report={{ ...createReport(), state: undefined }} safe={testSafe} />,
  )
  expect(container.querySelector('button')).toBeNull()
})
