import type { ChainConfig } from '@countersign/protocol/config'
import {
  AddressSchema,
  createPageSchema,
  DecimalsSchema,
  HashSchema,
  UintStringSchema,
} from '@countersign/protocol/wire'
import { type Address, zeroAddress } from 'viem'
import { z } from 'zod'
import { listTransferCauses, type TransferCause, toCauseKey } from '../../db/queries/listTransferCauses.ts'
import { listTransfersPage } from '../../db/queries/listTransfersPage.ts'
import type { TransferRecord } from '../../db/queries/Records.ts'
import { listTokens } from '../../db/queries/tokens.ts'
import { defineRoute } from '../http/defineRoute.ts'
import { getKnownSafe } from '../safe-state/getKnownSafe.ts'
import { type KnownToken, toKnownToken } from '../tokens/knownTokens.ts'
import { parseOrigin } from '../transactions/parseOrigin.ts'
import { DateQuerySchema } from '../wire/wireSchemas.ts'
import {
  createServicePage,
  PageQuerySchema,
  parsePageQuery,
  ServiceAddressParamsSchema,
  toBlockDate,
} from './dialect.ts'

const DateSchema = z.iso.datetime()

/** A transfer with its cause, as a row of a table. */
export const ExportedTransferSchema = z.object({
  amount: UintStringSchema,
  assetAddress: AddressSchema.nullable(),
  assetDecimals: DecimalsSchema.nullable(),
  assetSymbol: z.string().nullable(),
  assetType: z.enum(['erc20', 'erc721', 'native']),
  /** What the Safe called. */
  contractAddress: AddressSchema.nullable(),
  executedAt: DateSchema,
  executorAddress: AddressSchema.nullable(),
  /** The official description has it in upper case. */
  From: AddressSchema,
  from: AddressSchema,
  gasToken: AddressSchema.nullable(),
  gasTokenDecimals: DecimalsSchema.nullable(),
  gasTokenSymbol: z.string().nullable(),
  nonce: UintStringSchema.nullable(),
  note: z.string().nullable(),
  payment: UintStringSchema.nullable(),
  proposedAt: DateSchema.nullable(),
  proposerAddress: AddressSchema.nullable(),
  safe: AddressSchema,
  to: AddressSchema,
  /** Our extension. */
  tokenId: UintStringSchema.nullable(),
  transactionHash: HashSchema,
})

type ExportedTransfer = z.output<typeof ExportedTransferSchema>

const maxRows = 1_000

export const exportServiceTransfers = defineRoute({
  method: 'get',
  path: '/v1/safes/:address/export',
  summary: 'Export transfers of a Safe',
  description: 'One row per transfer with its cause, newest first, at most 1,000 per page.',
  params: ServiceAddressParamsSchema,
  query: PageQuerySchema.extend({
    execution_date__gte: DateQuerySchema.optional(),
    execution_date__lte: DateQuerySchema.optional(),
  }),
  response: createPageSchema(ExportedTransferSchema),
  async handle({ c, chain, params: { address: safe }, query }, { db, publicUrl }) {
    const { config } = chain
    const chainId = config.id
    const cursor = parsePageQuery(c, { maxLimit: maxRows })
    await getKnownSafe(db, chain, safe)
    const { count, edges, hasMore, transfers } = await listTransfersPage(db, {
      ...cursor,
      chainId,
      filter: { executedFrom: query.execution_date__gte, executedTo: query.execution_date__lte },
      isIncomingOnly: false,
      safe,
    })
    const causes = await listTransferCauses(db, { chainId, rows: transfers.map(toLog), safe })
    const gasTokens = [...new Set([...causes.values()].flatMap(({ gas_token }) => gas_token ?? []))]
    const tokens = new Map(
      (await listTokens(db, { addresses: gasTokens, chainId })).map((token) => [
        token.address,
        toKnownToken(token, config),
      ]),
    )
    const results = transfers.map((transfer) =>
      toExported(transfer, { cause: causes.get(toCauseKey(toLog(transfer))), config, tokens }),
    )
    return createServicePage(c, { count, cursor, edges, hasMore, publicUrl, results, taken: results.length })
  },
})

const toLog = ({ logIndex, transactionHash }: TransferRecord) => ({
  log_index: logIndex,
  transaction_hash: transactionHash,
})

type ToExportedOptions = {
  cause: TransferCause | undefined
  config: ChainConfig
  tokens: ReadonlyMap<Address, KnownToken>
}

function toExported(record: TransferRecord, options: ToExportedOptions): ExportedTransfer {
  const { cause, config } = options
  const { kind, recipient, safe, sender, timestamp, tokenId, transactionHash, value } = record
  const token = record.token && toKnownToken(record.token, config)
  const { decimals, symbol } = token ?? config.nativeCurrency
  // What somebody else's proposal says of a transaction is not the owner's word.
  const isProven = cause?.proposer != null
  return {
    ...toRefund(options),
    amount: kind === 'erc721' ? '1' : (value ?? 0n).toString(),
    assetAddress: token?.address ?? null,
    assetDecimals: kind === 'erc721' ? null : decimals,
    assetSymbol: symbol,
    assetType: kind,
    contractAddress: cause?.called ?? null,
    executedAt: toBlockDate(timestamp),
    executorAddress: cause?.executor ?? null,
    From: sender,
    from: sender,
    nonce: cause?.nonce?.toString() ?? null,
    note: isProven ? parseOrigin(cause.origin).note : null,
    proposedAt: isProven ? (cause.proposed_at?.toISOString() ?? null) : null,
    proposerAddress: cause?.proposer ?? null,
    safe,
    to: recipient,
    tokenId: tokenId?.toString() ?? null,
    transactionHash,
  }
}

/** What the Safe paid for the execution, if it did. */
function toRefund({ cause, config, tokens }: ToExportedOptions) {
  const none = { gasToken: null, gasTokenDecimals: null, gasTokenSymbol: null, payment: null }
  if (!cause?.payment) return none
  const gasToken = cause.gas_token ?? zeroAddress
  const { decimals = null, symbol = null } =
    gasToken === zeroAddress ? config.nativeCurrency : (tokens.get(gasToken) ?? {})
  return {
    gasToken,
    gasTokenDecimals: decimals,
    gasTokenSymbol: symbol,
    payment: cause.payment.toString(),
  }
}
