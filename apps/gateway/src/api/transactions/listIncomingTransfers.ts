import { AddressSchema, parseCursor, TransactionListPageSchema, UintStringSchema } from '@countersign/protocol/wire'
import { z } from 'zod'
import { listIncomingTransfersPage } from '../../db/queries/listIncomingTransfersPage.ts'
import { getServedChain } from '../chain-registry/ChainRegistry.ts'
import { defineRoute } from '../http/defineRoute.ts'
import { toPublicUrl } from '../http/toPublicUrl.ts'
import { getKnownSafe } from '../safe-state/getKnownSafe.ts'
import { listTrustedTokens } from '../tokens/listTrustedTokens.ts'
import { loadTokenMap } from '../tokens/loadTokenMap.ts'
import { createBooleanQuerySchema } from '../wire/createBooleanQuerySchema.ts'
import { DateQuerySchema } from '../wire/DateQuerySchema.ts'
import { SafeParamsSchema } from '../wire/SafeParamsSchema.ts'
import { toTransactionPage } from './toTransactionPage.ts'
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
  async handle({ c, params: { address, chainId }, query }, { chains, db, publicUrl }) {
    const chain = getServedChain(chains, chainId)
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
