import { AddressSchema, CountSchema, createPageSchema, HashSchema, UintStringSchema } from '@countersign/protocol/wire'
import { z } from 'zod'
import { listIncomingTransfersPage } from '../../db/queries/listIncomingTransfersPage.ts'
import { listMultisigTransactionsPage } from '../../db/queries/listMultisigTransactionsPage.ts'
import { listModuleTransactionsPage } from '../../db/queries/moduleTransactions.ts'
import { defineRoute } from '../http/defineRoute.ts'
import { getKnownSafe } from '../safe-state/getKnownSafe.ts'
import { explainEach } from '../transactions/explainEach.ts'
import { createBooleanQuerySchema, DateQuerySchema, OptionalBooleanQuerySchema } from '../wire/wireSchemas.ts'
import { createServicePage, PageQuerySchema, parsePageQuery, ServiceAddressParamsSchema } from './dialect.ts'
import {
  ServiceModuleTransactionSchema,
  ServiceTransactionSchema,
  ServiceTransferSchema,
  toServiceModuleTransaction,
  toServiceTransaction,
  toServiceTransfer,
} from './transactions.ts'

const UintQuerySchema = UintStringSchema.transform(BigInt).optional()
const DateSchema = DateQuerySchema.optional()

const ServiceTransactionListQuerySchema = z.object({
  executed: OptionalBooleanQuerySchema,
  execution_date__gte: DateSchema,
  execution_date__lte: DateSchema,
  failed: OptionalBooleanQuerySchema,
  has_confirmations: OptionalBooleanQuerySchema,
  modified__gt: DateSchema,
  modified__gte: DateSchema,
  modified__lt: DateSchema,
  modified__lte: DateSchema,
  nonce: UintQuerySchema,
  nonce__gt: UintQuerySchema,
  nonce__gte: UintQuerySchema,
  nonce__lt: UintQuerySchema,
  nonce__lte: UintQuerySchema,
  /** An unknown ordering falls back to the default, as in the official service. */
  ordering: z.enum(['-created', '-modified', '-nonce', 'created', 'modified', 'nonce']).catch('-nonce'),
  safe_tx_hash: HashSchema.optional(),
  submission_date__gte: DateSchema,
  submission_date__lte: DateSchema,
  to: AddressSchema.optional(),
  transaction_hash: HashSchema.optional(),
  trusted: createBooleanQuerySchema(true),
  value: UintQuerySchema,
  value__gt: UintQuerySchema,
  value__lt: UintQuerySchema,
})

export const ServiceTransactionPageSchema = createPageSchema(ServiceTransactionSchema).extend({
  countUniqueNonce: CountSchema,
})

export const listServiceTransactions = defineRoute({
  method: 'get',
  path: '/v2/safes/:address/multisig-transactions',
  summary: 'List multisig transactions of a Safe',
  params: ServiceAddressParamsSchema,
  query: ServiceTransactionListQuerySchema.extend(PageQuerySchema.shape),
  response: ServiceTransactionPageSchema,
  async handle({ c, chain, params: { address: safe }, query: { ordering, ...query } }, { db, publicUrl }) {
    const cursor = parsePageQuery(c)
    const known = await getKnownSafe(db, chain, safe)
    const { count, countUniqueNonce, edges, hasMore, transactions } = await listMultisigTransactionsPage(db, {
      ...cursor,
      chainId: chain.config.id,
      filter: toFilter(query),
      ordering,
      owners: known.owners,
      safe,
    })
    const context = { ...chain, safe: known }
    const results = await explainEach(transactions, context, (record, decoded) =>
      toServiceTransaction(record, { ...context, decoded }),
    )
    return {
      ...createServicePage(c, { count, cursor, edges, hasMore, publicUrl, results, taken: results.length }),
      countUniqueNonce,
    }
  },
})

