import { expectAccessible } from '@countersign/test/browser'
import { expect, test, vi } from 'vitest'
import { renderUi } from '../../../test/renderUi.tsx'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { ChecksDialog } from './ChecksDialog.tsx'

const t = createCatalogue('checks')

test('default: lists the checks, and says who made them', async () => {
  const onClose = vi.fn()
  const checks = [{ id: 'T01', title: 'The node is on chain 31337', verdict: 'ok' }] as const
  const screen = await renderUi(<ChecksDialog checks={checks} isOpen onClose={onClose} />)
  const dialog = screen.getByRole('dialog', { name: t('dialogTitle') })
  await expect.element(dialog.getByRole('listitem')).toHaveTextContent(`The node is on chain 31337${t('verdict.ok')}`)
  await expect.element(dialog.getByText(t('dialogText'))).toBeVisible()
  await expectAccessible(screen.container)
  await dialog.getByRole('button', { name: 'Close' }).click()
  expect(onClose).toHaveBeenCalled()
})

test('behavior: none yet is not the same as all passed', async () => {
  const screen = await renderUi(<ChecksDialog checks={[]} isOpen onClose={() => {}} />)
  await expect.element(screen.getByText(t('none'))).toBeVisible()
})
