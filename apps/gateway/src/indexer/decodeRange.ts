import type { Insertable } from 'kysely'
import type { Address, Hash } from 'viem'
import { listTokens } from '../db/queries/tokens.ts'
import type { Database } from '../db/schema.ts'
import type { ChainClient } from '../lib/createChainClient.ts'
import { type CollectFactsParameters, collectFacts, type FactCollector } from './collectFacts.ts'
import { createFailedTransaction, type Facts, type FailedTransaction } from './Facts.ts'
import type { FetchedRange } from './fetchRange.ts'
import { fetchTokens, type SeenToken } from './fetchTokens.ts'
import { isExecution } from './handlers/handlers.ts'
import type { IndexerLimits } from './IndexerLimits.ts'

/** Everything that decoding needs. It reads the database, for nonces and thresholds, and writes nothing. */
export type RangeDecoder = FactCollector & {
  /** For metadata of tokens only. */
  client: ChainClient
  limits: IndexerLimits
}

/** A range that is ready to be stored. */
export type DecodedRange = Pick<FetchedRange, 'blocks' | 'created' | 'failed' | 'last' | 'legacy'> & {
  /** Whether the signers of its executions were recovered. */
  areSignersFound: boolean
  /** How many logs it was decoded from. */
  events: number
  facts: Facts
  tokens: Insertable<Database['token']>[]
}

/** Decodes what was fetched into facts. */
export async function decodeRange(
  decoder: RangeDecoder,
  { logs, transactions, ...fetched }: FetchedRange,
  { awaitStored, isWatched }: Pick<CollectFactsParameters, 'awaitStored' | 'isWatched'>,
): Promise<DecodedRange> {
  const { limits } = decoder
  const created = new Set(fetched.created)
  const areSignersFound = logs.filter(isExecution).length <= limits.executionsAtOnce
  const facts = await collectFacts(decoder, {
    awaitStored,
    isNewest: true,
    isWatched: (address) => isWatched(address) || created.has(address),
    logs,
    signatureLimits: areSignersFound ? limits : undefined,
    transactions,
  })
  const { failed, tokens } = await fetchNewTokens(decoder, facts)
  return {
    ...fetched,
    areSignersFound,
    events: logs.length,
    facts,
    failed: [...fetched.failed, ...facts.failed, ...failed],
    tokens,
  }
}

/** Metadata of tokens that were not seen before. A contract that is slow to respond is retried later. */
async function fetchNewTokens({ chainId, client, db, limits }: RangeDecoder, facts: Facts) {
  const seen = new Map<Address, SeenToken & { block: number; hash: Hash }>()
  for (const { block_number, kind, token, transaction_hash } of facts.rows.transfer)
    if (token && kind !== 'native')
      seen.set(token, { address: token, block: block_number, hash: transaction_hash, kind })
  for (const { address } of await listTokens(db, { addresses: [...seen.keys()], chainId })) seen.delete(address)
  const { failed, tokens } = await fetchTokens(client, { chainId, time: limits.tokenTime, tokens: [...seen.values()] })
  return {
    failed: failed.flatMap(({ address, error }): FailedTransaction[] => {
      const token = seen.get(address)
      return token ? [createFailedTransaction({ ...token, error, subject: address, what: 'token' })] : []
    }),
    tokens,
  }
}
