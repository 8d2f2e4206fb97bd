import { expect, test } from 'vitest'
import { renderWithServices } from '../../../test/renderWithServices.tsx'
import { testSafe } from '../../../test/testSafe.ts'
import { formKey, saveForm } from '../../domain/signature-store/drafts.ts'
import { addItems, batchForm, emptyBatch } from '../../domain/transaction-builder/Batch.ts'
import { dave } from '../../domain/transactions/testReport.ts'
import { shell } from '../../lib/messages/shell.ts'
import { BatchLink } from './SafeSwitcher.tsx'

test('default: nothing while the batch is empty, its count and the way to it from the first call on', async () => {
  const screen = await renderWithServices(<BatchLink safe={testSafe} />)
  expect(screen.container.textContent).toBe('')
  const batch = addItems(emptyBatch, [{ to: dave, value: 1n, data: '0x' }])
  screen.services.drafts.update((all) => saveForm(all, formKey(31337, testSafe.address, batchForm), batch))
  await expect
    .element(screen.getByRole('link', { name: shell.batch(1) }))
    .toHaveAttribute('href', `/31337/${testSafe.address}/batch`)
})
