import { type ChainConfig, type WebConfig, WebConfigSchema } from '@countersign/protocol/config'

export type CreateWebConfigParameters = {
  chains: readonly ChainConfig[]
  frameHosts?: readonly string[]
  /** The service of the app, and the origins that its users may choose. @default this service alone */
  service?:
    | (Pick<WebConfig, 'gatewayOrigins' | 'nodeOrigins' | 'serviceOrigins' | 'serviceUrl'> &
        Partial<Pick<WebConfig, 'userNetworks'>>)
    | undefined
  /** Wallet connections through third parties. @default none */
  wallets?: Pick<WebConfig, 'coinbase' | 'lookups' | 'relayUrl' | 'walletConnectProjectId'> | undefined
  /** @default ipfs.io and arweave.net */
  gateways?: { arweave: string; ipfs: string } | undefined
}

/** Builds `/config.json`. It has public RPC URLs only: the gateway's own may contain a key. */
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
