import type { Config } from 'wagmi'
import { reconnect, watchConnectors } from 'wagmi/actions'

export type RestoreWalletReturnType = {
  /** Settles when the wallets that are there now were tried; true: the last one used is not among them yet. */
  isAwaited: Promise<boolean>
  stop(): void
}

/**
 * Reconnects the wallet of the last visit, now or whenever it announces itself (EIP-6963): a slow extension or node may
 * do so long after wagmi's own attempt, which is made once.
 */
export function restoreWallet(config: Config): RestoreWalletReturnType {
  const stop = reconnectLate(config)
  return { isAwaited: restoreNow(config), stop }
}

async function restoreNow(config: Config): Promise<boolean> {
  const recentId = await readRecentId(config)
  // Another wallet in its place would be an account that nobody chose.
  if (recentId !== undefined && !config.connectors.some(({ id }) => id === recentId)) return true
  await reconnect(config)
  return recentId !== undefined && config.state.status !== 'connected'
}

/** Reconnects the last wallet used when it announces itself after `reconnect` has run. Returns how to stop. */
export function reconnectLate(config: Config): () => void {
  let turn: Promise<unknown> = Promise.resolve()
  const attempt = async () => {
    // Whoever connected by hand meanwhile, or is about to, has decided. Not by `current`: wagmi restores that from the
    // last visit before anything is connected.
    if (config.state.status !== 'disconnected') return
    const recentId = await readRecentId(config)
    const connectors = config.connectors.filter(({ id }) => id === recentId)
    if (connectors.length > 0) await reconnect(config, { connectors })
  }
  const enqueue = () => {
    turn = turn.then(attempt).catch(() => undefined)
  }
  const unwatch = watchConnectors(config, {
    onChange(connectors, earlier) {
      if (connectors.length > earlier.length) enqueue()
    },
  })
  // What wallets before EIP-6963 send when they were put on the page late.
  window.addEventListener('ethereum#initialized', enqueue)
  return () => {
    unwatch()
    window.removeEventListener('ethereum#initialized', enqueue)
  }
}

async function readRecentId(config: Config): Promise<string | undefined> {
  const id = await config.storage?.getItem('recentConnectorId')
  return typeof id === 'string' ? id : undefined
}
