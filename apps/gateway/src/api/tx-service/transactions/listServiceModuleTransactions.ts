import { AddressSchema, HashSchema, type Page } from '@countersign/protocol'
import { Hono } from 'hono'
import { z } from 'zod'
import { listModuleTransactionsPage } from '../../../db/queries/listModuleTransactionsPage.ts'
import { parseParams, parseQuery } from '../../http/parseInput.ts'
import { createServicePage, parsePageQuery } from '../dialect/createServicePage.ts'
import { getNamedChain } from '../dialect/getNamedChain.ts'
import { ServiceAddressParamsSchema } from '../dialect/ServiceParamsSchema.ts'
import { type TxServiceDeps, txServicePath } from '../dialect/TxServiceDeps.ts'
import type { ServiceModuleTransaction } from './ServiceModuleTransactionSchema.ts'
import { toServiceModuleTransaction } from './toServiceModuleTransaction.ts'

export const ModuleTransactionListQuerySchema = z.object({
  module: AddressSchema.optional(),
  to: AddressSchema.optional(),
  transaction_hash: HashSchema.optional(),
})

/** `GET /v1/safes/:address/module-transactions` of the dialect. */
export function listServiceModuleTransactions({ chains, db, publicUrl }: TxServiceDeps) {
  return new Hono().get(`${txServicePath}/v1/safes/:address/module-transactions`, async (c) => {
    const { address: safe, chain } = parseParams(c, ServiceAddressParamsSchema)
    const { module, to, transaction_hash: transactionHash } = parseQuery(c, ModuleTransactionListQuerySchema)
    const served = getNamedChain(chains, chain)
    const chainId = served.config.id
    const cursor = parsePageQuery(c)
    const filter = { module, to, transactionHash }
    const { count, transactions } = await listModuleTransactionsPage(db, { ...cursor, chainId, filter, safe })
    const results = transactions.map((record) => toServiceModuleTransaction(record, served))
    return c.json<Page<ServiceModuleTransaction>>(createServicePage(c, { count, cursor, publicUrl, results }))
  })
}
