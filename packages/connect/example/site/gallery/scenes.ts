import type { ConnectContextValue } from '../../../src/context/ConnectContext.ts'
import type { ConnectStatus, SignInStatus, SwitchStatus, View } from '../../../src/state/DialogState.ts'
import type { WalletItem, WalletSection } from '../../../src/wallet-list/WalletItem.ts'
import type { Wallet } from '../../../src/wallets/Wallet.ts'

/** One view of the dialog in one of its states. */
export type Scene = { given?: Partial<ConnectContextValue>; name: string; views: readonly View[] }

export function createItem(name: string, wallet: Partial<Wallet> = {}): WalletItem {
  const id = name.toLowerCase()
  return { id, name, reach: 'walletConnect', wallet: { id, name, ...wallet } }
}

const error = new Error('The relay at wss://relay.test did not answer.')
const item = createItem('Acme', {
  downloads: { chrome: 'https://acme.test', desktop: 'https://acme.test/d', mobile: 'https://acme.test/m' },
  steps: {
    desktop: ['installDesktop', 'createWallet', 'connectDesktop'],
    extension: ['installExtension', 'createWallet', 'refreshPage'],
    mobile: ['installApp', 'createWallet', 'scanCode'],
  },
})

export const sections: readonly WalletSection[] = [
  { items: [createItem('Here')], name: 'installed' },
  {
    items: [item, ...['Bolt', 'Café', 'Delta', 'Echo', 'Fox', 'Gulf', 'Hill'].map((name) => createItem(name))],
    name: 'popular',
  },
]

const account = { address: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266' } as const
const on = (id: number, unsupported = false) =>
  ({ connection: { account, chain: { id, unsupported }, status: 'connected' } }) as const

const connect = (progress: ConnectStatus): Scene => ({
  name: progress.status,
  views: [{ view: 'list' }, { attempt: 1, item, progress, view: 'connect' }],
})
const verify = (progress: SignInStatus): Scene => ({
  given: on(31337),
  name: `verify, ${progress.status}`,
  views: [{ progress, view: 'verify' }],
})
const networks = (progress: SwitchStatus, given = on(31337)): Scene => ({
  given,
  name: `networks, ${progress.status}${given.connection.chain.unsupported ? ', wrong one' : ''}`,
  views: [{ progress, view: 'networks' }],
})

/** Every view in every state, for the gallery and for the test that checks each of them. */
export const scenes: readonly Scene[] = [
  { name: 'list', views: [{ view: 'list' }] },
  { name: 'intro', views: [{ view: 'list' }, { view: 'intro' }] },
  { name: 'get', views: [{ view: 'list' }, { view: 'get' }] },
  { name: 'options', views: [{ view: 'list' }, { item, view: 'options' }] },
  { name: 'install', views: [{ view: 'list' }, { item, view: 'install' }] },
  ...(['desktop', 'extension', 'mobile'] as const).map(
    (path): Scene => ({
      name: `instructions, ${path}`,
      views: [{ view: 'list' }, { item, path, view: 'instructions' }],
    }),
  ),
  ...(['opening', 'connecting', 'confirm', 'continue', 'accept'] as const).map((status) => connect({ status })),
  ...(['notFound', 'notInstalled', 'notAvailable', 'openInside', 'unsupportedBrowser'] as const).map((status) =>
    connect({ status }),
  ),
  ...(['rejected', 'pending', 'timedOut', 'offline', 'failed'] as const).map((status) => connect({ error, status })),
  connect({ status: 'scan', uri: 'wc:00@2?relay-protocol=irn' }),
  verify({ status: 'preparing' }),
  verify({ message: 'm', status: 'ready' }),
  verify({ message: 'm', status: 'signing' }),
  verify({ message: 'm', status: 'verifying' }),
  verify({ error, message: 'm', stage: 'verifying', status: 'failed' }),
  networks({ status: 'idle' }),
  networks({ chainId: 5, status: 'asking' }),
  ...(['rejected', 'pending', 'unsupported', 'failed'] as const).map((status) =>
    networks({ chainId: 5, error, status }),
  ),
  networks({ status: 'idle' }, on(999, true)),
  { given: on(31337), name: 'profile', views: [{ view: 'profile' }] },
]
