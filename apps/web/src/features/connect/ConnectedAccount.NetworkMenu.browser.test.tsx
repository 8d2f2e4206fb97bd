import { expectAccessible } from '@countersign/test/browser'
import { expect, test, vi } from 'vitest'
import { testChain } from '../../../test/createTestServices.ts'
import { renderPage } from '../../../test/renderPage.tsx'
import { type RenderWithServicesParameters, renderWithServices } from '../../../test/renderWithServices.tsx'
import { alice } from '../../../test/testReport.ts'
import { testSafe } from '../../../test/testSafe.ts'
import { ConnectDialogContext } from '../../domain/services/ConnectDialogContext.ts'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { NetworkMenu } from './ConnectedAccount.tsx'

const t = createCatalogue('connect')

const other = { ...testChain, id: 5, name: 'Other chain' }

async function setup(parameters: RenderWithServicesParameters) {
  const openNetworks = vi.fn()
  const nothing = () => {}
  const control = {
    isRestoring: false,
    open: nothing,
    openAccount: nothing,
    openNetworks,
    prepare: nothing,
    record: nothing,
  }
  const screen = await renderWithServices(
    <ConnectDialogContext value={control}>
      <NetworkMenu />
    </ConnectDialogContext>,
    parameters,
  )
  const move = (chainId: number) => screen.services.wagmi.connectors[0]?.emitter.emit('change', { chainId })
  return { button: screen.getByRole('button'), move, openNetworks, screen }
}

test('default: names the network, follows the wallet, and opens the choice', async () => {
  const { button, move, openNetworks, screen } = await setup({ account: alice, otherChains: [other] })
  await expect.element(button).toHaveAccessibleName(t('network', { chain: 'Demo chain' }))
  move(5)
  await expect.element(button).toHaveAccessibleName(t('network', { chain: 'Other chain' }))
  await button.click()
  expect(openNetworks).toHaveBeenCalledOnce()
  await expectAccessible(screen.container)
})

test('behavior: one that is not configured is marked in words, also when only one is', async () => {
  const { button, move, screen } = await setup({ account: alice })
  expect(button.elements()).toEqual([])
  move(999)
  await expect.element(button).toHaveTextContent(t('wrongNetwork'))
  await expectAccessible(screen.container)
})

test('behavior: nobody is connected, nothing is said', async () => {
  const { button } = await setup({ otherChains: [other] })
  expect(button.elements()).toEqual([])
})

test('behavior: in a Safe on another chain than the wallet, both are named', async () => {
  const screen = await renderPage(`/31337/${testSafe.address}/history`, { account: alice, otherChains: [other] })
  const bar = screen.getByRole('banner')
  await expect
    .element(bar.getByRole('button', { exact: true, name: t('network', { chain: 'Demo chain' }) }))
    .toBeVisible()
  screen.services.wagmi.connectors[0]?.emitter.emit('change', { chainId: 5 })
  await bar.getByRole('button', { name: t('networkOfOther', { chain: 'Other chain', wanted: 'Demo chain' }) }).click()
  await expect.element(screen.getByRole('dialog', { name: 'Switch networks' })).toBeVisible()
})
