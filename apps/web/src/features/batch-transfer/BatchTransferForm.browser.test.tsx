import { decodeCall } from '@countersign/protocol/decode'
import { expectAccessible } from '@countersign/test/browser'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { renderWithServices } from '../../../test/renderWithServices.tsx'
import { testCoin } from '../../../test/testCoin.ts'
import { testConfirmation, testRecord } from '../../../test/testRecord.ts'
import { alice, bob, dave } from '../../../test/testReport.ts'
import { testSafe, testState } from '../../../test/testSafe.ts'
import { addRecord } from '../../domain/signature-store/confirmations.ts'
import { multiSendQuery } from '../../domain/transaction-builder/multiSendQuery.ts'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { openLargeStorage } from '../../lib/openLargeStorage.ts'
import { createMemoryStorage } from '../../lib/openStorage.ts'
import { BatchTransferForm } from './BatchTransferForm.tsx'
import { blockGasQuery } from './TransactionsSection.tsx'

const t = createCatalogue('batchTransfer')
const tTransactionBuilder = createCatalogue('transactionBuilder')

const multiSend = '0x9641d764fc13c8B624c04430C7356C1C7C8102e2'
const holdings = [testCoin]

async function setup({ blockGas = 30_000_000n, text = '' }: { blockGas?: bigint; text?: string } = {}) {
  const storage = await openLargeStorage({ page: {}, storage: createMemoryStorage() })
  const run = { text, defaultAsset: testCoin.token, parts: [] }
  storage.setItem(`countersign.run.v1:31337:${testSafe.address}`, JSON.stringify(run))
  const screen = await renderWithServices(
    <BatchTransferForm
      holdings={holdings}
      nextNonce={{ basis: 'all', value: 7n }}
      safe={testSafe}
      state={testState}
      storage={storage}
    />,
    {
      prepare: (services) => {
        const { version } = testState
        services.names.update(() => ({ [dave]: 'Dave' }))
        services.queryClient.setQueryData(multiSendQuery(services, { chainId: 31337, version }).queryKey, multiSend)
        services.queryClient.setQueryData(blockGasQuery(services, 31337).queryKey, blockGas)
      },
    },
  )
  const choose = (content: string) =>
    userEvent.upload(screen.getByLabelText(t('file')), new File([content], 'payments.csv', { type: 'text/csv' }))
  const drafts = () => screen.services.drafts.get().transactions
  const row = (number: number) => screen.getByRole('listitem').filter({ hasText: new RegExp(`^${number}(0x|=|\\D)`) })
  return { screen, choose, drafts, row, review: screen.getByRole('button', { name: tTransactionBuilder('review') }) }
}

test('default: a file becomes rows, totals and one transaction through the library', async () => {
  const { screen, choose, drafts, row, review } = await setup()
  await expect.element(screen.getByText(t('emptyTitle'))).toBeVisible()
  await choose(`recipient,amount,name\n${dave},0.5,Rent\n${bob},0.25,\n`)
  await expect.element(screen.getByText(t('added', { count: 2 }))).toBeVisible()
  await expect.element(row(1)).toHaveTextContent(/Dave.*Rent.*0\.5 ETH/)
  await expect.element(row(2)).toHaveTextContent(t('issues.recipientNew'))
  await expect.element(screen.getByRole('table')).toHaveTextContent(/ETH2 rows0\.75 ETH1\.5 ETH0\.75 ETH/)
  await expect.element(screen.getByText(t('one'))).toBeVisible()
  await expectAccessible(screen.container)
  await review.click()
  await expect.poll(drafts).toHaveLength(1)
  const [draft] = drafts()
  expect(draft).toMatchObject({ form: 'many', transaction: { nonce: '7', operation: 1, to: multiSend, value: '0' } })
  const { batch } = decodeCall({ to: multiSend, value: 0n, data: draft?.transaction.data ?? '0x', operation: 1 })
  expect(batch?.calls.map(({ to, value }) => [to, value])).toEqual([
    [dave, 5n * 10n ** 17n],
    [bob, 25n * 10n ** 16n],
  ])
  // Stored with the transaction, for its review and the history.
  const { address, chainId } = testSafe
  await expect
    .poll(() => screen.services.queryClient.getQueryData(['rowNames', chainId, address]))
    .toEqual([{ names: ['Rent', ''], safeTxHash: draft?.safeTxHash }])
})

