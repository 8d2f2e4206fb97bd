import { AddressSchema, parseCursor, TransactionListPageSchema, UintStringSchema } from '@countersign/protocol/wire'
import { z } from 'zod'
import { listMultisigTransactionsPage } from '../../db/queries/listMultisigTransactionsPage.ts'
import { getServedChain } from '../chain-registry/ChainRegistry.ts'
import { defineRoute } from '../http/defineRoute.ts'
import { toPublicUrl } from '../http/toPublicUrl.ts'
import { getKnownSafe } from '../safe-state/getKnownSafe.ts'
import { loadTokenMap } from '../tokens/loadTokenMap.ts'
import { OptionalBooleanQuerySchema } from '../wire/createBooleanQuerySchema.ts'
import { DateQuerySchema } from '../wire/DateQuerySchema.ts'
import { SafeParamsSchema } from '../wire/SafeParamsSchema.ts'
import { explainEach } from './explainEach.ts'
import { toTransactionPage } from './toTransactionPage.ts'
import { toTransactionSummary } from './toTransactionSummary.ts'

const ListMultisigTransactionsQuerySchema = z.object({
  cursor: z.string().optional(),
  executed: OptionalBooleanQuerySchema,
  execution_date__gte: DateQuerySchema.optional(),
  execution_date__lte: DateQuerySchema.optional(),
  nonce: UintStringSchema.transform(BigInt).optional(),
  to: AddressSchema.optional(),
  value: UintStringSchema.transform(BigInt).optional(),
})

export const listMultisigTransactions = defineRoute({
  method: 'get',
  path: '/v1/chains/:chainId/safes/:address/multisig-transactions',
  summary: 'What owners proposed, executed or not, highest nonce first.',
  params: SafeParamsSchema,
  query: ListMultisigTransactionsQuerySchema,
  response: TransactionListPageSchema,
  async handle({ c, params: { address, chainId }, query }, { chains, db, publicUrl }) {
    const chain = getServedChain(chains, chainId)
    const { findFunctions } = chain
    const cursor = parseCursor(query.cursor)
    const safe = await getKnownSafe(db, chain, address)
    const {
      count,
      edges,
      hasMore,
      transactions: records,
    } = await listMultisigTransactionsPage(db, {
      ...cursor,
      chainId,
      filter: {
        executedFrom: query.execution_date__gte,
        executedTo: query.execution_date__lte,
        isExecuted: query.executed,
        nonce: query.nonce,
        to: query.to,
        value: query.value,
      },
      owners: safe.owners,
      safe: address,
    })
    const tokens = await loadTokenMap(db, { config: chain.config, records })
    const context = { findFunctions, safe, tokens }
    const transactions = await explainEach(records, chain, (record) => toTransactionSummary(record, context))
    return toTransactionPage({ count, cursor, edges, hasMore, transactions, url: toPublicUrl(c, publicUrl) })
  },
})
