import { expectAccessible } from '@countersign/test/browser'
import { expect, test } from 'vitest'
import { renderWithServices } from '../../../test/renderWithServices.tsx'
import { alice, bob, carol, dave, testReport } from '../../../test/testReport.ts'
import type { ReportConfirmation } from '../../domain/transactions/Report.ts'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { SignatureList } from './SignatureList.tsx'

const t = createCatalogue('review')

function firstOf([confirmation]: readonly ReportConfirmation[]): ReportConfirmation {
  if (!confirmation) throw new Error('The test report has no signature.')
  return confirmation
}

test('default: who signed and who did not, counted by verified signatures', async () => {
  const screen = await renderWithServices(<SignatureList report={testReport([alice])} />, {
    prepare: ({ names }) => names.update(() => ({ [alice]: 'Alice' })),
  })
  const rows = screen.getByRole('region', { name: t('confirmations') }).getByRole('listitem')
  await expect.element(rows.nth(0)).toHaveTextContent(/^Alice0xf39F…2266.*Signed/)
  await expect.element(rows.nth(1)).toHaveTextContent('0x7099…79C8Not signed')
  await expect.element(rows.nth(2)).toHaveTextContent('0x3C44…93BCNot signed')
  await expect.element(screen.getByText(t('confirmationCount', { valid: 1, threshold: 2 }))).toBeVisible()
  await expectAccessible(screen.container)
})

test('behavior: who, when and whether stand beside each other, also of a longer name', async () => {
  const confirmation = { ...firstOf(testReport([alice]).confirmations), submittedAt: Date.now() }
  const screen = await renderWithServices(
    <div style={{ inlineSize: 720 }}>
      <SignatureList report={testReport([], { confirmations: [confirmation] })} />
    </div>,
    { prepare: ({ names }) => names.update(() => ({ [alice]: 'Alice (you)' })) },
  )
  const middleOf = (element: Element) => {
    const { height, top } = element.getBoundingClientRect()
    return Math.round(top + height / 2)
  }
  const row = screen.getByRole('listitem').nth(0)
  await expect.element(row.getByRole('button', { name: /unverified$/ })).toBeVisible()
  const [name, badge] = [row.getByText('Alice (you)').element(), row.getByText(t('signed'), { exact: true }).element()]
  expect(Math.abs(middleOf(name) - middleOf(badge))).toBeLessThan(4)
  // The column beside the section's title.
  expect(row.element().scrollWidth).toBeLessThanOrEqual(row.element().clientWidth)
})

test('behavior: with enough signatures the others are not needed any more', async () => {
  const screen = await renderWithServices(<SignatureList report={testReport([alice, bob])} />)
  await expect.element(screen.getByRole('listitem').nth(2)).toHaveTextContent(`0x3C44…93BC${t('notNeeded')}`)
  expect(screen.getByText(t('notSigned')).elements()).toEqual([])
})

test('behavior: a forged signature stands under the owner that it claims, and does not count', async () => {
  const forged: ReportConfirmation = {
    ...firstOf(testReport([alice]).confirmations),
    claimedOwner: carol,
    code: 'OTHER_SIGNER',
    signer: dave,
    status: 'forged',
  }
  const screen = await renderWithServices(<SignatureList report={testReport([], { confirmations: [forged] })} />)
  const row = screen.getByRole('listitem').nth(0)
  await expect.element(row).toHaveTextContent(t('claimedOnly'))
  await expect.element(row.getByText('0x3C44…93BC')).toBeVisible()
  await expect.element(screen.getByText(t('confirmationCount', { valid: 0, threshold: 2 }))).toBeVisible()
  // The time's mark, then the signature's.
  const marks = row.getByRole('button', { name: 'Evidence: Reported by the service, unverified' })
  expect(marks.elements()).toHaveLength(2)
  await marks.last().click()
  await expect.element(row.getByText(t('confirmation.forged'))).toBeVisible()
  await expect.element(row.getByText(t('timeReported'))).not.toBeVisible()
})

test('behavior: a signature that only this browser has says so', async () => {
  const confirmation = { ...firstOf(testReport([alice]).confirmations), isOnlyHere: true }
  const screen = await renderWithServices(<SignatureList report={testReport([], { confirmations: [confirmation] })} />)
  await expect.element(screen.getByText(t('source.yours'))).toBeVisible()
})

test.each([
  ['approvedHash', t('confirmation.approved'), t('approved')],
  ['contract', t('confirmation.contract'), t('signed')],
] as const)('behavior: a confirmation of the kind %s is the word of the chain', async (kind, sentence, word) => {
  const block = { chainId: 31337, hash: `0x${'9'.repeat(64)}`, number: 77n, timestamp: 1n } as const
  const confirmation: ReportConfirmation = {
    ...firstOf(testReport([alice]).confirmations),
    evidence: { block, source: 'chain' },
    kind,
  }
  const screen = await renderWithServices(<SignatureList report={testReport([], { confirmations: [confirmation] })} />)
  const row = screen.getByRole('listitem').nth(0)
  await expect.element(row).toHaveTextContent(word)
  await expect.element(row).toHaveTextContent(sentence)
})

test('behavior: of many that do not count some are shown, and how many more there are', async () => {
  const [valid] = testReport([alice]).confirmations
  const forged = { ...firstOf(testReport([bob]).confirmations), code: 'OTHER_SIGNER', status: 'forged' } as const
  const confirmations = [...Array.from({ length: 100 }, () => ({ ...forged })), firstOf(valid ? [valid] : [])]
  const screen = await renderWithServices(<SignatureList report={testReport([], { confirmations, missing: [] })} />)
  await expect.element(screen.getByText(t('moreUncounted', { count: 80 }))).toBeVisible()
  await expect.element(screen.getByText(t('signed'), { exact: true })).toBeVisible()
  expect(screen.getByRole('listitem').elements()).toHaveLength(22)
})
