import { expectAccessible } from '@countersign/test/browser'
import { expect, test, vi } from 'vitest'
import { renderUi } from '../../../test/renderUi.tsx'
import { ChecksDialog } from './ChecksDialog.tsx'

test('default: lists the checks, and says who made them', async () => {
  const onClose = vi.fn()
  const checks = [{ id: 'T01', title: 'The node is on chain 31337', verdict: 'ok' }] as const
  const screen = await renderUi(<ChecksDialog checks={checks} isOpen onClose={onClose} />)
  const dialog = screen.getByRole('dialog', { name: 'Checks on this page' })
  await expect.element(dialog.getByRole('listitem')).toHaveTextContent('The node is on chain 31337passed')
  await expect.element(dialog.getByText(/The service has no say in them/)).toBeVisible()
  await expectAccessible(screen.container)
  await dialog.getByRole('button', { name: 'Close' }).click()
  expect(onClose).toHaveBeenCalled()
})

test('behavior: none yet is not the same as all passed', async () => {
  const screen = await renderUi(<ChecksDialog checks={[]} isOpen onClose={() => {}} />)
  await expect.element(screen.getByText('No checks yet')).toBeVisible()
})
