import type { SafeContractName } from '@countersign/protocol/chain'
import type { ChainConfig } from '@countersign/protocol/config'
import {
  type ChainInfo,
  ChainInfoSchema,
  createPageLinks,
  createPageSchema,
  parseCursor,
} from '@countersign/protocol/wire'
import type { Context } from 'hono'
import { z } from 'zod'
import { findSafeContract } from '../../lib/findSafeContract.ts'
import { getServedChain } from '../chain-registry/ChainRegistry.ts'
import { defineRoute } from '../http/defineRoute.ts'
import type { RouteDeps } from '../http/RouteDeps.ts'
import { toPublicUrl } from '../http/toPublicUrl.ts'
import { ChainParamsSchema, CursorQuerySchema } from '../wire/wireSchemas.ts'

/** Names the requesting wallet; all wallets get the same features. */
const ServiceKeyQuerySchema = z.object({
  cursor: z.string().optional(),
  serviceKey: z.string().min(1, { error: 'serviceKey is required' }).max(100),
})

const ChainPageSchema = createPageSchema(ChainInfoSchema)

function createPage(c: Context, text: string | undefined, { chains, publicUrl, webUrl }: RouteDeps) {
  const cursor = parseCursor(text)
  const url = toPublicUrl(c, publicUrl)
  const { origin } = new URL(url)
  const all = [...chains.values()]
  const results = all.slice(cursor.offset, cursor.offset + cursor.limit)
  const hasNext = cursor.offset + cursor.limit < all.length
  return {
    count: all.length,
    ...createPageLinks({ cursor, hasNext, url }),
    results: results.map(({ config }) => toChainInfo(config, { origin, webUrl: webUrl ?? origin })),
  }
}

export const chainRoutes = [
  defineRoute({
    method: 'get',
    path: '/v1/chains',
    summary: 'List chains',
    query: CursorQuerySchema,
    response: ChainPageSchema,
    handle: ({ c, query }, deps) => createPage(c, query.cursor, deps),
  }),
  defineRoute({
    method: 'get',
    path: '/v2/chains',
    summary: 'List chains (v2)',
    description: 'Same as v1; `serviceKey` names the kind of client.',
    query: ServiceKeyQuerySchema,
    response: ChainPageSchema,
    handle: ({ c, query }, deps) => createPage(c, query.cursor, deps),
  }),
  defineRoute({
    method: 'get',
    path: '/v1/chains/:chainId',
    summary: 'Get a chain',
    params: ChainParamsSchema,
    response: ChainInfoSchema,
    handle: ({ c, params: { chainId } }, deps) => describeChain(c, chainId, deps),
  }),
  defineRoute({
    method: 'get',
    path: '/v2/chains/:chainId',
    summary: 'Get a chain (v2)',
    description: 'Same as v1; `serviceKey` names the kind of client.',
    params: ChainParamsSchema,
    query: ServiceKeyQuerySchema,
    response: ChainInfoSchema,
    handle: ({ c, params: { chainId } }, deps) => describeChain(c, chainId, deps),
  }),
]

function describeChain(c: Context, chainId: number, { chains, publicUrl, webUrl }: RouteDeps) {
  const { config } = getServedChain(chains, chainId)
  const { origin } = new URL(toPublicUrl(c, publicUrl))
  return toChainInfo(config, { origin, webUrl: webUrl ?? origin })
}

const defaultTheme = { backgroundColor: '#1f3a5f', textColor: '#ffffff' }

type ToChainInfoParameters = {
  origin: string
  webUrl: string
}

/**
 * Maps a chain's configuration to the wire format. Only public RPC URLs are exposed: the gateway's own may contain an
 * API key.
 */
function toChainInfo(config: ChainConfig, { origin, webUrl }: ToChainInfoParameters): ChainInfo {
  const { blockExplorers, contracts, nativeCurrency, rpcUrls } = config
  const rpcUri = {
    authentication: 'NO_AUTHENTICATION' as const,
    value: rpcUrls.public.http[0] ?? rpcUrls.public.webSocket?.[0] ?? '',
  }
  // Official wallets fail without a block explorer; a page of the web app replaces it.
  const explorer = (blockExplorers?.default.url ?? `${webUrl}/explorer/${config.id}`).replace(/\/+$/, '')
  return {
    balancesProvider: { chainName: null, enabled: false },
    beaconChainExplorerUriTemplate: { publicKey: null },
    blockExplorerUriTemplate: {
      address: `${explorer}/address/{{address}}`,
      api: `${explorer}/api?module={{module}}&action={{action}}&address={{address}}&apiKey={{apiKey}}`,
      txHash: `${explorer}/tx/{{txHash}}`,
    },
    chainId: String(config.id),
    chainLogoUri: config.logoUri ?? null,
    chainName: config.name,
    contractAddresses: toContractAddresses(config),
    description: '',
    disabledWallets: [],
    ensRegistryAddress: contracts?.ensRegistry?.address ?? null,
    features: config.features,
    gasPrice: [],
    isTestnet: config.isTestnet,
    l2: config.l2,
    nativeCurrency: { ...nativeCurrency, logoUri: config.nativeCurrencyLogoUri ?? '' },
    publicRpcUri: rpcUri,
    recommendedMasterCopyVersion: config.recommendedMasterCopyVersion,
    relayer: null,
    rpcUri,
    safeAppsRpcUri: rpcUri,
    shortName: config.shortName,
    theme: config.theme ?? defaultTheme,
    transactionService: `${origin}/tx-service/${config.id}`,
    zk: false,
  }
}

function toContractAddresses({ l2, recommendedMasterCopyVersion }: ChainConfig): ChainInfo['contractAddresses'] {
  const find = (name: SafeContractName) => findSafeContract(name, recommendedMasterCopyVersion)
  return {
    createCallAddress: find('CreateCall'),
    fallbackHandlerAddress: find('CompatibilityFallbackHandler'),
    multiSendAddress: find('MultiSend'),
    multiSendCallOnlyAddress: find('MultiSendCallOnly'),
    safeProxyFactoryAddress: find('SafeProxyFactory'),
    safeSingletonAddress: find(l2 ? 'SafeL2' : 'Safe'),
    safeWebAuthnSignerFactoryAddress: null,
    signMessageLibAddress: find('SignMessageLib'),
    simulateTxAccessorAddress: find('SimulateTxAccessor'),
  }
}
