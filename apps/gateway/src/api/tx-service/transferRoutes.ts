import { AddressSchema, createPageSchema, HashSchema, UintStringSchema } from '@countersign/protocol/wire'
import { z } from 'zod'
import { listTransfersPage, type TransferFilter, type TransferKind } from '../../db/queries/listTransfersPage.ts'
import { findTransferOfChain } from '../../db/queries/transfers.ts'
import { defineRoute } from '../http/defineRoute.ts'
import { TransactionNotFoundError } from '../transactions/transactionId.ts'
import { DateQuerySchema, OptionalBooleanQuerySchema } from '../wire/wireSchemas.ts'
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
import { ServiceTransferSchema, toServiceTransfer } from './transactions.ts'

const UintQuerySchema = UintStringSchema.transform(BigInt).optional()
const DateSchema = DateQuerySchema.optional()

const TransferListQuerySchema = BlockQuerySchema.extend({
  _from: AddressSchema.optional(),
  erc20: OptionalBooleanQuerySchema,
  erc721: OptionalBooleanQuerySchema,
  ether: OptionalBooleanQuerySchema,
  execution_date__gt: DateSchema,
  execution_date__gte: DateSchema,
  execution_date__lt: DateSchema,
  execution_date__lte: DateSchema,
  to: AddressSchema.optional(),
  token_address: AddressSchema.optional(),
  transaction_hash: HashSchema.optional(),
  value: UintQuerySchema,
  value__gt: UintQuerySchema,
  value__lt: UintQuerySchema,
})

type TransferListQuery = z.output<typeof TransferListQuerySchema>

function toFilter(query: TransferListQuery): TransferFilter {
  const { execution_date__gt: later, execution_date__lt: earlier, value__gt: above, value__lt: below } = query
  return {
    ...toBlockFilter(query),
    executedFrom: max(query.execution_date__gte, later === undefined ? undefined : later + 1),
    executedTo: min(query.execution_date__lte, earlier === undefined ? undefined : earlier - 1),
    kinds: toKinds(query),
    recipient: query.to,
    sender: query._from,
    token: query.token_address,
    transactionHash: query.transaction_hash,
    value: query.value,
    valueFrom: above === undefined ? undefined : above + 1n,
    valueTo: below === undefined ? undefined : below - 1n,
  }
}

const max = (a: number | undefined, b: number | undefined) =>
  a === undefined || b === undefined ? (a ?? b) : Math.max(a, b)
const min = (a: number | undefined, b: number | undefined) =>
  a === undefined || b === undefined ? (a ?? b) : Math.min(a, b)

/** Each parameter is a condition of its own, as in the official service: two that are true match nothing. */
function toKinds({ erc20, erc721, ether }: TransferListQuery): TransferKind[] | undefined {
  const wanted = { erc20, erc721, native: ether }
  if (Object.values(wanted).every((value) => value === undefined)) return undefined
  return (['erc20', 'erc721', 'native'] as const).filter((kind) =>
    Object.entries(wanted).every(([name, value]) => value === undefined || value === (name === kind)),
  )
}

type ListTransfersOptions = { isIncomingOnly: boolean; name: string; summary: string }

const listTransfers = ({ isIncomingOnly, name, summary }: ListTransfersOptions) =>
  defineRoute({
    method: 'get',
    path: `/v1/safes/:address/${name}`,
    summary,
    description: 'Newest first, without transfers of value 0.',
    params: ServiceAddressParamsSchema,
    query: TransferListQuerySchema.extend(PageQuerySchema.shape),
    response: createPageSchema(ServiceTransferSchema),
    async handle({ c, chain: { config }, params: { address: safe }, query }, { db, publicUrl }) {
      const cursor = parsePageQuery(c)
      const { count, edges, hasMore, transfers } = await listTransfersPage(db, {
        ...cursor,
        chainId: config.id,
        filter: toFilter(query),
        isIncomingOnly,
        safe,
      })
      const results = transfers.map((transfer) => toServiceTransfer(transfer, config))
      return createServicePage(c, { count, cursor, edges, hasMore, publicUrl, results, taken: results.length })
    },
  })

const transferForm = /^([ei])([0-9a-f]{64})(\d*(?:,\d+)*)$/i

const TransferIdSchema = z.string().max(300).regex(transferForm, { error: 'Invalid transfer id' })

export const serviceTransferRoutes = [
  listTransfers({
    isIncomingOnly: true,
    name: 'incoming-transfers',
    summary: 'List incoming transfers of a Safe',
  }),
  listTransfers({ isIncomingOnly: false, name: 'transfers', summary: 'List transfers of a Safe' }),
  defineRoute({
    // An unknown hash is looked up on the node.
    isExpensive: true,
    method: 'get',
    path: '/v1/transfer/:transferId',
    summary: 'Get a transfer',
    params: ServiceParamsSchema.extend({ transferId: TransferIdSchema }),
    response: ServiceTransferSchema,
    async handle({ chain, params: { transferId: id } }, { db }) {
      const [, kind, hash = '', position = ''] = transferForm.exec(id) ?? []
      const transactionHash = `0x${hash.toLowerCase()}` as const
      const blockNumber = await findTransactionBlock(db, chain, transactionHash)
      const transfer =
        blockNumber === undefined
          ? undefined
          : await findTransferOfChain(db, {
              blockNumber,
              chainId: chain.config.id,
              isNative: kind?.toLowerCase() === 'i',
              position,
              transactionHash,
            })
      if (!transfer) throw new TransactionNotFoundError({ id })
      return toServiceTransfer(transfer, chain.config)
    },
  }),
]
