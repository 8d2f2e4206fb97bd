import { AddressSchema, createPageSchema, UintStringSchema } from '@countersign/protocol/wire'
import { z } from 'zod'
import { listIncomingTransfersPage } from '../../../db/queries/listIncomingTransfersPage.ts'
import { defineRoute } from '../../http/defineRoute.ts'
import { DateQuerySchema } from '../../wire/DateQuerySchema.ts'
import { createServicePage, PageQuerySchema, parsePageQuery } from '../dialect/createServicePage.ts'
import { getNamedChain } from '../dialect/getNamedChain.ts'
import { ServiceAddressParamsSchema } from '../dialect/ServiceParamsSchema.ts'
import { txServicePath } from '../dialect/txServicePath.ts'
import { ServiceTransferSchema } from './ServiceTransferSchema.ts'
import { toServiceTransfer } from './toServiceTransfer.ts'

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
  path: `${txServicePath}/v1/safes/:address/incoming-transfers`,
  summary: 'What a Safe was sent.',
  params: ServiceAddressParamsSchema,
  query: IncomingTransferListQuerySchema.extend(PageQuerySchema.shape),
  response: createPageSchema(ServiceTransferSchema),
  async handle({ c, params: { address: safe, chain }, query }, { chains, db, publicUrl }) {
    const { config } = getNamedChain(chains, chain)
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
    return createServicePage(c, { count, cursor, edges, hasMore, publicUrl, results })
  },
})
