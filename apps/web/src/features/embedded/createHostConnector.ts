import { createProvider, type FrameProvider } from '@countersign/frame'
import { type CreateConnectorFn, createConnector } from 'wagmi'
import type { Host } from '../../domain/safe-apps/createEmbedding.ts'

/** The host's Safe as a wallet: always connected, on its one chain. */
export function createHostConnector({ frame, info }: Host): CreateConnectorFn {
  const { chainId, safeAddress } = info
  const provider = createProvider({ chainId, frame, safe: safeAddress })
  return createConnector<FrameProvider>(() => ({
    async connect({ withCapabilities } = {}) {
      // The type of the answer depends on a flag of the request, which TypeScript cannot follow.
      const accounts = (withCapabilities ? [{ address: safeAddress, capabilities: {} }] : [safeAddress]) as never
      return { accounts, chainId }
    },
    async disconnect() {},
    getAccounts: async () => [safeAddress],
    getChainId: async () => chainId,
    getProvider: async () => provider,
    id: 'safe',
    isAuthorized: async () => true,
    name: 'Safe',
    // A host that changes its Safe or chain loads the page anew.
    onAccountsChanged() {},
    onChainChanged() {},
    onDisconnect() {},
    async switchChain() {
      throw Object.assign(new Error('A Safe lives on one chain.'), { code: 4200 })
    },
    type: 'safe',
  }))
}
