import '../styles.css'
import { expectAccessible } from '@countersign/test/browser'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createClient, custom } from 'viem'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { createConfig, mock, useConnection, WagmiProvider } from 'wagmi'
import { chains } from '../../test/chains.ts'
import { words } from '../../test/renderView.tsx'
import { createDialogStore } from '../storage/createDialogStore.ts'
import { ConnectButton } from '../views/ConnectButton.tsx'
import { ConnectProvider } from './ConnectProvider.tsx'
import type { ConnectProviderProps } from './ConnectState.tsx'

const alice = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'

/** wagmi's type has at least one account; a wallet may return none. */
const toAccounts = (accounts: readonly `0x${string}`[]) => accounts as readonly [`0x${string}`, ...`0x${string}`[]]

function CurrentChain() {
  return <p data-testid="chain">{useConnection().chainId}</p>
}

/** An app with one wallet, which accepts by default. */
async function setup(
  props: Partial<ConnectProviderProps> = {},
  error?: Error,
  switchChainError?: Error,
  accounts: readonly `0x${string}`[] = [alice],
) {
  const config = createConfig({
    chains,
    client: ({ chain }) => createClient({ chain, transport: custom({ request: async () => '0x0' }) }),
    connectors: [
      mock({
        accounts: toAccounts(accounts),
        features: { ...(error ? { connectError: error } : {}), ...(switchChainError ? { switchChainError } : {}) },
      }),
    ],
    storage: null,
  })
  const stored = new Map<string, string>()
  const store = createDialogStore({
    getItem: (key) => stored.get(key) ?? null,
    removeItem: (key) => void stored.delete(key),
    setItem: (key, value) => void stored.set(key, value),
  })
  const screen = await render(
    <WagmiProvider config={config} reconnectOnMount={false}>
      <QueryClientProvider client={new QueryClient()}>
        <ConnectProvider appName="Demo app" locale="en" store={store} wallets={[]} {...props}>
          <ConnectButton network="none" />
          <CurrentChain />
        </ConnectProvider>
      </QueryClientProvider>
    </WagmiProvider>,
  )
  return { screen, store }
}

test('default: from the button through the dialog to an account, and out again', async () => {
  const { screen, store } = await setup()
  await screen.getByRole('button', { name: words('connectWallet') }).click()
  const dialog = screen.getByRole('dialog', { name: words('connectTitle') })
  await expectAccessible(dialog.element())
  await dialog.getByRole('button', { name: 'Mock Connector' }).click()
  const account = screen.getByRole('button', { name: words('accountLabel', { account: alice }) })
  await expect.element(account).toBeVisible()
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
  expect(store.read().recentWallets).toEqual(['mock'])
  expect(store.wasConnected()).toBe(true)
  await account.click()
  await screen.getByRole('button', { name: words('disconnect') }).click()
  await expect.element(screen.getByRole('button', { name: words('connectWallet') })).toBeVisible()
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
})

