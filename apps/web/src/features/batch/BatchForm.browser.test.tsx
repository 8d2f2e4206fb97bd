import { decodeCall } from '@countersign/protocol/decode'
import { expectAccessible } from '@countersign/test/browser'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { renderUi } from '../../../test/renderUi.tsx'
import { renderWithServices } from '../../../test/renderWithServices.tsx'
import { bob, dave } from '../../../test/testReport.ts'
import { testSafe, testState } from '../../../test/testSafe.ts'
import { formKey, saveForm } from '../../domain/signature-store/drafts.ts'
import { addItems, type Batch, BatchSchema, batchForm, emptyBatch } from '../../domain/transaction-builder/Batch.ts'
import { multiSendQuery } from '../../domain/transaction-builder/multiSendQuery.ts'
import { computeChecksum } from '../../domain/transaction-builder/parseBatchFile.ts'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { BatchForm, RemoveAll } from './BatchForm.tsx'

const tTransactionBuilder = createCatalogue('transactionBuilder')
const t = createCatalogue('batch')

const key = formKey(31337, testSafe.address, batchForm)
const multiSend = '0x9641d764fc13c8B624c04430C7356C1C7C8102e2'
const two = addItems(emptyBatch, [
  { to: dave, value: 10n ** 18n, data: '0x' },
  { to: bob, value: 2n * 10n ** 18n, data: '0x' },
])

async function setup(batch: Batch, library: typeof multiSend | null = multiSend) {
  const screen = await renderWithServices(
    <BatchForm nextNonce={{ basis: 'all', value: 7n }} safe={testSafe} state={testState} />,
    {
      prepare: (services) => {
        services.drafts.update((all) => saveForm(all, key, batch))
        const { version } = testState
        services.queryClient.setQueryData(multiSendQuery(services, { chainId: 31337, version }).queryKey, library)
      },
    },
  )
  const values = () =>
    BatchSchema.parse(screen.services.drafts.get().forms[key])
      .items.map(({ value }) => value[0])
      .join('')
  return { screen, values, review: screen.getByRole('button', { name: tTransactionBuilder('review') }) }
}

test('default: several calls become one, through the library that makes plain calls alone', async () => {
  const { screen, review } = await setup(two)
  await expect.element(screen.getByText(t('together', { name: 'MultiSendCallOnly' }))).toBeVisible()
  await expect.element(screen.getByRole('list', { name: t('list') })).toHaveTextContent(/1 ETH.*2 ETH/)
  await expectAccessible(screen.container)
  await review.click()
  await expect.poll(() => screen.services.drafts.get().transactions).toHaveLength(1)
  const [draft] = screen.services.drafts.get().transactions
  expect(draft).toMatchObject({ form: 'batch', transaction: { operation: 1, to: multiSend, value: '0' } })
  const { batch } = decodeCall({ to: multiSend, value: 0n, data: draft?.transaction.data ?? '0x', operation: 1 })
  expect(batch?.calls.map(({ to, value, operation }) => [to, value, operation])).toEqual([
    [dave, 10n ** 18n, 0],
    [bob, 2n * 10n ** 18n, 0],
  ])
})

test('behavior: one call alone needs no library', async () => {
  const { screen, review } = await setup({ items: two.items.slice(0, 1) }, null)
  await expect.element(screen.getByText(t('single'))).toBeVisible()
  await review.click()
  await expect
    .poll(() => screen.services.drafts.get().transactions)
    .toMatchObject([{ transaction: { operation: 0, to: dave } }])
})

test('error: without the library on the chain there is no transaction', async () => {
  const { screen, review } = await setup(two, null)
  await expect.element(screen.getByText(t('noLibrary'))).toBeVisible()
  await review.click()
  expect(screen.services.drafts.get().transactions).toEqual([])
})

test('behavior: moved by keyboard and by drag, copied and removed', async () => {
  const { screen, values } = await setup(two)
  screen
    .getByRole('button', { name: t('moveDown', { number: 1 }) })
    .element()
    .focus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(values).toBe('21')
  await expect.element(screen.getByText(t('moved', { from: 1, to: 2 }))).toBeInTheDocument()
  // The same call is moved again.
  await expect.element(screen.getByRole('button', { name: t('moveDown', { number: 2 }) })).toHaveFocus()
  const rows = screen.getByRole('list', { name: t('list') }).getByRole('listitem')
  await userEvent.dragAndDrop(rows.nth(1), rows.nth(0))
  await expect.poll(values).toBe('12')
  await screen.getByRole('button', { name: t('duplicate', { number: 2 }) }).click()
  await expect.poll(values).toBe('122')
  await screen.getByRole('button', { name: t('remove', { number: 1 }) }).click()
  await expect.poll(values).toBe('22')
})

const fileOf = (transactions: unknown[]) => {
  const file = { version: '1.0', chainId: '31337', createdAt: 5, meta: { name: 'Payroll' }, transactions }
  const text = JSON.stringify({ ...file, meta: { ...file.meta, checksum: computeChecksum(file) } })
  return new File([text], 'batch.json', { type: 'application/json' })
}

test('behavior: a file is imported, and refused as a whole with the reason for each call', async () => {
  const { screen, values } = await setup(emptyBatch)
  await expect.element(screen.getByText(t('emptyTitle'))).toBeVisible()
  await expectAccessible(screen.container)
  const input = screen.getByLabelText(t('import'))
  await userEvent.upload(
    input,
    fileOf([
      { to: dave, value: '3', data: null },
      { to: bob, value: '4', operation: 1 },
    ]),
  )
  await expect.element(screen.getByText(t('importFailed'))).toBeVisible()
  await expect.element(screen.getByText(t('refusals.delegatecall'))).toBeVisible()
  await userEvent.upload(input, fileOf([{ to: dave, value: '3', data: null }]))
  await expect.element(screen.getByText(t('imported', { count: 1 }))).toBeVisible()
  await expect.poll(values).toBe('3')
  await expect.element(screen.getByRole('button', { name: t('export') })).toBeVisible()
})

test('default: asks once more, and can be left', async () => {
  const onRemove = vi.fn()
  const screen = await renderUi(<RemoveAll count={3} onRemove={onRemove} />)
  await screen.getByRole('button', { name: t('removeAll') }).click()
  await expectAccessible(screen.container)
  await screen.getByRole('button', { name: t('removeAllNo') }).click()
  expect(onRemove).not.toHaveBeenCalled()
  await screen.getByRole('button', { name: t('removeAll') }).click()
  await screen.getByRole('button', { name: t('removeAllYes', { count: 3 }) }).click()
  expect(onRemove).toHaveBeenCalledOnce()
})
