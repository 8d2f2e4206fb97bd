import type { Config } from 'wagmi'
import { reconnect, watchConnectors } from 'wagmi/actions'

export type RestoreWalletReturnType = {
  /** Resolves after the present wallets were tried; true: the last one used is not among them yet. */
  isAwaited: Promise<boolean>
  stop(): void
}

/**
 * Reconnects the wallet of the last visit, now or when it announces itself (EIP-6963): slow extensions do so after
 * wagmi's only attempt.
 */
export function restoreWallet(config: Config): RestoreWalletReturnType {
  const stop = reconnectLate(config)
  return { isAwaited: restoreNow(config), stop }
}

async function restoreNow(config: Config): Promise<boolean> {
  const recentId = await readRecentId(config)
  // Another wallet would be an account that the user did not choose.
  if (recentId !== undefined && !config.connectors.some(({ id }) => id === recentId)) return true
  await reconnect(config)
  return recentId !== undefined && config.state.status !== 'connected'
}

/** Reconnects the last wallet used when it announces itself after `reconnect`. Returns the unsubscribe function. */
export function reconnectLate(config: Config): () => void {
  let turn: Promise<unknown> = Promise.resolve()
  const attempt = async () => {
    // A manual connection takes precedence. `current` is no evidence of one: wagmi restores it from storage.
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
  // Event of late-injected wallets before EIP-6963.
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
