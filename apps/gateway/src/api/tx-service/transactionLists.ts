import { AddressSchema, CountSchema, createPageSchema, HashSchema, UintStringSchema } from '@countersign/protocol/wire'
import type { Context } from 'hono'
import type { Address } from 'viem'
import { z } from 'zod'
import { listMultisigTransactionsPage } from '../../db/queries/listMultisigTransactionsPage.ts'
import type { ServedChain } from '../chain-registry/ChainRegistry.ts'
import { defineRoute } from '../http/defineRoute.ts'
import type { RouteDeps } from '../http/RouteDeps.ts'
import { getKnownSafe } from '../safe-state/getKnownSafe.ts'
import { explainEach } from '../transactions/explainEach.ts'
import { createBooleanQuerySchema, DateQuerySchema, OptionalBooleanQuerySchema } from '../wire/wireSchemas.ts'
import { createServicePage, PageQuerySchema, parsePageQuery, ServiceAddressParamsSchema } from './dialect.ts'
import { ServiceTransactionSchema, toServiceTransaction } from './transactions.ts'
import { ServiceTransactionV1Schema, toV1 } from './transactionsV1.ts'

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

type ListTransactionsParameters = {
  c: Context
  chain: ServedChain
  query: z.output<typeof ServiceTransactionListQuerySchema>
  safe: Address
}

async function listTransactions(
  { db, publicUrl }: Pick<RouteDeps, 'db' | 'publicUrl'>,
  { c, chain, query: { ordering, ...query }, safe }: ListTransactionsParameters,
) {
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
}

const list = {
  method: 'get',
  summary: 'List multisig transactions of a Safe',
  params: ServiceAddressParamsSchema,
  query: ServiceTransactionListQuerySchema.extend(PageQuerySchema.shape),
} as const

export const serviceTransactionLists = [
  defineRoute({
    ...list,
    path: '/v2/safes/:address/multisig-transactions',
    response: ServiceTransactionPageSchema,
    handle: ({ c, chain, params: { address: safe }, query }, deps) => listTransactions(deps, { c, chain, query, safe }),
  }),
  defineRoute({
    ...list,
    path: '/v1/safes/:address/multisig-transactions',
    description: 'As v2, with numbers for `nonce`, `baseGas` and `safeTxGas`.',
    response: createPageSchema(ServiceTransactionV1Schema).extend({ countUniqueNonce: CountSchema }),
    async handle({ c, chain, params: { address: safe }, query }, deps) {
      const page = await listTransactions(deps, { c, chain, query, safe })
      return { ...page, results: page.results.map(toV1) }
    },
  }),
]

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
