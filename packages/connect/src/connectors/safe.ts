import { createConnector } from 'wagmi'
import { SAFE_INFO_TIMEOUT } from '../constants.ts'
import { ConnectorNotFoundError, SwitchChainUnsupportedError } from '../errors/connectorErrors.ts'
import { createSafeProvider, getSafeInfo, type SafeInfo, type SafeProvider } from './createSafeProvider.ts'
import { type CreateSafeFrameParameters, createSafeFrame, type SafeFrame } from './safeFrame.ts'

export type SafeParameters = Pick<CreateSafeFrameParameters, 'allowedOrigins'> & {
  /** How long the host may take to say which Safe it shows. @default 1000 */
  timeout?: number | undefined
}

type StorageItem = { 'safe.disconnected': boolean }

/** The Safe that shows this page in a frame; ready only inside one. */
export function safe({ allowedOrigins, timeout = SAFE_INFO_TIMEOUT }: SafeParameters = {}) {
  return createConnector<SafeProvider | undefined, Record<string, unknown>, StorageItem>((config) => {
    let frame: SafeFrame | undefined
    let info: SafeInfo | undefined

    async function load(): Promise<SafeInfo> {
      if (typeof window === 'undefined' || window.parent === window)
        throw new ConnectorNotFoundError({ connector: 'Safe' })
      frame ??= createSafeFrame({ allowedOrigins })
      info ??= await getSafeInfo(frame.request, timeout)
      return info
    }

    return {
      async connect({ withCapabilities } = {}) {
        const { chainId, safeAddress } = await load()
        await config.storage?.removeItem('safe.disconnected')
        return {
          // The type of the answer depends on a flag of the request, which TypeScript cannot follow.
          accounts: (withCapabilities ? [{ address: safeAddress, capabilities: {} }] : [safeAddress]) as never,
          chainId,
        }
      },
      async disconnect() {
        await config.storage?.setItem('safe.disconnected', true)
      },
      async getAccounts() {
        return [(await load()).safeAddress]
      },
      async getChainId() {
        return (await load()).chainId
      },
      async getProvider() {
        return frame && info ? createSafeProvider(info, frame.request) : undefined
      },
      id: 'safe',
      async isAuthorized() {
        try {
          if (await config.storage?.getItem('safe.disconnected')) return false
          return Boolean(await load())
        } catch {
          return false
        }
      },
      name: 'Safe',
      // A Safe lives on one chain with one address: the host loads the page anew when either changes.
      onAccountsChanged() {},
      onChainChanged() {},
      onDisconnect() {
        config.emitter.emit('disconnect')
      },
      async switchChain() {
        throw new SwitchChainUnsupportedError({ connector: 'Safe' })
      },
      type: 'safe',
    }
  })
}
