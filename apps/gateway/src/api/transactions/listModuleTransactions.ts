import { AddressSchema, HashSchema, parseCursor, TransactionListPageSchema } from '@countersign/protocol/wire'
import { z } from 'zod'
import { listModuleTransactionsPage } from '../../db/queries/moduleTransactions.ts'
import { getServedChain } from '../chain-registry/ChainRegistry.ts'
import { defineRoute } from '../http/defineRoute.ts'
import { toPublicUrl } from '../http/toPublicUrl.ts'
import { getKnownSafe } from '../safe-state/getKnownSafe.ts'
import { loadTokenMap } from '../tokens/loadTokenMap.ts'
import { SafeParamsSchema } from '../wire/SafeParamsSchema.ts'
import { explainEach } from './explainEach.ts'
import { toTransactionPage } from './toTransactionPage.ts'
import { toTransactionSummary } from './toTransactionSummary.ts'

const ListModuleTransactionsQuerySchema = z.object({
  cursor: z.string().optional(),
  module: AddressSchema.optional(),
  to: AddressSchema.optional(),
  transaction_hash: HashSchema.optional(),
})

export const listModuleTransactions = defineRoute({
  method: 'get',
  path: '/v1/chains/:chainId/safes/:address/module-transactions',
  summary: 'What modules did in its name, newest first.',
  params: SafeParamsSchema,
  query: ListModuleTransactionsQuerySchema,
  response: TransactionListPageSchema,
  async handle({ c, params: { address, chainId }, query }, { chains, db, publicUrl }) {
    const chain = getServedChain(chains, chainId)
    const { findFunctions } = chain
    const cursor = parseCursor(query.cursor)
    const filter = { module: query.module, to: query.to, transactionHash: query.transaction_hash }
    const [safe, { count, edges, hasMore, transactions: records }] = await Promise.all([
      getKnownSafe(db, chain, address),
      listModuleTransactionsPage(db, { ...cursor, chainId, filter, safe: address }),
    ])
    const tokens = await loadTokenMap(db, { config: chain.config, records })
    const context = { findFunctions, safe, tokens }
    const transactions = await explainEach(records, chain, (record) => toTransactionSummary(record, context))
    return toTransactionPage({ count, cursor, edges, hasMore, transactions, url: toPublicUrl(c, publicUrl) })
  },
})
