import { AddressSchema, createPageSchema, HashSchema } from '@countersign/protocol/wire'
import { z } from 'zod'
import { findModuleTransactionOfChain, listModuleTransactionsPage } from '../../db/queries/moduleTransactions.ts'
import { defineRoute } from '../http/defineRoute.ts'
import { explainEach, explainOne } from '../transactions/explainEach.ts'
import { TransactionNotFoundError } from '../transactions/transactionId.ts'
import { OptionalBooleanQuerySchema } from '../wire/wireSchemas.ts'
import {
  BlockQuerySchema,
  createServicePage,
  PageQuerySchema,
  parsePageQuery,
  ServiceAddressParamsSchema,
  ServiceParamsSchema,
  toBlockFilter,
} from './dialect.ts'
import { findTransactionBlock } from './findTransactionBlock.ts'
import { ServiceModuleTransactionSchema, toServiceModuleTransaction } from './transactions.ts'

const ModuleTransactionListQuerySchema = BlockQuerySchema.extend({
  failed: OptionalBooleanQuerySchema,
  module: AddressSchema.optional(),
  /** 2 is a creation, which no Safe can execute. */
  operation: z.enum(['0', '1', '2'], { error: 'Invalid operation: expected 0, 1 or 2' }).transform(Number).optional(),
  to: AddressSchema.optional(),
  transaction_hash: HashSchema.optional(),
})

const moduleForm = /^i([0-9a-f]{64})(\d{1,9})$/i

const ModuleTransactionIdSchema = z.string().regex(moduleForm, { error: 'Invalid module transaction id' })

export const serviceModuleTransactionRoutes = [
  defineRoute({
    method: 'get',
    path: '/v1/safes/:address/module-transactions',
    summary: 'List module transactions of a Safe',
    description: 'Newest first.',
    params: ServiceAddressParamsSchema,
    query: ModuleTransactionListQuerySchema.extend(PageQuerySchema.shape),
    response: createPageSchema(ServiceModuleTransactionSchema),
    async handle({ c, chain, params: { address: safe }, query }, { db, publicUrl }) {
      const cursor = parsePageQuery(c)
      const { count, edges, hasMore, transactions } = await listModuleTransactionsPage(db, {
        ...cursor,
        chainId: chain.config.id,
        filter: {
          ...toBlockFilter(query),
          isFailed: query.failed,
          module: query.module,
          operation: query.operation,
          to: query.to,
          transactionHash: query.transaction_hash,
        },
        safe,
      })
      const results = await explainEach(transactions, chain, (record, decoded) =>
        toServiceModuleTransaction(record, { ...chain, decoded }),
      )
      return createServicePage(c, { count, cursor, edges, hasMore, publicUrl, results, taken: results.length })
    },
  }),
  defineRoute({
    // An unknown hash is looked up on the node.
    isExpensive: true,
    method: 'get',
    path: '/v1/module-transaction/:moduleTransactionId',
    summary: 'Get a module transaction',
    params: ServiceParamsSchema.extend({ moduleTransactionId: ModuleTransactionIdSchema }),
    response: ServiceModuleTransactionSchema,
    async handle({ chain, params: { moduleTransactionId: id } }, { db }) {
      const [, hash = '', logIndex] = moduleForm.exec(id) ?? []
      const execution = { chainId: chain.config.id, transactionHash: `0x${hash.toLowerCase()}` } as const
      const blockNumber = await findTransactionBlock(db, chain, execution.transactionHash)
      const record =
        blockNumber === undefined
          ? undefined
          : await findModuleTransactionOfChain(db, { ...execution, blockNumber, logIndex: Number(logIndex) })
      if (!record) throw new TransactionNotFoundError({ id })
      return explainOne(record, chain, (_, decoded) => toServiceModuleTransaction(record, { ...chain, decoded }))
    },
  }),
]