function toFilter(query: Omit<z.infer<typeof ServiceTransactionListQuerySchema>, 'ordering'>) {
  return {
    executedFrom: query.execution_date__gte,
    executedTo: query.execution_date__lte,
    hasConfirmations: query.has_confirmations,
    isExecuted: query.executed,
    isFailed: query.failed,
    isTrustedOnly: query.trusted,
    modifiedFrom: query.modified__gte ?? after(query.modified__gt),
    modifiedTo: query.modified__lte ?? before(query.modified__lt),
    nonce: query.nonce,
    nonceFrom: query.nonce__gte ?? (query.nonce__gt === undefined ? undefined : query.nonce__gt + 1n),
    nonceTo: query.nonce__lte ?? (query.nonce__lt === undefined ? undefined : query.nonce__lt - 1n),
    safeTxHash: query.safe_tx_hash,
    submittedFrom: query.submission_date__gte,
    submittedTo: query.submission_date__lte,
    to: query.to,
    transactionHash: query.transaction_hash,
    value: query.value,
    valueFrom: query.value__gt === undefined ? undefined : query.value__gt + 1n,
    valueTo: query.value__lt === undefined ? undefined : query.value__lt - 1n,
  }
}

const after = (seconds: number | undefined) => (seconds === undefined ? undefined : seconds + 1)
const before = (seconds: number | undefined) => (seconds === undefined ? undefined : seconds - 1)

const IncomingTransferListQuerySchema = z.object({
  _from: AddressSchema.optional(),
  execution_date__gte: DateQuerySchema.optional(),
  execution_date__lte: DateQuerySchema.optional(),
  to: AddressSchema.optional(),
  token_address: AddressSchema.optional(),
  value: UintStringSchema.transform(BigInt).optional(),
})

export const listServiceIncomingTransfers = defineRoute({
  method: 'get',
  path: '/v1/safes/:address/incoming-transfers',
  summary: 'List incoming transfers of a Safe',
  params: ServiceAddressParamsSchema,
  query: IncomingTransferListQuerySchema.extend(PageQuerySchema.shape),
  response: createPageSchema(ServiceTransferSchema),
  async handle({ c, chain: { config }, params: { address: safe }, query }, { db, publicUrl }) {
    const cursor = parsePageQuery(c)
    const { count, edges, hasMore, transfers } = await listIncomingTransfersPage(db, {
      ...cursor,
      chainId: config.id,
      filter: {
        executedFrom: query.execution_date__gte,
        executedTo: query.execution_date__lte,
        recipient: query.to,
        sender: query._from,
        token: query.token_address,
        value: query.value,
      },
      safe,
    })
    const results = transfers.map((transfer) => toServiceTransfer(transfer, config))
    return createServicePage(c, { count, cursor, edges, hasMore, publicUrl, results, taken: results.length })
  },
})

const ModuleTransactionListQuerySchema = z.object({
  module: AddressSchema.optional(),
  to: AddressSchema.optional(),
  transaction_hash: HashSchema.optional(),
})

export const listServiceModuleTransactions = defineRoute({
  method: 'get',
  path: '/v1/safes/:address/module-transactions',
  summary: 'List module transactions of a Safe',
  params: ServiceAddressParamsSchema,
  query: ModuleTransactionListQuerySchema.extend(PageQuerySchema.shape),
  response: createPageSchema(ServiceModuleTransactionSchema),
  async handle(
    { c, chain, params: { address: safe }, query: { module, to, transaction_hash: transactionHash } },
    { db, publicUrl },
  ) {
    const cursor = parsePageQuery(c)
    const { count, edges, hasMore, transactions } = await listModuleTransactionsPage(db, {
      ...cursor,
      chainId: chain.config.id,
      filter: { module, to, transactionHash },
      safe,
    })
    const results = await explainEach(transactions, chain, (record, decoded) =>
      toServiceModuleTransaction(record, { ...chain, decoded }),
    )
    return createServicePage(c, { count, cursor, edges, hasMore, publicUrl, results, taken: results.length })
  },
})
