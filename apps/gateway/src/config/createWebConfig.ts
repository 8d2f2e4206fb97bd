import { type ChainConfig, type WebConfig, WebConfigSchema } from '@countersign/protocol'

export type CreateWebConfigParameters = { chains: readonly ChainConfig[]; frameHosts?: readonly string[] }

/**
 * What the browser may know of the operator's chains: the public RPC addresses only.
 * The default ones are the gateway's own and may hold a key.
 */
export function createWebConfig({ chains, frameHosts = [] }: CreateWebConfigParameters): WebConfig {
  return WebConfigSchema.parse({
    chains: chains.map((chain) => ({
      ...chain,
      rpcUrls: { default: chain.rpcUrls.public, public: chain.rpcUrls.public },
    })),
    frameHosts,
    serviceUrl: '',
  })
}
