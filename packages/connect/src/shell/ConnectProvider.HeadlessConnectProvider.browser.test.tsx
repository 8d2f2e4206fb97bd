import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createClient, custom } from 'viem'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { type CreateConnectorFn, createConfig, mock, WagmiProvider } from 'wagmi'
import { chains } from '../../test/chains.ts'
import { useConnectWallet } from '../hooks/useConnectWallet.ts'
import type { AuthenticationAdapter } from '../sign-in/AuthenticationAdapter.ts'
import { createDialogStore } from '../storage/createDialogStore.ts'
import { HeadlessConnectProvider, type HeadlessConnectProviderProps } from './ConnectProvider.tsx'

const alice = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const wallets = [
  { name: 'Ours', wallets: [{ downloads: { extension: 'https://acme.test' }, id: 'acme', name: 'Acme' }] },
]
const authentication: AuthenticationAdapter = {
  createMessage: () => 'Sign in to Demo app',
  getNonce: async () => 'abcdefgh12345678',
  getSession: async () => null,
  signOut: async () => {},
  verify: async () => true,
}

/** Renders the hook's state as text and its actions as buttons. */
function Bare() {
  const { step, ...wallet } = useConnectWallet()
  const items = wallet.sections.flatMap(({ items }) => items)
  return (
    <>
      <p data-testid="connection">{wallet.connection.status}</p>
      <p data-testid="authentication">{wallet.authentication}</p>
      <p data-testid="step">{step.step === 'idle' ? 'idle' : `${step.step}: ${step.progress.status}`}</p>
      {step.step === 'connect' && (
        <p data-testid="downloads">
          {wallet
            .listDownloads(step.item)
            .map(({ path, url }) => `${path} ${url}`)
            .join()}
        </p>
      )}
      {items.map((item) => (
        <button key={item.id} onClick={() => wallet.connect(item)} type="button">
          {item.name}
        </button>
      ))}
      <button onClick={wallet.cancel} type="button">
        Cancel
      </button>
      <button onClick={() => void wallet.disconnect()} type="button">
        Disconnect
      </button>
      <button onClick={wallet.signIn} type="button">
        Sign in
      </button>
      <button onClick={() => void wallet.signOut()} type="button">
        Sign out
      </button>
      <button onClick={() => void wallet.switchNetwork(5)} type="button">
        Switch
      </button>
    </>
  )
}

type Features = Parameters<typeof mock>[0]['features']

/** A wallet that signs locally; wagmi's mock would call a node. */
function createSigner(features: Features): CreateConnectorFn {
  return (config) => {
    const wallet = mock({ accounts: [alice], features })(config)
    const getProvider = async () => {
      const { request } = await wallet.getProvider()
      return {
        // The result type depends on the method, which only viem's own table knows.
        request: async (requested: { method: string }) =>
          requested.method === 'personal_sign' ? '0x12' : request(requested as never),
      }
    }
    return { ...wallet, getProvider }
  }
}

async function setup(props: Partial<HeadlessConnectProviderProps> = {}, features: Features = {}) {
  const config = createConfig({
    chains,
    client: ({ chain }) => createClient({ chain, transport: custom({ request: async () => '0x0' }) }),
    connectors: [createSigner(features)],
    storage: null,
  })
  const screen = await render(
    <WagmiProvider config={config} reconnectOnMount={false}>
      <QueryClientProvider client={new QueryClient()}>
        <HeadlessConnectProvider appName="Demo app" store={createDialogStore(undefined)} wallets={wallets} {...props}>
          <Bare />
        </HeadlessConnectProvider>
      </QueryClientProvider>
    </WagmiProvider>,
  )
  const press = (name: string) => screen.getByRole('button', { exact: true, name }).click()
  const see = (id: string, text: string) =>
    expect.element(screen.getByTestId(id)).toHaveTextContent(new RegExp(`^${text}$`))
  return { press, screen, see }
}

test('default: connects and leaves, and nothing of a dialog is drawn', async () => {
  const { press, screen, see } = await setup()
  await see('step', 'idle')
  await press('Mock Connector')
  await see('connection', 'connected')
  await see('step', 'idle')
  await press('Disconnect')
  await see('connection', 'disconnected')
  expect(screen.container.ownerDocument.querySelector('dialog')).toBeNull()
})

test('behavior: a missing wallet shows where to get it', async () => {
  const { press, see } = await setup()
  await press('Acme')
  await see('step', 'connect: notInstalled')
  await see('downloads', 'extension https://acme.test')
  await press('Cancel')
  await see('step', 'idle')
})

test('error: what failed stays until it is given up', async () => {
  const { press, see } = await setup({}, { connectError: Object.assign(new Error('no'), { code: 4001 }) })
  await press('Mock Connector')
  await see('step', 'connect: rejected')
  await press('Mock Connector')
  await see('step', 'connect: rejected')
  await press('Cancel')
  await see('step', 'idle')
  await see('connection', 'disconnected')
})

test('behavior: a sign-in that the app requires comes with the connection; who gives it up is disconnected', async () => {
  const { press, see } = await setup({ authentication })
  await press('Mock Connector')
  await see('step', 'signIn: ready')
  await press('Sign in')
  await see('authentication', 'authenticated')
  await see('step', 'idle')
  await press('Disconnect')
  await see('connection', 'disconnected')
  await press('Mock Connector')
  await see('step', 'signIn: ready')
  await press('Cancel')
  await see('connection', 'disconnected')
})

test('behavior: an offered sign-in begins on request', { tags: 'long' }, async () => {
  const { press, see } = await setup({ authentication, signIn: 'offered' })
  await press('Mock Connector')
  await see('connection', 'connected')
  await see('step', 'idle')
  await press('Sign in')
  await see('step', 'signIn: ready')
  await press('Sign in')
  await see('authentication', 'authenticated')
  await press('Sign out')
  await see('authentication', 'unauthenticated')
})

test('error: a switch that the wallet refuses is reported', async () => {
  const { press, see } = await setup({}, { switchChainError: Object.assign(new Error('no'), { code: 4001 }) })
  await press('Mock Connector')
  await see('connection', 'connected')
  await press('Switch')
  await see('step', 'switch: rejected')
  await press('Cancel')
  await see('step', 'idle')
})
