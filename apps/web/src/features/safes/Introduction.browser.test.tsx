import { expectAccessible } from '@countersign/test/browser'
import { expect, test, vi } from 'vitest'
import { renderWithServices } from '../../../test/renderWithServices.tsx'
import { ConnectDialogContext } from '../../domain/services/ConnectDialogContext.ts'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { Introduction } from './Introduction.tsx'

const t = createCatalogue('introduction')

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
  await expect.poll(() => screen.getByRole('list').getByRole('heading', { level: 3 }).elements().length).toBe(3)
  expect(screen.getByRole('button', { name: t('tryDemo') }).elements()).toEqual([])
  await expectAccessible(screen.container)
})

test('behavior: on the embedded chain the demo is the first thing to do', async () => {
  const open = vi.fn()
  const control = { isRestoring: false, open, openAccount() {}, openNetworks() {}, prepare() {}, record() {} }
  const screen = await renderWithServices(
    <ConnectDialogContext value={control}>
      <Introduction />
    </ConnectDialogContext>,
    {
      prepare: (services) => {
        services.demoWallet = Promise.resolve(undefined)
      },
    },
  )
  await expect.element(screen.getByText(t('tryDemoText'))).toBeVisible()
  // Without the wallet the dialog is the way.
  await screen.getByRole('button', { name: t('tryDemo') }).click()
  await expect.poll(() => open.mock.calls.length).toBe(1)
  await expectAccessible(screen.container)
})
