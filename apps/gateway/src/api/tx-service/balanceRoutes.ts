import {
  AddressSchema,
  CollectibleSchema,
  createPageSchema,
  DecimalsSchema,
  defaultCurrency,
  UintStringSchema,
} from '@countersign/protocol/wire'
import { zeroAddress } from 'viem'
import { z } from 'zod'
import { listCollectiblesPage } from '../../db/queries/collectibles.ts'
import { loadBalances } from '../balances/loadBalances.ts'
import type { ServedChain } from '../chain-registry/ChainRegistry.ts'
import { loadCollectibles } from '../collectibles/loadCollectibles.ts'
import { defineRoute } from '../http/defineRoute.ts'
import type { RouteDeps } from '../http/RouteDeps.ts'
import { getKnownSafe } from '../safe-state/getKnownSafe.ts'
import { listTrustedTokens } from '../tokens/knownTokens.ts'
import { createBooleanQuerySchema } from '../wire/wireSchemas.ts'
import {
  createServicePage,
  createSlicedPage,
  PageQuerySchema,
  parsePageQuery,
  ServiceAddressParamsSchema,
} from './dialect.ts'

/** Token and its address are null for the native currency. */
export const ServiceBalanceSchema = z.object({
  balance: UintStringSchema,
  token: z
    .object({
      decimals: DecimalsSchema.nullable(),
      logoUri: z.string().nullable(),
      name: z.string(),
      symbol: z.string(),
    })
    .nullable(),
  tokenAddress: AddressSchema.nullable(),
  /** Our extension: the token did not respond within its limits. */
  unreadable: z.boolean().optional(),
})

type ServiceBalance = z.output<typeof ServiceBalanceSchema>

// Spam is whatever no list contains: `trusted` excludes it, and `exclude_spam` has no further data.
const HoldingQuerySchema = z.object({
  exclude_spam: createBooleanQuerySchema(false),
  trusted: createBooleanQuerySchema(false),
})

type ListBalancesParameters = {
  chain: ServedChain
  isTrustedOnly: boolean
  safe: z.output<typeof AddressSchema>
}

async function listBalances(
  { db, prices }: Pick<RouteDeps, 'db' | 'prices'>,
  { chain, isTrustedOnly, safe }: ListBalancesParameters,
): Promise<ServiceBalance[]> {
  await getKnownSafe(db, chain, safe)
  const { items } = await loadBalances(db, chain, {
    currency: defaultCurrency,
    isTrustedOnly,
    prices: await prices.load(),
    requester: chain.requester,
    safe,
  })
  const balances = items.map(({ balance, tokenInfo, unreadable }): ServiceBalance => {
    const { address, decimals, logoUri, name, symbol } = tokenInfo
    const isCoin = address === zeroAddress
    return {
      balance,
      token: isCoin ? null : { decimals, logoUri, name, symbol },
      tokenAddress: isCoin ? null : address,
      ...(unreadable ? { unreadable } : {}),
    }
  })
  // The native currency comes first, whatever it is worth.
  return balances.toSorted((a, b) => Number(a.tokenAddress !== null) - Number(b.tokenAddress !== null))
}

const maxCollectibles = 10

export const serviceBalanceRoutes = [
  defineRoute({
    method: 'get',
    path: '/v1/safes/:address/balances',
    summary: 'List balances of a Safe',
    description: 'The native currency first, then tokens. Read from the node.',
    params: ServiceAddressParamsSchema,
    query: HoldingQuerySchema,
    response: z.array(ServiceBalanceSchema),
    handle: ({ chain, params: { address: safe }, query: { trusted } }, deps) =>
      listBalances(deps, { chain, isTrustedOnly: trusted, safe }),
  }),
  defineRoute({
    method: 'get',
    path: '/v2/safes/:address/balances',
    summary: 'List balances of a Safe, paginated',
    params: ServiceAddressParamsSchema,
    query: HoldingQuerySchema.extend(PageQuerySchema.shape),
    response: createPageSchema(ServiceBalanceSchema),
    async handle({ c, chain, params: { address: safe }, query: { trusted } }, deps) {
      const balances = await listBalances(deps, { chain, isTrustedOnly: trusted, safe })
      return createSlicedPage(c, balances, deps.publicUrl)
    },
  }),
  defineRoute({
    method: 'get',
    // Fetched metadata is stored.
    stores: true,
    path: '/v2/safes/:address/collectibles',
    summary: 'List NFTs of a Safe',
    description: 'At most 10 per page.',
    params: ServiceAddressParamsSchema,
    query: HoldingQuerySchema.extend(PageQuerySchema.shape),
    response: createPageSchema(CollectibleSchema),
    async handle({ c, chain, params: { address: safe }, query: { trusted } }, { db, metadata, publicUrl }) {
      await getKnownSafe(db, chain, safe)
      const cursor = parsePageQuery(c, { defaultLimit: maxCollectibles, maxLimit: maxCollectibles })
      const { collectibles, count, edges, hasMore } = await listCollectiblesPage(db, {
        ...cursor,
        chainId: chain.config.id,
        safe,
        trustedTokens: trusted ? listTrustedTokens(chain.config) : undefined,
      })
      const results = await loadCollectibles({ chain, db, metadata, requester: chain.requester }, collectibles)
      return createServicePage(c, { count, cursor, edges, hasMore, publicUrl, results })
    },
  }),
]
