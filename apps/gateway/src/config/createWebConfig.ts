import { type ChainConfig, type WebConfig, WebConfigSchema } from '@countersign/protocol/config'

export type CreateWebConfigParameters = {
  chains: readonly ChainConfig[]
  frameHosts?: readonly string[]
  /** Which service the app asks, and which others, nodes and gateways its users may choose. @default this one alone */
  service?: Pick<WebConfig, 'gatewayOrigins' | 'nodeOrigins' | 'serviceOrigins' | 'serviceUrl'> | undefined
  /** Ways to a wallet that involve others. @default none */
  wallets?: Pick<WebConfig, 'coinbase' | 'lookups' | 'relayUrl' | 'walletConnectProjectId'> | undefined
  /** @default the public ones */
  gateways?: { arweave: string; ipfs: string } | undefined
}

/**
 * What the browser may know of the operator's chains: the public RPC addresses only.
 * The default ones are the gateway's own and may hold a key.
 */
export function createWebConfig(parameters: CreateWebConfigParameters): WebConfig {
  const { chains, frameHosts = [], gateways, service, wallets } = parameters
  return WebConfigSchema.parse({
    arweaveGateway: gateways?.arweave,
    chains: chains.map((chain) => ({
      ...chain,
      rpcUrls: { default: chain.rpcUrls.public, public: chain.rpcUrls.public },
    })),
    frameHosts,
    ipfsGateway: gateways?.ipfs,
    serviceUrl: '',
    ...service,
    ...wallets,
  })
}
