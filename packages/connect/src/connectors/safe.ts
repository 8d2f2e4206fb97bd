import { createConnector } from 'wagmi'
import { SAFE_INFO_TIMEOUT } from '../constants.ts'
import { loadOnce } from '../loadOnce.ts'
import type { CreateSafeFrameParameters, SafeInfo, SafeProvider } from './connectSafe.ts'

export type SafeParameters = Pick<CreateSafeFrameParameters, 'allowedOrigins'> & {
  /** Timeout for the host's response. @default 1000 */
  timeout?: number | undefined
}

type StorageItem = { 'safe.disconnected': boolean }

/** Connector for the Safe that frames this page; available only inside a frame. */
export function safe({ allowedOrigins, timeout = SAFE_INFO_TIMEOUT }: SafeParameters = {}) {
  return createConnector<SafeProvider | undefined, Record<string, unknown>, StorageItem>((config) => {
    // A host that timed out once may respond the next time.
    const load = loadOnce(async (): Promise<{ info: SafeInfo; provider: SafeProvider }> => {
      const { connectSafe } = await import('./connectSafe.ts')
      return connectSafe({ allowedOrigins, timeout })
    })

    return {
      async connect({ withCapabilities } = {}) {
        const { chainId, safeAddress } = (await load()).info
        await config.storage?.removeItem('safe.disconnected')
        return {
          // The result type depends on a flag of the request, which TypeScript cannot follow.
          accounts: (withCapabilities ? [{ address: safeAddress, capabilities: {} }] : [safeAddress]) as never,
          chainId,
        }
      },
      async disconnect() {
        await config.storage?.setItem('safe.disconnected', true)
      },
      async getAccounts() {
        return [(await load()).info.safeAddress]
      },
      async getChainId() {
        return (await load()).info.chainId
      },
      async getProvider() {
        return isFramed() ? (await load()).provider : undefined
      },
      id: 'safe',
      async isAuthorized() {
        try {
          if (!isFramed() || (await config.storage?.getItem('safe.disconnected'))) return false
          return Boolean(await load())
        } catch {
          return false
        }
      },
      name: 'Safe',
      // A Safe has one chain and one address: the host reloads the page when either changes.
      onAccountsChanged() {},
      onChainChanged() {},
      onDisconnect() {
        config.emitter.emit('disconnect')
      },
      async switchChain() {
        throw Object.assign(new Error('A Safe lives on one chain.'), { code: 4200 })
      },
      type: 'safe',
    }
  })
}

const isFramed = () => typeof window !== 'undefined' && window.parent !== window
