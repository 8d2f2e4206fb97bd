import { SignClient } from '@walletconnect/sign-client'
import { replayEarlierOnly } from '../src/connectors/createPairing.ts'
import { createKitStorage } from './createKitStorage.ts'

type Namespaces = Record<string, { chains?: string[]; events: string[]; methods: string[] }>

export type StartPairedAppParameters = { relayUrl: string; name?: string; url?: string }

export type PairedApp = {
  /** What the wallet told of its own accord. */
  events: { name: string; data: unknown }[]
  hasEnded: boolean
  topic: string
  /** The account and the methods of the session. */
  granted: { accounts: readonly string[]; methods: readonly string[] }
  /** Of the session (CAIP-25). */
  properties: Record<string, string>
  /** Makes a link. `settled` is the wallet's answer; it carries a code where it is no. */
  propose(requested: { optional?: Namespaces; required?: Namespaces }): Promise<{ uri: string; settled: Promise<void> }>
  request(method: string, params: unknown, options?: { chain?: string }): Promise<unknown>
  end(): Promise<void>
  stop(): Promise<void>
}

/** What most apps ask for. */
export const usualNamespaces = (chainIds: readonly number[]): Namespaces => ({
  eip155: {
    chains: chainIds.map((id) => `eip155:${id}`),
    events: ['accountsChanged', 'chainChanged'],
    methods: [
      'eth_sendTransaction',
      'personal_sign',
      'eth_signTypedData_v4',
      'eth_sign',
      'eth_accounts',
      'eth_call',
      'eth_getBalance',
      'eth_getTransactionReceipt',
      'wallet_sendCalls',
      'wallet_getCallsStatus',
      'wallet_getCapabilities',
      'wallet_switchEthereumChain',
    ],
  },
})

/** An app on some website: the real SDK on the app's side. */
export async function startPairedApp(parameters: StartPairedAppParameters): Promise<PairedApp> {
  const { name = 'Lab app', relayUrl, url = 'https://app.example' } = parameters
  const client = await SignClient.init({
    customStoragePrefix: crypto.randomUUID(),
    logger: 'silent',
    metadata: { description: 'An app', icons: ['https://app.example/icon.png'], name, url },
    projectId: 'local',
    relayUrl,
    storage: createKitStorage(),
    telemetryEnabled: false,
  })
  replayEarlierOnly(client)
  const app: PairedApp = {
    end: () => client.disconnect({ reason: { code: 6000, message: 'Bye.' }, topic: app.topic }),
    events: [],
    granted: { accounts: [], methods: [] },
    hasEnded: false,
    async propose({ optional = {}, required = {} }) {
      const { approval, uri = '' } = await client.connect({
        optionalNamespaces: optional,
        requiredNamespaces: required,
      })
      const settled = approval().then((session) => {
        app.topic = session.topic
        app.granted = session.namespaces.eip155 ?? app.granted
        app.properties = session.sessionProperties ?? {}
      })
      // Whoever does not wait for it is not told by the process either.
      settled.catch(() => undefined)
      return { settled, uri }
    },
    properties: {},
    request(method, params, { chain } = {}) {
      const [, own = ''] = /^(eip155:\d+):/.exec(app.granted.accounts[0] ?? '') ?? []
      return client.request({ chainId: chain ?? own, request: { method, params }, topic: app.topic })
    },
    async stop() {
      await client.core.relayer.transportClose().catch(() => undefined)
      client.core.heartbeat.stop()
    },
    topic: '',
  }
  client.on('session_event', ({ params: { event } }) => app.events.push(event))
  client.on('session_update', ({ params }) => {
    app.granted = params.namespaces.eip155 ?? app.granted
  })
  client.on('session_delete', () => {
    app.hasEnded = true
  })
  return app
}
