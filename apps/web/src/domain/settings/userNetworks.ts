import { type ChainConfig, WebChainConfigSchema, type WebConfig } from '@countersign/protocol/config'
import { z } from 'zod'
import { defineLocalStore } from '../../lib/defineLocalStore.ts'
import { isExplorerUrl, readNodeUrl } from './applyChoices.ts'

/** A network that the user added in this browser. */
export const UserNetworkSchema = z.object({
  id: z.int().positive(),
  name: z.string().trim().min(1).max(40),
  rpcUrl: z
    .string()
    .max(2_000)
    .refine((url) => /^https?:\/\//i.test(url) && URL.canParse(url)),
  /** Empty: none. */
  explorerUrl: z.string().max(2_000).catch(''),
  /** Of the native currency, which has 18 decimals on every EVM chain that we know. */
  symbol: z.string().trim().min(1).max(12),
})

export type UserNetwork = z.infer<typeof UserNetworkSchema>

export const UserNetworksSchema = z.array(UserNetworkSchema).max(50)

export const openUserNetworks = defineLocalStore({
  empty: [],
  key: 'countersign.networks.v1',
  schema: UserNetworksSchema,
})

type AddContext = { config: WebConfig; origin: string }

/** The configuration with the user's networks. The operator's chains come first, and one that is no longer allowed is left out. */
export function addUserNetworks(
  networks: readonly UserNetwork[],
  { config, origin }: AddContext,
): { config: WebConfig; added: ReadonlySet<number> } {
  const chains = networks.flatMap((network) => {
    if (config.chains.some(({ id }) => id === network.id)) return []
    return 'refusal' in readNetworkUrl(network.rpcUrl, { config, origin }) ? [] : toChainConfig(network)
  })
  return { added: new Set(chains.map(({ id }) => id)), config: { ...config, chains: [...config.chains, ...chains] } }
}

export type NetworkChoice = ReturnType<typeof readNodeUrl> | { refusal: 'off'; origin: string }

/** A node URL for a network of the user, by the operator's rule. */
export function readNetworkUrl(text: string, context: AddContext): NetworkChoice {
  return context.config.userNetworks === 'off' ? { origin: '', refusal: 'off' } : readNodeUrl(text, context)
}

function toChainConfig({ explorerUrl, id, name, rpcUrl, symbol }: UserNetwork): ChainConfig {
  const urls = { http: [rpcUrl] }
  return WebChainConfigSchema.parse({
    id,
    name,
    nativeCurrency: { decimals: 18, name: symbol, symbol },
    network: `network-${id}`,
    rpcUrls: { default: urls, public: urls },
    shortName: `network-${id}`,
    ...(isExplorerUrl(explorerUrl)
      ? { blockExplorers: { default: { name: new URL(explorerUrl).host, url: explorerUrl } } }
      : {}),
  })
}

/**
 * Requests about the user's networks never reach the service: it does not index them, and need not know of them. They
 * are answered as a service answers that does not know the chain.
 */
export function withholdFromService(fetchUrl: typeof fetch, networks: ReadonlySet<number>): typeof fetch {
  return async (input, init) => {
    const url = input instanceof Request ? input.url : String(input)
    const [, chainId] = /\/(?:chains|tx-service)\/(\d+)(?:[/?]|$)/.exec(url) ?? []
    if (chainId === undefined || !networks.has(Number(chainId))) return fetchUrl(input, init)
    return Response.json(
      { code: 'NETWORK_NOT_SERVED', message: 'The service does not serve this network.' },
      { status: 404 },
    )
  }
}