test('behavior: rows by hand are changed in their place and removed; the same checks beside each field', async () => {
  const { screen, row } = await setup()
  const recipient = screen.getByLabelText(t('recipient'))
  const amount = screen.getByLabelText(t('amount'))
  await recipient.fill(dave)
  await amount.fill('1e3')
  await screen.getByRole('button', { name: t('add') }).click()
  await expect.element(amount).toHaveAccessibleDescription(t('issues.amountExponent'))
  await expect.element(amount).toHaveFocus()
  await amount.fill('0.1')
  await screen.getByRole('button', { name: t('add') }).click()
  await expect.element(row(1)).toHaveTextContent(/Dave.*0\.1 ETH/)
  await expect.element(recipient).toHaveValue('')
  const change = screen.getByRole('button', { name: t('change', { number: 1 }) })
  await change.click()
  await expect.element(recipient).toHaveValue(dave)
  await expect.element(recipient).toHaveFocus()
  await amount.fill('0.2')
  await screen.getByRole('button', { name: t('save', { number: 1 }) }).click()
  await expect.element(row(1)).toHaveTextContent('0.2 ETH')
  await expect.element(change).toHaveFocus()
  await screen.getByRole('button', { name: t('remove', { number: 1 }) }).click()
  await expect.element(screen.getByText(t('emptyTitle'))).toBeVisible()
})

test('behavior: pasted from a spreadsheet, added to what is there', { tags: 'long' }, async () => {
  const { screen, row } = await setup({ text: `row,${dave},0.1,,\n` })
  await expect.element(row(1)).toHaveTextContent('0.1 ETH')
  await screen.getByText(t('paste')).click()
  await screen.getByRole('textbox', { name: t('pasteLabel') }).fill(`${bob}\t0.2\n${bob}\t0.2`)
  await screen.getByRole('button', { name: t('pasteAdd') }).click()
  await expect.element(row(3)).toHaveTextContent(t('issues.copy', { row: 2 }))
  await expect.element(screen.getByRole('textbox', { name: t('pasteLabel') })).toHaveValue('')
})

test('error: each row says what is wrong; nothing goes to the review', async () => {
  const { screen, choose, drafts, row, review } = await setup()
  await choose(`${dave},2\n0x12,1\n=A1,1\n${bob},"1,000"\n`)
  await expect.element(row(1)).toHaveTextContent(tTransactionBuilder('amount.tooMuch', { available: '1.5 ETH' }))
  await expect.element(row(2)).toHaveTextContent(tTransactionBuilder('address.length', { count: 4 }))
  await expect.element(row(3)).toHaveTextContent(t('issues.formula', { cell: 'recipient' }))
  await expect
    .element(row(4))
    .toHaveTextContent(tTransactionBuilder('amount.ambiguous', { decimal: '1.0000', thousands: '1000' }))
  await expect.element(screen.getByText(t('blocked', { count: 4 }))).toBeVisible()
  await expectAccessible(screen.container)
  await review.click()
  await screen.getByLabelText(t('show')).selectOptions(t('filters.caution', { count: 1 }))
  await expect.element(screen.getByRole('button', { name: t('change', { number: 1 }) })).not.toBeInTheDocument()
  expect(drafts()).toEqual([])
})

test('behavior: an imported row is corrected where it stands, with its errors beside the cells', {
  tags: 'long',
}, async () => {
  const { screen, choose, row } = await setup()
  await choose(`${dave},0.1,,Rent\n0x12,-5,,\n${dave},0.3,,\n`)
  await expect.element(screen.getByRole('button', { name: t('filters.stop', { count: 1 }) })).toBeVisible()
  await screen.getByRole('button', { name: t('change', { number: 2 }) }).click()
  const recipient = screen.getByRole('combobox', { name: t('recipient') })
  const amount = screen.getByLabelText(t('amount'))
  await expect.element(recipient).toHaveFocus()
  expect(recipient.element().closest('li')?.previousElementSibling?.textContent).toContain('Rent')
  await expect
    .element(recipient)
    .toHaveAccessibleDescription(expect.stringContaining(tTransactionBuilder('address.length', { count: 4 })))
  await expect.element(amount).toHaveAccessibleDescription(tTransactionBuilder('amount.notPositive'))
  await expectAccessible(screen.container)
  await recipient.fill(bob)
  await amount.fill('0,5')
  await screen.getByRole('button', { name: t('cancelEdit') }).click()
  await expect.element(row(2)).toHaveTextContent('0x12')
  await screen.getByRole('button', { name: t('change', { number: 2 }) }).click()
  await recipient.fill(bob)
  await amount.fill('0,5')
  await screen.getByRole('button', { name: t('save', { number: 2 }) }).click()
  await expect.element(row(2)).toHaveTextContent('0.5 ETH')
  await expect.element(screen.getByRole('button', { name: t('change', { number: 2 }) })).toHaveFocus()
})

