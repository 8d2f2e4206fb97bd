import { expectAccessible } from '@countersign/test/browser'
import { expect, test, vi } from 'vitest'
import { renderWithServices } from '../../../test/renderWithServices.tsx'
import { ConnectDialogContext } from '../../domain/services/ConnectDialogContext.ts'
import { Introduction } from './Introduction.tsx'

test('default: what this is for, and the one thing to do', async () => {
  const open = vi.fn()
  const control = { isRestoring: false, open, openAccount() {}, openNetworks() {}, prepare() {}, record() {} }
  const screen = await renderWithServices(
    <ConnectDialogContext value={control}>
      <Introduction />
    </ConnectDialogContext>,
  )
  await screen.getByRole('button', { name: 'Connect wallet' }).click()
  expect(open).toHaveBeenCalledOnce()
  expect(screen.getByRole('list').getByRole('heading', { level: 3 }).elements().length).toBe(3)
  await expectAccessible(screen.container)
})
