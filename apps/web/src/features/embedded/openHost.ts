import { connectToHost, createProvider, type FramePage, type FrameProvider } from '@countersign/frame'
import type { WebConfig } from '@countersign/protocol/config'
import { BaseError } from '@countersign/protocol/errors'
import { type Config, type CreateConnectorFn, createConnector } from 'wagmi'
import { connect } from 'wagmi/actions'
import type { Host } from '../../domain/safe-apps/createEmbedding.ts'

import { createCatalogue } from '../../lib/messages/createCatalogue.ts'

const t = createCatalogue('embedded')

type OpenHostParameters = { config: Pick<WebConfig, 'chains' | 'frameHosts'>; page: FramePage; wagmi: Config }

/** Performs the host handshake and connects its Safe, replacing other Safe connectors. */
export async function openHost({ config, page, wagmi }: OpenHostParameters): Promise<Host> {
  const host = await connectToHost({ hosts: config.frameHosts, page })
  const { chainId } = host.info
  if (!config.chains.some(({ id }) => id === chainId)) {
    host.frame.dispose()
    throw new BaseError('HOST_CHAIN_UNKNOWN', t('chainUnknown', { chainId: String(chainId) }))
  }
  const { connectors } = wagmi._internal
  const connector = connectors.setup(createHostConnector(host))
  connectors.setState((all) => [...all.filter(({ type }) => type !== connector.type), connector])
  await connect(wagmi, { connector })
  return host
}

/** A wagmi connector for the host's Safe: always connected, on one chain. */
function createHostConnector({ frame, info }: Host): CreateConnectorFn {
  const { chainId, safeAddress } = info
  const provider = createProvider({ chainId, frame, safe: safeAddress })
  return createConnector<FrameProvider>(() => ({
    async connect({ withCapabilities } = {}) {
      // The return type depends on a request flag, which TypeScript cannot express here.
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
    // A host reloads the page to change its Safe or chain.
    onAccountsChanged() {},
    onChainChanged() {},
    onDisconnect() {},
    async switchChain() {
      throw Object.assign(new Error('A Safe lives on one chain.'), { code: 4200 })
    },
    type: 'safe',
  }))
}
