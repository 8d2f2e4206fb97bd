import { AddressSchema, createPageSchema, HashSchema } from '@countersign/protocol/wire'
import { z } from 'zod'
import { listModuleTransactionsPage } from '../../../db/queries/moduleTransactions.ts'
import { defineRoute } from '../../http/defineRoute.ts'
import { explainEach } from '../../transactions/explainEach.ts'
import { createServicePage, PageQuerySchema, parsePageQuery } from '../dialect/createServicePage.ts'
import { getNamedChain } from '../dialect/getNamedChain.ts'
import { ServiceAddressParamsSchema } from '../dialect/ServiceParamsSchema.ts'
import { txServicePath } from '../dialect/txServicePath.ts'
import { ServiceModuleTransactionSchema } from './ServiceModuleTransactionSchema.ts'
import { toServiceModuleTransaction } from './toServiceModuleTransaction.ts'

const ModuleTransactionListQuerySchema = z.object({
  module: AddressSchema.optional(),
  to: AddressSchema.optional(),
  transaction_hash: HashSchema.optional(),
})

export const listServiceModuleTransactions = defineRoute({
  method: 'get',
  path: `${txServicePath}/v1/safes/:address/module-transactions`,
  summary: 'What modules did.',
  params: ServiceAddressParamsSchema,
  query: ModuleTransactionListQuerySchema.extend(PageQuerySchema.shape),
  response: createPageSchema(ServiceModuleTransactionSchema),
  async handle(
    { c, params: { address: safe, chain }, query: { module, to, transaction_hash: transactionHash } },
    { chains, db, publicUrl },
  ) {
    const served = getNamedChain(chains, chain)
    const chainId = served.config.id
    const cursor = parsePageQuery(c)
    const filter = { module, to, transactionHash }
    const { count, edges, hasMore, transactions } = await listModuleTransactionsPage(db, {
      ...cursor,
      chainId,
      filter,
      safe,
    })
    const results = await explainEach(transactions, served, (record, decoded) =>
      toServiceModuleTransaction(record, { ...served, decoded }),
    )
    return createServicePage(c, { count, cursor, edges, hasMore, publicUrl, results, taken: results.length })
  },
})
