import { AddressSchema, ChainIdParamSchema, type SafeOverview, SafeOverviewsSchema } from '@countersign/protocol/wire'
import type { Kysely } from 'kysely'
import type { Address } from 'viem'
import { z } from 'zod'
import { countQueue } from '../../db/queries/queue.ts'
import type { Database } from '../../db/schema.ts'
import { chunk } from '../../lib/chunk.ts'
import type { PriceTable } from '../../lib/prices/PriceTable.ts'
import { loadBalances } from '../balances/loadBalances.ts'
import { type ChainRegistry, getServedChain, type ServedChain } from '../chain-registry/ChainRegistry.ts'
import { RequestError } from '../errors/RequestError.ts'
import { defineRoute } from '../http/defineRoute.ts'
import { getKnownSafe } from '../safe-state/getKnownSafe.ts'
import { CurrencySchema, createBooleanQuerySchema, toAddressEx } from '../wire/wireSchemas.ts'

const maxSafes = 10
/** Of one request: all ten would keep others from the database's connections. */
const atOnce = 2

/** `1:0x…,5:0x…` */
const SafesSchema = z
  .string()
  .transform((text) => text.split(',').map((part) => part.trim().split(':')))
  .pipe(
    z
      .array(z.tuple([ChainIdParamSchema, AddressSchema], { error: 'Invalid Safe: expected chain id:address' }))
      .max(maxSafes, { error: `At most ${maxSafes} Safes at a time` }),
  )

const ListSafeOverviewsQuerySchema = z.object({
  currency: CurrencySchema.default('usd'),
  exclude_spam: createBooleanQuerySchema(true),
  safes: SafesSchema,
  trusted: createBooleanQuerySchema(false),
  wallet_address: AddressSchema.optional(),
})

type Query = z.infer<typeof ListSafeOverviewsQuerySchema>

/** Overviews of Safes on several chains; Safes that cannot be read are left out. */
export const listSafeOverviews = (version: 'v1' | 'v2') =>
  defineRoute({
    isExpensive: true,
    method: 'get',
    path: `/${version}/safes`,
    summary: 'List overviews of Safes across chains',
    query: ListSafeOverviewsQuerySchema,
    response: SafeOverviewsSchema,
    async handle({ c, query }, { chains, db, prices }) {
      const table = await prices.load()
      const requester = c.get('clientAddress')
      const load = ([chainId, address]: Query['safes'][number]) =>
        loadOverview(db, { address, chainId, chains, prices: table, query, requester }).catch((error: unknown) => {
          // A missing Safe or node must not fail the others.
          if (error instanceof RequestError) return undefined
          throw error
        })
      const overviews: (SafeOverview | undefined)[] = []
      for (const part of chunk(query.safes, atOnce)) overviews.push(...(await Promise.all(part.map(load))))
      return overviews.flatMap((overview) => overview ?? [])
    },
  })

type LoadOverviewParameters = {
  address: Address
  chainId: number
  chains: ChainRegistry
  prices: PriceTable
  query: Query
  requester: string | undefined
}

async function loadOverview(
  db: Kysely<Database>,
  { address, chainId, chains, prices, query, requester }: LoadOverviewParameters,
): Promise<SafeOverview> {
  const chain = { ...getServedChain(chains, chainId), requester }
  const { nonce, owners, threshold } = await getKnownSafe(db, chain, address)
  const [{ awaiting, queued }, fiatTotal] = await Promise.all([
    countQueue(db, { chainId, nonce, owners, safe: address, threshold, wallet: query.wallet_address }),
    loadTotal(db, chain, { address, prices, query, requester }),
  ])
  return {
    address: toAddressEx(address),
    awaitingConfirmation: query.wallet_address ? awaiting : null,
    chainId: String(chainId),
    fiatTotal,
    owners: owners.map(toAddressEx),
    queued,
    threshold,
  }
}

async function loadTotal(
  db: Kysely<Database>,
  chain: ServedChain,
  { address, prices, query, requester }: Pick<LoadOverviewParameters, 'address' | 'prices' | 'query' | 'requester'>,
): Promise<string> {
  // Without prices the total is zero; saves the node calls.
  if (!prices.hasChain(chain.config.id)) return '0'
  const { currency, trusted } = query
  const { fiatTotal } = await loadBalances(db, chain, {
    currency,
    isPricedOnly: true,
    isTrustedOnly: trusted,
    prices,
    requester,
    safe: address,
  })
  return fiatTotal
}