test('behavior: names of the file are saved on request, but not that of a look-alike', { tags: 'long' }, async () => {
  const { screen, choose, row } = await setup()
  const lookalike = `${dave.slice(0, 8)}${bob.slice(8, -6)}${dave.slice(-6)}`.toLowerCase()
  await choose(`${bob},0.1,,Bob\n${lookalike},0.1,,Dave\n`)
  await screen.getByRole('button', { name: t('saveNames', { count: 1 }) }).click()
  await expect.poll(() => screen.services.names.get()).toEqual({ [dave]: 'Dave', [bob]: 'Bob' })
  await expect.element(row(1)).not.toHaveTextContent(t('issues.recipientNew'))
})

test('error: a file without rows, and one that is too long', { tags: 'long' }, async () => {
  const { screen, choose } = await setup()
  await choose('')
  await expect.element(screen.getByText(t('refusals.empty'))).toBeVisible()
  await choose(`${dave},1\n`.repeat(10_001))
  await expect.element(screen.getByText(t('refusals.tooMany', { most: 10_000 }))).toBeVisible()
  await expect.element(screen.getByText(t('emptyTitle'))).toBeVisible()
})

test('behavior: what does not fit into a block is signed in turn; rows that are signed can no longer be changed', async () => {
  const text = [dave, bob, alice].map((address) => `row,${address},0.1,,\n`).join('')
  const { screen, drafts, review } = await setup({ blockGas: 480_000n, text })
  const parts = screen.getByRole('list', { name: t('transactions') })
  await expect
    .element(parts)
    .toHaveTextContent(/Transaction 1 of 2Rows 1 to 2, nonce 7NextTransaction 2 of 2Row 3, nonce 8Later/)
  await review.click()
  await expect.poll(drafts).toHaveLength(1)
  const [draft] = drafts()
  if (!draft) throw new Error('There is no draft.')
  const { safeTxHash: hash, transaction } = draft
  const confirmations = [testConfirmation({ signedAt: Date.now() })]
  screen.services.confirmations.update((all) => addRecord(all, testRecord(0, { confirmations, hash, transaction })))
  await expect.element(parts).toHaveTextContent(/Rows 1 to 2SignedTransaction 2 of 2Row 3, nonce 7Next/)
  await expect.element(screen.getByText(t('lockedTitle'))).toBeVisible()
  expect(screen.getByRole('button', { name: t('change', { number: 1 }) }).elements()).toEqual([])
  await review.click()
  await expect.poll(() => drafts()[0]?.transaction).toMatchObject({ operation: 0, to: alice, value: `${10n ** 17n}` })
})

test('behavior: a run that is signed is kept to compare the next one with', { tags: 'long' }, async () => {
  const { screen, choose, drafts, row, review } = await setup({ text: `row,${dave},0.1,,\nrow,${alice},0.1,,\n` })
  await expect.element(row(1)).toBeVisible()
  await review.click()
  await expect.poll(drafts).toHaveLength(1)
  const [draft] = drafts()
  if (!draft) throw new Error('There is no draft.')
  const { safeTxHash: hash, transaction } = draft
  const confirmations = [testConfirmation({ signedAt: Date.now() })]
  screen.services.confirmations.update((all) => addRecord(all, testRecord(0, { confirmations, hash, transaction })))
  await expect.element(screen.getByText(t('finishedTitle'))).toBeVisible()
  await choose(`${dave},0.2\n${bob},0.1\n`)
  await expect.element(row(2)).toBeVisible()
  await screen
    .getByLabelText(t('compare'), { exact: true })
    .selectOptions(t('compareBatch', { date: 'today', rows: '2 rows' }))
  await expect.element(screen.getByText(t('compared', { added: 1, gone: 1, changed: 1, same: 0 }))).toBeVisible()
  await expect.element(row(1)).toHaveTextContent(t('changes.changed', { before: '0.1 ETH' }))
  await expect.element(row(2)).toHaveTextContent(t('changes.new'))
  await expect.element(screen.getByText(t('removed', { count: 1 }))).toBeVisible()
})
