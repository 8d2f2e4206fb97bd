import { expectAccessible } from '@countersign/test/browser'
import { expect, test } from 'vitest'
import { type CreateConnectorFn, createConnector } from 'wagmi'
import { connect } from 'wagmi/actions'
import { emulateTouch } from '../../../test/emulateTouch.ts'
import { renderWithServices } from '../../../test/renderWithServices.tsx'
import { alice } from '../../../test/testReport.ts'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { OpenWallet } from './OpenWallet.tsx'

const t = createCatalogue('review')

/** A wallet in another app, connected. */
async function setup(requestLink?: string) {
  const { services, ...screen } = await renderWithServices(<OpenWallet />)
  const pairing: CreateConnectorFn = createConnector(() => ({
    connect: async () => ({ accounts: [alice] as never, chainId: 31337 }),
    disconnect: async () => {},
    getAccounts: async () => [alice],
    getChainId: async () => 31337,
    getProvider: async () => ({ requestLink }),
    id: 'paired',
    isAuthorized: async () => true,
    name: 'Paired',
    onAccountsChanged: () => {},
    onChainChanged: () => {},
    onDisconnect: () => {},
    type: 'walletConnect',
  }))
  await connect(services.wagmi, { connector: pairing })
  return screen
}

test('default: opens the wallet, and says which', async () => {
  emulateTouch()
  const screen = await setup('metamask://wc?sessionTopic=ab')
  const link = screen.getByRole('link', { name: t('openWallet') })
  await expect.element(link).toHaveAttribute('href', 'metamask://wc?sessionTopic=ab')
  await expect.element(link).not.toHaveAttribute('target')
  await expect.element(screen.getByText('metamask:', { exact: true })).toBeVisible()
  await expectAccessible(screen.container)
})

test('behavior: a web link opens in a tab of its own', async () => {
  emulateTouch()
  const screen = await setup('https://wallet.example/wc?sessionTopic=ab')
  await expect.element(screen.getByRole('link', { name: t('openWallet') })).toHaveAttribute('target', '_blank')
  await expect.element(screen.getByText('wallet.example', { exact: true })).toBeVisible()
})

test('behavior: nothing without a link, and nothing on a computer', async () => {
  const computer = await setup('metamask://wc?sessionTopic=ab')
  expect(computer.container.textContent).toBe('')
  emulateTouch()
  const without = await setup()
  expect(without.container.textContent).toBe('')
})
