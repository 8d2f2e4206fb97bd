import { openStorage } from '../lib/openStorage.ts'
import type { DemoProvider } from './createDemoProvider.ts'
import { type DemoChain, sessionKey } from './DemoChain.ts'

type AnnounceDemoWalletParameters = {
  main: DemoChain
  others: readonly Promise<DemoChain | undefined>[]
}

/**
 * Announces the demo wallet by EIP-6963. Its code loads with its first request: most first visits send none.
 * Returns what permits its first account: it answers the next request to connect without a prompt.
 */
export function announceDemoWallet({ main, others }: AnnounceDemoWalletParameters): () => void {
  let isPermitted = false
  const consumePermission = () => {
    const wasPermitted = isPermitted
    isPermitted = false
    return wasPermitted
  }
  let started: Promise<DemoProvider> | undefined
  const waiting: ((provider: DemoProvider) => void)[] = []
  const start = () => {
    started ??= import('./startDemoWallet.ts').then(
      ({ startDemoWallet }) => {
        const provider = startDemoWallet({ main, others, consumePermission })
        for (const apply of waiting.splice(0)) apply(provider)
        return provider
      },
      (error: unknown) => {
        // The next request tries again.
        started = undefined
        throw error
      },
    )
    return started
  }
  // wagmi subscribes at once: no reason to load it.
  const subscribe = (apply: (provider: DemoProvider) => void) => {
    if (started) void started.then(apply, () => undefined)
    else waiting.push(apply)
  }
  const provider: DemoProvider = {
    on(event, listener) {
      subscribe((wallet) => wallet.on(event, listener))
      return provider
    },
    removeListener(event, listener) {
      subscribe((wallet) => wallet.removeListener(event, listener))
      return provider
    },
    request: async (request) => (await start()).request(request),
  }

  // A connected wallet shows its bar, also in the browser's other tabs. If its code does not load, its requests say so.
  const startConnected = () => {
    if (openStorage(window).getItem(sessionKey) !== null) start().catch(() => undefined)
  }
  window.addEventListener('storage', startConnected)
  startConnected()

  const info = Object.freeze({ icon, name: 'Demo wallet', rdns: 'app.countersign.demo', uuid: crypto.randomUUID() })
  const detail = Object.freeze({ info, provider })
  const announce = () => window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
  window.addEventListener('eip6963:requestProvider', announce)
  announce()
  return () => {
    isPermitted = true
  }
}

const icon = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="8" fill="#805300"/><path d="M8 12h16v11H8zM11 12V9h10v3M19 17h5v3h-5z" fill="none" stroke="#fff" stroke-width="2" stroke-linejoin="round"/></svg>',
)}`
