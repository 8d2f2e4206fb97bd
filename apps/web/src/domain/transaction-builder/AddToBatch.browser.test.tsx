import { expectAccessible } from '@countersign/test/browser'
import { expect, test } from 'vitest'
import { renderWithServices } from '../../../test/renderWithServices.tsx'
import { bob, dave } from '../../../test/testReport.ts'
import { testSafe } from '../../../test/testSafe.ts'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { formKey, saveForm } from '../signature-store/drafts.ts'
import { AddToBatch } from './AddToBatch.tsx'
import { batchForm } from './Batch.ts'
import { type BatchCall, createBatchCall } from './createBatchCall.ts'

const t = createCatalogue('batch')

const calls: readonly BatchCall[] = [
  { to: dave, value: 1n, data: '0x' },
  { to: bob, value: 2n, data: '0x' },
]
const formOf = (form: string) => formKey(31337, testSafe.address, form)

async function setup(onAdd: () => readonly BatchCall[] | undefined) {
  const screen = await renderWithServices(
    <form>
      <input aria-invalid="true" aria-label="Amount" />
      <AddToBatch form="send" onAdd={onAdd} safe={testSafe} />
    </form>,
    { prepare: ({ drafts }) => drafts.update((all) => saveForm(all, formOf('send'), 'typed')) },
  )
  await screen.getByRole('button', { name: t('add') }).click()
  return screen
}

test('default: what stood in the form is in the batch, and the form is empty', async () => {
  const screen = await setup(() => calls.slice(0, 1))
  await expect.element(screen.getByRole('link', { name: t('open', { count: 1 }) })).toBeVisible()
  await expectAccessible(screen.container)
  const { forms } = screen.services.drafts.get()
  expect(forms[formOf(batchForm)]).toEqual({ items: [{ id: 1, to: dave, value: '1', data: '0x' }] })
  expect(forms[formOf('send')]).toBeUndefined()
})

test('behavior: a form that makes a batch of its own adds its calls one by one', async () => {
  const screen = await setup(() => [createBatchCall(calls, '0x9641d764fc13c8B624c04430C7356C1C7C8102e2')])
  await expect.element(screen.getByRole('status')).toHaveTextContent(t('added', { count: 2 }))
})

test('error: a delegatecall is refused with the reason, and nothing is lost', async () => {
  const screen = await setup(() => [{ to: dave, value: 0n, data: '0x', operation: 1 }])
  await expect.element(screen.getByRole('status')).toHaveTextContent(t('refusals.delegatecall'))
  expect(screen.services.drafts.get().forms).toEqual({ [formOf('send')]: 'typed' })
})

test('error: fields in error take the focus', async () => {
  const screen = await setup(() => undefined)
  await expect.element(screen.getByLabelText('Amount')).toHaveFocus()
})
