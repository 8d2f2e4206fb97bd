import { type RawBuilder, sql } from 'kysely'
import type { Address } from 'viem'
import type { Db } from '../schema.ts'
import {
  type CountedPage,
  countUpTo,
  findPagePosition,
  isFromPosition,
  type PageParameters,
  type PagePosition,
  toBlocks,
  toPageBounds,
  toSkip,
} from './pages.ts'
import type { TransferRecord } from './Records.ts'
import { findSummary } from './safeSummaries.ts'
import { type TransferRow, toTransferRecord } from './transfers.ts'

/** Sort key of a transfer of a Safe. */
type TransferPosition = { block_number: number; log_index: number; position: string }

const columns = sql`(block_number, log_index, position)`
const toValues = ({ block_number, log_index, position }: TransferPosition) =>
  sql`(${block_number}, ${log_index}, ${position})`

/** Newest first, or oldest first. */
function byPosition(isReversed: boolean): RawBuilder<unknown> {
  const order = sql.raw(isReversed ? 'asc' : 'desc')
  return sql`block_number ${order}, log_index ${order}, position ${order}`
}

/** Conditions on the table `transfer`: from the start of a page on; newer than a row. */
const isFrom = (place: PagePosition<TransferPosition>) => isFromPosition(place, columns, toValues)
const isNewer = (than: TransferPosition) => sql`${columns} > ${toValues(than)}`

/** From the cursor of a link. */
function parseTransferPosition(text: string): TransferPosition | undefined {
  const [, block, log, position = ''] = /^(\d{1,15})\.(\d{1,9})\.([\w,-]{0,250})$/.exec(text) ?? []
  return block === undefined ? undefined : { block_number: Number(block), log_index: Number(log), position }
}

type IncomingTransferFilter = {
  /** Seconds, both ends included. */
  executedFrom?: number | undefined
  executedTo?: number | undefined
  recipient?: Address | undefined
  sender?: Address | undefined
  token?: Address | undefined
  /** ERC-20 tokens; undefined for all. */
  trustedTokens?: readonly Address[] | undefined
  value?: bigint | undefined
}

export type ListIncomingTransfersPageParameters = PageParameters & { filter?: IncomingTransferFilter }

/** Incoming transfers of a Safe, newest first, without those of value 0 (address poisoning). */
export async function listIncomingTransfersPage(
  db: Db,
  { chainId, filter = {}, limit, offset, place: named, safe }: ListIncomingTransfersPageParameters,
): Promise<CountedPage & { transfers: TransferRecord[] }> {
  const { recipient, token, trustedTokens } = filter
  const none = { edges: undefined, hasMore: false, transfers: [] }
  if (recipient !== undefined && recipient !== safe) return { count: 0, ...none }
  const rest = toOtherConditions(filter, { chainId })
  const isOfTokens = token !== undefined || trustedTokens !== undefined
  const select = isOfTokens ? selectOfTokens : selectAny
  const parts = { chainId, rest, safe, token, trustedTokens }
  const count =
    rest.length > 0
      ? await countUpTo(db, {
          limit,
          offset,
          rows: sql`from (${select({ ...parts, columns: sql`block_number`, page: sql`` })}) as listed`,
        })
      : await countStored(db, { chainId, safe, token, trustedTokens })
  const columns = sql`block_number, log_index, position`
  const place = await findPagePosition<TransferPosition>(db, {
    count: async () => (rest.length > 0 ? undefined : count),
    limit,
    offset,
    parse: parseTransferPosition,
    place: named,
    walk: ({ isReversed, limit: max, ofBefore }) => {
      const page = sql`order by ${byPosition(isReversed)} limit ${max}`
      const all = { ...parts, rest: ofBefore ? [...rest, isNewer(ofBefore)] : rest }
      return sql`select * from (${select({ ...all, columns, page })}) as listed ${page}`
    },
  })
  if (!place) return { count, ...none }
  const skip = toSkip(place)
  const all = { ...parts, rest: [...rest, isFrom(place)] }
  const page = sql`order by ${byPosition(false)} limit ${limit + 1 + skip}`
  const { rows } = await sql<TransferRow>`
    select moved.*, block.timestamp, token.kind as token_kind, token.name, token.symbol, token.decimals
    from (
      select * from (${select({ ...all, columns: sql`transfer.*`, page })}) as listed
      order by ${byPosition(false)} limit ${limit + 1} offset ${skip}
    ) as moved
    join block on block.chain_id = moved.chain_id and block.number = moved.block_number
    left join token on token.chain_id = moved.chain_id and token.address = moved.token
    order by moved.block_number desc, moved.log_index desc, moved.position desc`.execute(db)
  const transfers = rows.slice(0, limit).map(toTransferRecord)
  return { count, edges: toPageBounds(transfers, toPosition), hasMore: rows.length > limit, transfers }
}

