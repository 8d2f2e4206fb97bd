import { AddressSchema, type Page, UintStringSchema } from '@countersign/protocol'
import { Hono } from 'hono'
import { z } from 'zod'
import { listIncomingTransfersPage } from '../../../db/queries/listIncomingTransfersPage.ts'
import { parseParams, parseQuery } from '../../http/parseInput.ts'
import { DateQuerySchema } from '../../wire/DateQuerySchema.ts'
import { createServicePage, parsePageQuery } from '../dialect/createServicePage.ts'
import { getNamedChain } from '../dialect/getNamedChain.ts'
import { ServiceAddressParamsSchema } from '../dialect/ServiceParamsSchema.ts'
import { type TxServiceDeps, txServicePath } from '../dialect/TxServiceDeps.ts'
import type { ServiceTransfer } from './ServiceTransferSchema.ts'
import { toServiceTransfer } from './toServiceTransfer.ts'

export const IncomingTransferListQuerySchema = z.object({
  _from: AddressSchema.optional(),
  execution_date__gte: DateQuerySchema.optional(),
  execution_date__lte: DateQuerySchema.optional(),
  to: AddressSchema.optional(),
  token_address: AddressSchema.optional(),
  value: UintStringSchema.transform(BigInt).optional(),
})

/** `GET /v1/safes/:address/incoming-transfers` of the dialect. */
export function listServiceIncomingTransfers({ chains, db, publicUrl }: TxServiceDeps) {
  return new Hono().get(`${txServicePath}/v1/safes/:address/incoming-transfers`, async (c) => {
    const { address: safe, chain } = parseParams(c, ServiceAddressParamsSchema)
    const query = parseQuery(c, IncomingTransferListQuerySchema)
    const { config } = getNamedChain(chains, chain)
    const cursor = parsePageQuery(c)
    const { count, transfers } = await listIncomingTransfersPage(db, {
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
    return c.json<Page<ServiceTransfer>>(createServicePage(c, { count, cursor, publicUrl, results }))
  })
}
