import { createHost, type Host, type HostPage } from '../src/host/createHost.ts'
import type { HostMethods } from '../src/host/HostMethods.ts'
import type { FrameMessage } from '../src/transport/FramePage.ts'
import { createTestWindow, type TestWindow } from './createTestWindow.ts'
import { recipient, someHash } from './samples.ts'

export const appOrigin = 'https://app.example'
const hostOrigin = 'https://host.example'

export type HostedApp = {
  /** The app's window: what its scripts see as `window`. */
  app: TestWindow
  /** What the host posted into the frame, with the origin that it was meant for. */
  readonly answers: readonly { message: unknown; target: string }[]
  /** Lets a message arrive at the host, from whomever. By default from the app. */
  deliver(data: unknown, from?: { origin?: string; source?: unknown }): void
  host: Host
  listenerCount(): number
  readonly stops: number
}

/** A host and an app in its frame, as two windows between which messages are cloned and delivered by origin. */
export function createHostedApp(methods: Partial<HostMethods> = {}): HostedApp {
  const listeners = new Set<(message: FrameMessage) => void>()
  const answers: { message: unknown; target: string }[] = []
  let stops = 0
  const contentWindow = {
    postMessage(message: unknown, target: string) {
      const copy: unknown = structuredClone(message)
      answers.push({ message: copy, target })
      if (target === appOrigin) app.deliver(copy)
    },
  }
  const app = createTestWindow({ hostOrigin, onRequest: (message) => deliver(message) })
  const page: HostPage = {
    addEventListener: (_type, listener) => void listeners.add(listener),
    location: { origin: hostOrigin },
    get parent() {
      return page
    },
    removeEventListener: (_type, listener) => void listeners.delete(listener),
  }
  function deliver(data: unknown, { origin = appOrigin, source = contentWindow }: Partial<FrameMessage> = {}): void {
    for (const listener of [...listeners]) listener({ data, origin, source })
  }
  const host = createHost({
    frame: { contentWindow },
    methods: { ...plainMethods, ...methods },
    onStopped: () => {
      stops += 1
    },
    origin: appOrigin,
    page,
  })
  return {
    answers,
    app,
    deliver,
    host,
    listenerCount: () => listeners.size,
    get stops() {
      return stops
    },
  }
}

/** A host that says yes to everything at once. */
export const plainMethods: HostMethods = {
  getChainInfo: () => ({
    blockExplorerUriTemplate: { address: '', api: '', txHash: '' },
    chainId: '31337',
    chainName: 'Local chain',
    nativeCurrency: { decimals: 18, logoUri: null, name: 'Ether', symbol: 'ETH' },
    shortName: 'local',
  }),
  getEnvironmentInfo: () => ({ origin: hostOrigin }),
  getOffChainSignature: () => undefined,
  getPermissions: () => [],
  getSafeBalances: ({ currency }) => ({ fiatTotal: '0', items: [], currency }),
  getSafeInfo: () => ({
    chainId: 31_337,
    fallbackHandler: null,
    guard: null,
    implementation: recipient,
    isReadOnly: false,
    modules: null,
    network: 'LOCAL CHAIN',
    nonce: 7,
    owners: [recipient],
    safeAddress: recipient,
    threshold: 1,
    version: '1.4.1',
  }),
  getTxBySafeTxHash: ({ safeTxHash }) => ({ safeTxHash }),
  requestAddressBook: () => [],
  requestPermissions: () => [{ caveats: [], date: 1, invoker: appOrigin, parentCapability: 'requestAddressBook' }],
  rpcCall: ({ call, params }) => ({ call, params }),
  sendTransactions: () => ({ safeTxHash: someHash }),
  setSafeSettings: (settings) => settings,
  signMessage: () => ({ messageHash: someHash, signature: '0x11' }),
  signTypedMessage: () => ({ messageHash: someHash, signature: '0x22' }),
}
