import { expectAccessible } from '@countersign/test/browser'
import { expect, test } from 'vitest'
import { renderWithServices } from '../../../test/renderWithServices.tsx'
import { bob, dave } from '../../../test/testReport.ts'
import { testSafe, testState } from '../../../test/testSafe.ts'
import { formKey, saveForm } from '../../domain/signature-store/drafts.ts'
import { addItems, batchForm, emptyBatch } from '../../domain/transaction-builder/Batch.ts'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { BatchItemForm } from './ContractForm.tsx'

const t = createCatalogue('contractInteraction')
const tBatch = createCatalogue('batch')

const key = formKey(31337, testSafe.address, batchForm)
const batch = addItems(emptyBatch, [
  { to: dave, value: 1n, data: '0xdeadbeef' },
  { to: bob, value: 2n, data: '0x' },
])

async function setup() {
  const [item] = batch.items
  if (!item) throw new Error('no item')
  return renderWithServices(<BatchItemForm item={item} safe={testSafe} state={testState} />, {
    answerNode: (method) => (method === 'eth_getCode' ? '0x60' : `0x${'0'.repeat(64)}`),
    prepare: ({ drafts }) => drafts.update((all) => saveForm(all, key, batch)),
  })
}

test('default: the changed call takes the place of the old one', async () => {
  const screen = await setup()
  await expect.element(screen.getByText(t('isContract'))).toBeVisible()
  await expectAccessible(screen.container)
  await screen.getByLabelText(t('dataLabel'), { exact: true }).fill('0x12345678')
  await screen.getByRole('button', { name: t('saveItem') }).click()
  await expect
    .poll(() => screen.services.drafts.get().forms)
    .toEqual({ [key]: { items: [expect.objectContaining({ data: '0x12345678', id: 1, value: '1' }), batch.items[1]] } })
})

test('error: what a batch cannot hold is refused, with the reason', async () => {
  const screen = await setup()
  await screen.getByLabelText(t('address')).fill('0x9641d764fc13c8B624c04430C7356C1C7C8102e2')
  await expect.element(screen.getByText(t('isContract'))).toBeVisible()
  await screen.getByRole('button', { name: t('saveItem') }).click()
  await expect
    .element(screen.getByRole('alert'))
    .toHaveTextContent(tBatch('refusals.library', { name: 'MultiSendCallOnly' }))
  expect(screen.services.drafts.get().forms[key]).toEqual(batch)
})

test('behavior: leaving it keeps the batch as it was', async () => {
  const screen = await setup()
  await screen.getByLabelText(t('dataLabel'), { exact: true }).fill('0x12')
  await screen.getByRole('link', { name: t('cancelItem') }).click()
  await expect.poll(() => screen.services.drafts.get().forms).toEqual({ [key]: batch })
})
