import { type MovedToken, type Movement, MovementPageSchema } from '@countersign/protocol/wire'
import { zeroAddress } from 'viem'
import { z } from 'zod'
import { findIndexingStatus } from '../../db/queries/indexingStatus.ts'
import { listMovementsPage, type MovementPosition, type MovementRow } from '../../db/queries/listMovementsPage.ts'
import { findSummary } from '../../db/queries/safeSummaries.ts'
import { defineRoute } from '../http/defineRoute.ts'
import { getKnownSafe } from '../safe-state/getKnownSafe.ts'
import { CurrencySchema, SafeParamsSchema } from '../wire/wireSchemas.ts'
import { parseOrigin } from './parseOrigin.ts'

const CursorSchema = z
  .string()
  .regex(/^\d{1,15}\.\d{1,9}\.(erc1155|erc20|erc721|native)\.[\w,-]{1,200}$/, { error: 'Invalid cursor' })
  .transform((text): MovementPosition => {
    const [blockNumber = '', logIndex = '', kind = '', position = ''] = text.split('.')
    return { blockNumber: Number(blockNumber), kind, logIndex: Number(logIndex), position }
  })

export const listMovements = defineRoute({
  method: 'get',
  path: '/v1/chains/:chainId/safes/:address/movements',
  summary: 'List transfers of a Safe',
  description: 'Incoming and outgoing, newest first, with cause and fee.',
  params: SafeParamsSchema,
  query: z.object({
    /** `next` of the previous page. */
    cursor: CursorSchema.optional(),
    /** Adds historical prices. */
    currency: CurrencySchema.optional(),
    limit: z.coerce.number().int().min(1).max(1_000).default(500),
  }),
  response: MovementPageSchema,
  async handle({ chain, params: { address, chainId }, query: { currency, cursor, limit } }, { db, prices }) {
    // Read before the transfers: those indexed meanwhile are in later blocks and excluded.
    const status = cursor ? undefined : await findIndexingStatus(db, { chainId })
    if (!cursor) await getKnownSafe(db, chain, address)
    const rows = await listMovementsPage(db, {
      after: cursor,
      chainId,
      limit: limit + 1,
      safe: address,
      upTo: status?.blockNumber,
    })
    const page = rows.slice(0, limit)
    const table = await prices.load()
    const isPriced = currency !== undefined && table.hasHistory({ chainId, currency })
    const findPrice = ({ moved, timestamp }: MovementRow) =>
      isPriced && moved.token_id === null
        ? table.findAt({ chainId, currency, day: toDay(timestamp), token: moved.token ?? zeroAddress })
        : undefined
    // One proposal may have hundreds of transfers.
    const notes = new Map<string, string | null>()
    const findNote = ({ execution }: MovementRow) => {
      if (!execution?.origin) return null
      const note = notes.get(execution.origin) ?? parseOrigin(execution.origin).note
      notes.set(execution.origin, note)
      return note
    }
    const last = rows.length > limit ? page.at(-1)?.moved : undefined
    return {
      block: status?.blockNumber ?? null,
      count: cursor ? null : (await findSummary(db, { chainId, safe: address })).transfers,
      currency: isPriced ? currency.toUpperCase() : null,
      next: last ? [last.block_number, last.log_index, last.kind, last.position].join('.') : null,
      results: page.map((row) => toMovement(row, { note: findNote(row), price: findPrice(row) })),
      tokens: listTokens(page),
    }
  },
})

const toDay = (timestamp: number) => new Date(timestamp * 1_000).toISOString().slice(0, 10)

function toMovement(
  { execution, module, moved, paid, timestamp }: MovementRow,
  { note, price }: { note: string | null; price: string | undefined },
): Movement {
  return {
    blockNumber: moved.block_number,
    feePayer: paid?.sender ?? null,
    from: moved.sender,
    isRefund: moved.is_refund,
    kind: moved.kind,
    logIndex: moved.log_index,
    module: module ?? null,
    networkFee: paid?.network_fee == null ? null : `${paid.network_fee}`,
    nonce: execution?.nonce == null ? null : `${execution.nonce}`,
    note,
    position: moved.position,
    price: price ?? null,
    safeTxHash: execution?.safe_tx_hash ?? null,
    timestamp: timestamp * 1_000,
    to: moved.recipient,
    token: moved.kind === 'native' ? null : moved.token,
    tokenId: moved.token_id === null ? null : `${moved.token_id}`,
    transactionHash: moved.transaction_hash,
    value: moved.kind === 'erc721' ? '1' : `${moved.value ?? 0n}`,
  }
}

function listTokens(rows: readonly MovementRow[]): MovedToken[] {
  const tokens = new Map<string, MovedToken>()
  for (const { moved, token } of rows)
    if (moved.token !== null && !tokens.has(moved.token))
      tokens.set(moved.token, {
        address: moved.token,
        decimals: token?.decimals ?? null,
        name: token?.name ?? null,
        symbol: token?.symbol ?? null,
      })
  return [...tokens.values()]
}
