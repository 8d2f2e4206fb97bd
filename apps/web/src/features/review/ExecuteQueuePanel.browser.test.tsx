import { verifyOwn } from '@countersign/protocol/verify'
import { expectAccessible } from '@countersign/test/browser'
import { expect, test } from 'vitest'
import { renderWithServices } from '../../../test/renderWithServices.tsx'
import { alice, bob, testReport } from '../../../test/testReport.ts'
import { testSafe } from '../../../test/testSafe.ts'
import type { Report } from '../../domain/transactions/Report.ts'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { ExecuteQueuePanel } from './ExecuteQueuePanel.tsx'

const t = createCatalogue('executeQueue')
const tConnect = createCatalogue('connect')

function createReport(nonce: bigint): Report {
  const report = testReport([alice, bob])
  if (!report.transaction) throw new Error('The test report has no transaction.')
  return {
    ...report,
    id: { ...report.id, safeTxHash: `0x${String(nonce).padStart(64, '0')}` },
    transaction: verifyOwn({ ...report.transaction.value, nonce }),
  }
}

const three = [5n, 6n, 7n].map(createReport)

const setup = (reports: readonly Report[], account?: `0x${string}`) =>
  renderWithServices(<ExecuteQueuePanel reports={reports} safe={testSafe} wrongChain="Another chain" />, {
    ...(account ? { account } : {}),
  })

test('default: says what would be executed in which order, and asks once', async () => {
  const screen = await setup(three, alice)
  const region = screen.getByRole('region', { name: t('title') })
  await expect.element(region.getByRole('button', { name: t('start', { count: 3 }) })).toBeEnabled()
  await expect.element(region).toHaveTextContent(t('lead', { first: '5', last: '7' }))
  expect(t('lead', { first: '5', last: '7' })).toContain('#5 to #7')
  await expectAccessible(screen.container)
})

test('behavior: without a wallet, the way to one', async () => {
  const screen = await setup(three)
  await expect.element(screen.getByRole('button', { name: tConnect('connect') })).toBeVisible()
  expect(screen.getByRole('button', { name: t('start', { count: 3 }) }).elements()).toEqual([])
})

test('behavior: one alone is executed on its own page', async () => {
  const screen = await setup(three.slice(0, 1), alice)
  await expect.poll(() => screen.container.textContent).toBe('')
})

test('error: what cannot be verified anew stops it before the wallet is asked, and the rest is left', async () => {
  // Neither node nor service answers.
  const screen = await setup(three, alice)
  await screen.getByRole('button', { name: t('start', { count: 3 }) }).click()
  const alert = screen.getByRole('alert', { name: t('stopped', { nonce: String(5n) }) })
  await expect.element(alert).toHaveTextContent(t('left', { count: 3 }))
  await expect
    .element(screen.getByRole('region', { name: t('title') }))
    .toHaveTextContent(t('progress', { done: 0, count: 3 }))
  expect(screen.getByText(t('steps.left'), { exact: true }).elements().length).toBe(2)
  await expectAccessible(screen.container)
  await screen.getByRole('button', { name: t('close') }).click()
  await expect.element(screen.getByRole('button', { name: t('start', { count: 3 }) })).toBeVisible()
})