test('error: a refused connection is reported, and the list is still there', async () => {
  const { screen } = await setup({}, Object.assign(new Error('no'), { code: 4001 }))
  await screen.getByRole('button', { name: words('connectWallet') }).click()
  await screen.getByRole('button', { name: 'Mock Connector' }).click()
  await expect.element(screen.getByRole('status')).toHaveTextContent(words('rejected'))
  await expect.element(screen.getByRole('button', { name: words('retry') })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(screen.getByRole('button', { name: words('connectWallet') })).toHaveFocus()
})

test.each([
  [4001, 'User rejected the request.', words('rejected')],
  [-32002, 'Already processing.', words('pending')],
  [4100, 'The vault is locked.', words('failed')],
  [4200, 'Not supported.', words('failed')],
  [4902, 'Unrecognized chain ID.', words('failed')],
  [-32601, 'The method does not exist.', words('failed')],
])('error: a wallet that answers %s is reported, and nothing of it is stored', async (code, message, title) => {
  const { screen, store } = await setup({}, Object.assign(new Error(message), { code }))
  await screen.getByRole('button', { name: words('connectWallet') }).click()
  await screen.getByRole('button', { name: 'Mock Connector' }).click()
  await expect.element(screen.getByRole('status')).toHaveTextContent(title)
  // The wallet's own message under "Details".
  expect(screen.getByRole('dialog').element().textContent).toContain(message)
  expect(store.read().recentWallets).toEqual([])
  expect(store.wasConnected()).toBe(false)
  await userEvent.keyboard('{Escape}')
  await expect.element(screen.getByRole('button', { name: words('connectWallet') })).toBeVisible()
})

test('parameters: chainId, switched to after connecting', async () => {
  const { screen } = await setup({ chainId: 5 })
  await screen.getByRole('button', { name: words('connectWallet') }).click()
  await screen.getByRole('button', { name: 'Mock Connector' }).click()
  await expect.element(screen.getByRole('button', { name: words('accountLabel', { account: alice }) })).toBeVisible()
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
  await expect.element(screen.getByTestId('chain')).toHaveTextContent('5')
})

test('error: after a refused switch the wallet is connected, and is not reported as sharing nothing', async () => {
  const refusal = Object.assign(new Error('no'), { code: 4001 })
  const { screen } = await setup({ chainId: 5 }, undefined, refusal)
  await screen.getByRole('button', { name: words('connectWallet') }).click()
  await screen.getByRole('button', { name: 'Mock Connector' }).click()
  const dialog = screen.getByRole('dialog', { name: words('networksTitle') })
  await expect.element(dialog.getByText(words('switchRejected', { chain: 'Other chain' })).first()).toBeVisible()
  expect(dialog.element().textContent).not.toContain('Nothing was shared')
  await expect.element(screen.getByTestId('chain')).toHaveTextContent('31337')
  await userEvent.keyboard('{Escape}')
  await expect.element(screen.getByRole('button', { name: words('accountLabel', { account: alice }) })).toBeVisible()
})

test('parameters: messages and locale, the app’s texts and another language', async () => {
  const { screen } = await setup({ locale: 'de', messages: { connectTitle: 'Herein' } })
  const button = screen.getByRole('button', { name: 'Wallet verbinden' })
  await button.click()
  await expect.element(screen.getByRole('dialog', { name: 'Herein' })).toBeVisible()
})

test('parameters: signIn, nobody is let in half-way', async () => {
  const { screen } = await setup({
    authentication: {
      createMessage: () => 'Sign in to Demo app',
      getNonce: async () => 'abcdefgh12345678',
      getSession: async () => null,
      signOut: async () => {},
      verify: async () => true,
    },
    signIn: 'required',
  })
  await screen.getByRole('button', { name: words('connectWallet') }).click()
  await screen.getByRole('button', { name: 'Mock Connector' }).click()
  await expect.element(screen.getByRole('dialog', { name: words('verifyTitle') })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(screen.getByRole('button', { name: words('connectWallet') })).toBeVisible()
})

test('parameters: locale, which the dialog announces to screen readers', async () => {
  const { screen } = await setup({ locale: 'de' })
  await expect.element(screen.getByRole('button', { name: 'Wallet verbinden' })).toBeVisible()
  await screen.getByRole('button', { name: 'Wallet verbinden' }).click()
  await expect.element(screen.getByRole('dialog')).toHaveAttribute('lang', 'de')
})

test('error: a wallet without an account declined nothing, and shows what to do', async () => {
  const { screen, store } = await setup({}, undefined, undefined, [])
  await screen.getByRole('button', { name: words('connectWallet') }).click()
  const dialog = screen.getByRole('dialog', { name: words('connectTitle') })
  await dialog.getByRole('button', { name: 'Mock Connector' }).click()
  const wallet = { wallet: 'Mock Connector' }
  await expect.element(dialog.getByText(words('noAccount', wallet)).first()).toBeVisible()
  await expect.element(dialog.getByText(words('noAccountText', wallet), { exact: true })).toBeVisible()
  await expect.element(dialog.getByText(words('rejectedText', wallet))).not.toBeInTheDocument()
  await expect.element(dialog.getByRole('button', { name: words('retry') })).toBeVisible()
  expect(store.read().recentWallets).toEqual([])
})

test('parameters: prefetch, an idle page loads the list without a click; by default it does not', async () => {
  const wallets = vi.fn(async () => [])
  const { screen } = await setup({ wallets })
  await new Promise((resolve) => requestIdleCallback(resolve))
  expect(wallets).not.toHaveBeenCalled()
  await screen.unmount()
  await setup({ prefetch: 'idle', wallets })
  await expect.poll(() => wallets.mock.calls.length).toBe(1)
})