const toPosition = ({ blockNumber, logIndex, position }: TransferRecord) => `${blockNumber}.${logIndex}.${position}`

/** Filters that no index is ordered by. Times are those of blocks, in their order. */
function toOtherConditions(
  { executedFrom, executedTo, sender, value }: IncomingTransferFilter,
  { chainId }: { chainId: number },
) {
  return [
    ...toBlocks(chainId, executedFrom, executedTo),
    ...(sender === undefined ? [] : [sql`transfer.sender = ${sender}`]),
    ...(value === undefined ? [] : [sql`transfer.value = ${value.toString()} :: numeric`]),
  ]
}

type SelectParameters = {
  chainId: number
  columns: RawBuilder<unknown>
  /** Order and limit. */
  page: RawBuilder<unknown>
  rest: readonly RawBuilder<unknown>[]
  safe: Address
  token: Address | undefined
  trustedTokens: readonly Address[] | undefined
}

/** These lists have no form for ERC-1155. */
const hasMoved = sql`(transfer.kind = 'erc721' or transfer.value <> 0) and transfer.kind <> 'erc1155'`

function selectAny({ chainId, columns, page, rest, safe }: SelectParameters): RawBuilder<unknown> {
  const conditions = [
    sql`transfer.chain_id = ${chainId} and transfer.safe = ${safe} and transfer.recipient = ${safe}`,
    hasMoved,
    ...rest,
  ]
  return sql`select ${columns} from transfer where ${sql.join(conditions, sql` and `)} ${page}`
}

/** Token by token, each up to the page's limit, without reading what strangers sent. */
function selectOfTokens({ chainId, columns, page, rest, safe, ...of }: SelectParameters): RawBuilder<unknown> {
  const ofKind = (kind: RawBuilder<unknown>) =>
    sql.join(
      [
        sql`transfer.chain_id = ${chainId} and transfer.safe = ${safe} and (transfer.recipient = transfer.safe) is true and ${kind}`,
        hasMoved,
        ...rest,
      ],
      sql` and `,
    )
  const coins = sql`(select ${columns} from transfer where ${ofKind(sql`transfer.kind = 'native' and transfer.token is null`)} ${page})`
  const tokens = sql`(select listed.* from safe_token as seen cross join lateral (
      select ${columns} from transfer
      where ${ofKind(sql`transfer.kind = seen.kind and transfer.token = seen.token`)} ${page}
    ) as listed
    where seen.chain_id = ${chainId} and seen.safe = ${safe} and seen.received > 0 and seen.token <> '' and seen.kind <> 'erc1155' and ${isRequested(of)})`
  return of.token === undefined ? sql`${coins} union all ${tokens}` : tokens
}

/** Condition on the table `safe_token`, by the name of `seen`. */
function isRequested({ token, trustedTokens }: Pick<SelectParameters, 'token' | 'trustedTokens'>): RawBuilder<unknown> {
  return sql.join(
    [
      sql`true`,
      ...(token === undefined ? [] : [sql`seen.token = ${token}`]),
      ...(trustedTokens ? [sql`(seen.kind <> 'erc20' or seen.token = any(${[...trustedTokens]} :: text[]))`] : []),
    ],
    sql` and `,
  )
}

async function countStored(
  db: Db,
  { chainId, safe, token, trustedTokens }: Pick<SelectParameters, 'chainId' | 'safe' | 'token' | 'trustedTokens'>,
): Promise<number> {
  const { received } = await findSummary(db, { chainId, safe })
  if (received === 0 || (token === undefined && trustedTokens === undefined)) return received
  const { rows } = await sql<{ count: number }>`
    select coalesce(sum(received), 0) :: bigint as count from safe_token as seen
    where chain_id = ${chainId} and safe = ${safe} and ${isRequested({ token, trustedTokens })}`.execute(db)
  return rows[0]?.count ?? 0
}
