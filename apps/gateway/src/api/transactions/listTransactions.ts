import {
  AddressSchema,
  type Cursor,
  createPageLinks,
  HashSchema,
  type PageBounds,
  parseCursor,
  type TransactionListPage,
  TransactionListPageSchema,
  UintStringSchema,
} from '@countersign/protocol/wire'
import type { Kysely } from 'kysely'
import { z } from 'zod'
import { listMultisigTransactionsPage } from '../../db/queries/listMultisigTransactionsPage.ts'
import { listIncomingTransfersPage } from '../../db/queries/listTransfersPage.ts'
import { listModuleTransactionsPage } from '../../db/queries/moduleTransactions.ts'
import type { Database } from '../../db/schema.ts'
import type { ServedChain } from '../chain-registry/ChainRegistry.ts'
import { defineRoute } from '../http/defineRoute.ts'
import { toPublicUrl } from '../http/toPublicUrl.ts'
import { getKnownSafe, type KnownSafe } from '../safe-state/getKnownSafe.ts'
import { type LoadTokenMapParameters, listTrustedTokens, loadTokenMap } from '../tokens/knownTokens.ts'
import {
  createBooleanQuerySchema,
  DateQuerySchema,
  OptionalBooleanQuerySchema,
  SafeParamsSchema,
} from '../wire/wireSchemas.ts'
import { explainEach } from './explainEach.ts'
import { toTransactionSummary } from './toTransactionSummary.ts'

export const listIncomingTransfers = defineRoute({
  method: 'get',
  path: '/v1/chains/:chainId/safes/:address/incoming-transfers',
  summary: 'List incoming transfers of a Safe',
  description: 'Newest first.',
  params: SafeParamsSchema,
  query: z.object({
    cursor: z.string().optional(),
    execution_date__gte: DateQuerySchema.optional(),
    execution_date__lte: DateQuerySchema.optional(),
    to: AddressSchema.optional(),
    token_address: AddressSchema.optional(),
    trusted: createBooleanQuerySchema(true),
    value: UintStringSchema.transform(BigInt).optional(),
  }),
  response: TransactionListPageSchema,
  async handle({ c, chain, params: { address, chainId }, query }, { db, publicUrl }) {
    const cursor = parseCursor(query.cursor)
    const [safe, page] = await Promise.all([
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
    return createPage({ chain, db, safe }, page.transfers, { ...page, cursor, url: toPublicUrl(c, publicUrl) })
  },
})

export const listModuleTransactions = defineRoute({
  method: 'get',
  path: '/v1/chains/:chainId/safes/:address/module-transactions',
  summary: 'List module transactions of a Safe',
  description: 'Newest first.',
  params: SafeParamsSchema,
  query: z.object({
    cursor: z.string().optional(),
    module: AddressSchema.optional(),
    to: AddressSchema.optional(),
    transaction_hash: HashSchema.optional(),
  }),
  response: TransactionListPageSchema,
  async handle({ c, chain, params: { address, chainId }, query }, { db, publicUrl }) {
    const cursor = parseCursor(query.cursor)
    const filter = { module: query.module, to: query.to, transactionHash: query.transaction_hash }
    const [safe, page] = await Promise.all([
      getKnownSafe(db, chain, address),
      listModuleTransactionsPage(db, { ...cursor, chainId, filter, safe: address }),
    ])
    return createPage({ chain, db, safe }, page.transactions, { ...page, cursor, url: toPublicUrl(c, publicUrl) })
  },
})

export const listMultisigTransactions = defineRoute({
  method: 'get',
  path: '/v1/chains/:chainId/safes/:address/multisig-transactions',
  summary: 'List multisig transactions of a Safe',
  description: 'Executed or not, highest nonce first.',
  params: SafeParamsSchema,
  query: z.object({
    cursor: z.string().optional(),
    executed: OptionalBooleanQuerySchema,
    execution_date__gte: DateQuerySchema.optional(),
    execution_date__lte: DateQuerySchema.optional(),
    nonce: UintStringSchema.transform(BigInt).optional(),
    to: AddressSchema.optional(),
    value: UintStringSchema.transform(BigInt).optional(),
  }),
  response: TransactionListPageSchema,
  async handle({ c, chain, params: { address, chainId }, query }, { db, publicUrl }) {
    const cursor = parseCursor(query.cursor)
    const safe = await getKnownSafe(db, chain, address)
    const page = await listMultisigTransactionsPage(db, {
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
    return createPage({ chain, db, safe }, page.transactions, { ...page, cursor, url: toPublicUrl(c, publicUrl) })
  },
})

/** Explains the transactions of a page, without labels. */
async function createPage(
  { chain, db, safe }: { chain: ServedChain; db: Kysely<Database>; safe: KnownSafe },
  records: LoadTokenMapParameters['records'],
  {
    count,
    hasMore,
    ...page
  }: { count: number; cursor: Cursor; edges: PageBounds | undefined; hasMore: boolean; url: string },
): Promise<TransactionListPage> {
  const context = { ...chain, safe, tokens: await loadTokenMap(db, { config: chain.config, records }) }
  const transactions = await explainEach(records, { ...chain, maxDepth: 0 }, (record, decoded) =>
    toTransactionSummary(record, { ...context, decoded }),
  )
  return {
    count,
    ...createPageLinks({ ...page, hasNext: hasMore, taken: transactions.length }),
    results: transactions.map((transaction) => ({ conflictType: 'None', transaction, type: 'TRANSACTION' })),
  }
}
