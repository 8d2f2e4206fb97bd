import {
  AddressSchema,
  type Cursor,
  createPageLinks,
  HashSchema,
  type PageBounds,
  parseCursor,
  type TransactionListPage,
  TransactionListPageSchema,
  type TransactionSummary,
  UintStringSchema,
} from '@countersign/protocol/wire'
import { z } from 'zod'
import { listIncomingTransfersPage } from '../../db/queries/listIncomingTransfersPage.ts'
import { listModuleTransactionsPage } from '../../db/queries/listModuleTransactionsPage.ts'
import { listMultisigTransactionsPage } from '../../db/queries/listMultisigTransactionsPage.ts'
import { defineRoute } from '../http/defineRoute.ts'
import { toPublicUrl } from '../http/toPublicUrl.ts'
import { getKnownSafe } from '../safe-state/getKnownSafe.ts'
import { listTrustedTokens, loadTokenMap } from '../tokens/knownTokens.ts'
import {
  createBooleanQuerySchema,
  DateQuerySchema,
  OptionalBooleanQuerySchema,
  SafeParamsSchema,
} from '../wire/wireSchemas.ts'
import { explainEach } from './explainEach.ts'
import { toTransactionSummary } from './toTransactionSummary.ts'

const ListIncomingTransfersQuerySchema = z.object({
  cursor: z.string().optional(),
  execution_date__gte: DateQuerySchema.optional(),
  execution_date__lte: DateQuerySchema.optional(),
  to: AddressSchema.optional(),
  token_address: AddressSchema.optional(),
  trusted: createBooleanQuerySchema(true),
  value: UintStringSchema.transform(BigInt).optional(),
})

export const listIncomingTransfers = defineRoute({
  method: 'get',
  path: '/v1/chains/:chainId/safes/:address/incoming-transfers',
  summary: 'What the Safe received, newest first.',
  params: SafeParamsSchema,
  query: ListIncomingTransfersQuerySchema,
  response: TransactionListPageSchema,
  async handle({ c, chain, params: { address, chainId }, query }, { db, publicUrl }) {
    const cursor = parseCursor(query.cursor)
    const [safe, { count, edges, hasMore, transfers }] = await Promise.all([
      getKnownSafe(db, chain, address),
      listIncomingTransfersPage(db, {
        ...cursor,
        chainId,
        filter: {
          executedFrom: query.execution_date__gte,
          executedTo: query.execution_date__lte,
          recipient: query.to,
          token: query.token_address,
          trustedTokens: query.trusted ? listTrustedTokens(chain.config) : undefined,
          value: query.value,
        },
        safe: address,
      }),
    ])
    const tokens = await loadTokenMap(db, { config: chain.config, records: transfers })
    const transactions = transfers.map((transfer) => toTransactionSummary(transfer, { safe, tokens }))
    return toTransactionPage({ count, cursor, edges, hasMore, transactions, url: toPublicUrl(c, publicUrl) })
  },
})

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
  async handle({ c, chain, params: { address, chainId }, query }, { db, publicUrl }) {
    const cursor = parseCursor(query.cursor)
    const filter = { module: query.module, to: query.to, transactionHash: query.transaction_hash }
    const [safe, { count, edges, hasMore, transactions: records }] = await Promise.all([
      getKnownSafe(db, chain, address),
      listModuleTransactionsPage(db, { ...cursor, chainId, filter, safe: address }),
    ])
    const tokens = await loadTokenMap(db, { config: chain.config, records })
    const context = { ...chain, safe, tokens }
    const transactions = await explainEach(records, chain, (record) => toTransactionSummary(record, context))
    return toTransactionPage({ count, cursor, edges, hasMore, transactions, url: toPublicUrl(c, publicUrl) })
  },
})

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
  async handle({ c, chain, params: { address, chainId }, query }, { db, publicUrl }) {
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
    const context = { ...chain, safe, tokens }
    const transactions = await explainEach(records, chain, (record) => toTransactionSummary(record, context))
    return toTransactionPage({ count, cursor, edges, hasMore, transactions, url: toPublicUrl(c, publicUrl) })
  },
})

export type ToTransactionPageParameters = {
  /** Length of the list. */
  count: number
  cursor: Cursor
  edges: PageBounds | undefined
  hasMore: boolean
  transactions: readonly TransactionSummary[]
  /** URL of the request as the client sees it. */
  url: string
}

/** A page of transactions without labels. */
function toTransactionPage({
  count,
  cursor,
  edges,
  hasMore,
  transactions,
  url,
}: ToTransactionPageParameters): TransactionListPage {
  return {
    count,
    ...createPageLinks({ cursor, edges, hasNext: hasMore, taken: transactions.length, url }),
    results: transactions.map((transaction) => ({ conflictType: 'None', transaction, type: 'TRANSACTION' })),
  }
}
