import type { PageBounds } from '@countersign/protocol/wire'
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
  reach,
  toBlocks,
  toPageBounds,
  toSkip,
} from './pages.ts'
import type { TransferRecord } from './Records.ts'
import { findSummary } from './safeSummaries.ts'
import { type TransferRow, toTransferRecord } from './transfers.ts'

/** Sort key of a transfer of a Safe. */
type TransferPosition = { block_number: number; log_index: number; position: string }

const keyColumns = sql`block_number, log_index, position`
const columns = sql`(${keyColumns})`
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
  const { executedFrom, executedTo, recipient, sender, token, trustedTokens, value } = filter
  const none = { edges: undefined, hasMore: false, transfers: [] }
  if (recipient !== undefined && recipient !== safe) return { count: 0, ...none }
  // Blocks are in the order of their times.
  const rest = toBlocks(chainId, executedFrom, executedTo)
  const isOfTokens = token !== undefined || trustedTokens !== undefined
  const select = isOfTokens ? selectOfTokens : selectAny
  const parts = { chainId, rest, safe, token, trustedTokens }
  if (sender !== undefined || value !== undefined)
    return searchTransfers(db, { limit, offset, parts, place: named, select, sender, value })
  const counted =
    rest.length > 0
      ? await countUpTo(db, {
          limit,
          offset,
          rows: sql`from (${select({ ...parts, columns: sql`block_number`, page: sql`` })}) as listed`,
        }).then((count) => ({ count, isExact: false }))
      : await countStored(db, { limit, offset, parts })
  const place = await findPagePosition<TransferPosition>(db, {
    count: async () => (counted.isExact ? counted.count : undefined),
    limit,
    offset,
    parse: parseTransferPosition,
    place: named,
    walk: ({ isReversed, limit: most, ofBefore }) => {
      const page = sql`order by ${byPosition(isReversed)} limit ${most}`
      const all = { ...parts, rest: ofBefore ? [...rest, isNewer(ofBefore)] : rest }
      return sql`select * from (${select({ ...all, columns: keyColumns, page })}) as listed ${page}`
    },
  })
  const { count } = counted
  if (!place) return { count, ...none }
  const skip = toSkip(place)
  const all = { ...parts, rest: [...rest, isFrom(place)] }
  const page = sql`order by ${byPosition(false)} limit ${limit + 1 + skip}`
  const rows = await loadTransfers(
    db,
    sql`select * from (${select({ ...all, columns: sql`transfer.*`, page })}) as listed
      order by ${byPosition(false)} limit ${limit + 1} offset ${skip}`,
  )
  const transfers = rows.slice(0, limit)
  return { count, edges: toPageBounds(transfers, toPosition), hasMore: rows.length > limit, transfers }
}

async function loadTransfers(db: Db, moved: RawBuilder<unknown>): Promise<TransferRecord[]> {
  const { rows } = await sql<TransferRow>`
    select moved.*, block.timestamp, token.kind as token_kind, token.name, token.symbol, token.decimals
    from (${moved}) as moved
    join block on block.chain_id = moved.chain_id and block.number = moved.block_number
    left join token on token.chain_id = moved.chain_id and token.address = moved.token
    order by moved.block_number desc, moved.log_index desc, moved.position desc`.execute(db)
  return rows.map(toTransferRecord)
}

/** Rows that a page filtered by sender or value scans: no index has them, and anyone can send any number. */
const maxScanned = 5_000

type SearchTransfersParameters = Pick<PageParameters, 'limit' | 'offset' | 'place'> &
  Pick<IncomingTransferFilter, 'sender' | 'value'> & {
    parts: Omit<SelectParameters, 'columns' | 'page'>
    select: (parameters: SelectParameters) => RawBuilder<unknown>
  }

/** Keys of the found rows, and where the scan ended. */
type Scan = { end: TransferPosition | null; keys: TransferPosition[]; matches: number; scanned: number }

type ScanOrder = { cursor: TransferPosition | undefined; isReversed: boolean; skip: number }

async function scanTransfers(
  db: Db,
  { limit, parts, select, sender, value }: SearchTransfersParameters,
  { cursor, isReversed, skip }: ScanOrder,
): Promise<Scan> {
  const start = cursor === undefined ? [] : [isReversed ? isNewer(cursor) : isFrom({ behind: cursor })]
  const scan = sql`order by ${byPosition(isReversed)} limit ${maxScanned}`
  const read = { columns: sql`${keyColumns}, sender, value`, page: scan, rest: [...parts.rest, ...start] }
  const conditions = [
    ...(sender === undefined ? [] : [sql`sender = ${sender}`]),
    ...(value === undefined ? [] : [sql`value = ${value.toString()} :: numeric`]),
  ]
  const { rows } = await sql<Scan>`
    with scanned as materialized (
      select * from (${select({ ...parts, ...read })}) as listed ${scan}
    ), found as (select * from scanned where ${sql.join(conditions, sql` and `)})
    select (select count(*) from found) as matches, (select count(*) from scanned) as scanned,
      (select to_jsonb(ends) from (
        select ${keyColumns} from scanned order by ${byPosition(!isReversed)} limit 1) as ends) as "end",
      (select coalesce(jsonb_agg(to_jsonb(page)), '[]') from (
        select ${keyColumns} from found order by ${byPosition(isReversed)} limit ${limit} offset ${skip}) as page) as keys`.execute(
    db,
  )
  return rows[0] ?? { end: null, keys: [], matches: 0, scanned: 0 }
}

/** A page ends where the scan does, and its link leads on from there: it may have fewer rows than its limit, or none. */
async function searchTransfers(
  db: Db,
  parameters: SearchTransfersParameters,
): Promise<CountedPage & { transfers: TransferRecord[] }> {
  const { limit, offset, parts, place } = parameters
  const cursor = place && parseTransferPosition('after' in place ? place.after : place.before)
  const isReversed = cursor !== undefined && place !== undefined && 'before' in place
  const skip = cursor === undefined ? offset : 0
  const { end, keys, matches, scanned } = await scanTransfers(db, parameters, { cursor, isReversed, skip })
  const isCut = scanned === maxScanned && matches <= skip + limit
  // Fewer rows are newer than a page: that is the first one.
  if (isReversed && keys.length < limit && !isCut)
    return searchTransfers(db, { ...parameters, offset: 0, place: undefined })
  const { chainId, safe } = parts
  const transfers = await loadTransfers(
    db,
    sql`select transfer.* from jsonb_to_recordset(${JSON.stringify(keys)} :: jsonb)
      as key (block_number bigint, log_index integer, position text)
      join transfer using (block_number, log_index, position)
      where chain_id = ${chainId} and safe = ${safe} and recipient = ${safe} and ${hasMoved}`,
  )
  return {
    count: (cursor === undefined ? 0 : offset) + matches,
    edges: end ? toSearchBounds(transfers, { end, isCut, isReversed }) : undefined,
    hasMore: isReversed || isCut || matches > skip + limit,
    transfers,
  }
}

/** Links lead on from the end of the scan if no further row was found before it. */
function toSearchBounds(
  transfers: readonly TransferRecord[],
  { end, isCut, isReversed }: { end: TransferPosition; isCut: boolean; isReversed: boolean },
): PageBounds {
  const edge = `${end.block_number}.${end.log_index}.${end.position}`
  const { first, last } = toPageBounds(transfers, toPosition) ?? { first: edge, last: edge }
  if (!isCut) return { first, last }
  return isReversed ? { first: edge, last } : { first, last: edge }
}

const toPosition = ({ blockNumber, logIndex, position }: TransferRecord) => `${blockNumber}.${logIndex}.${position}`

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

/** Token by token, each up to the page's limit, without reading what strangers sent; NFTs together. */
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
  const ofOne = (kind: RawBuilder<unknown>) => sql`(select ${columns} from transfer where ${ofKind(kind)} ${page})`
  const tokens = sql`(select listed.* from safe_token as seen cross join lateral (
      select ${columns} from transfer
      where ${ofKind(sql`transfer.kind = seen.kind and transfer.token = seen.token`)} ${page}
    ) as listed
    where seen.chain_id = ${chainId} and seen.safe = ${safe} and seen.received > 0 and ${isRequested(of)})`
  if (of.token !== undefined) return tokens
  const [coins, collectibles] = [
    sql`transfer.kind = 'native' and transfer.token is null`,
    sql`transfer.kind = 'erc721'`,
  ]
  return sql`${ofOne(coins)} union all ${ofOne(collectibles)} union all ${tokens}`
}

/** Condition on the table `safe_token`, by the name of `seen`: keys of its index, because anyone can add tokens. */
function isRequested({ token, trustedTokens }: Pick<SelectParameters, 'token' | 'trustedTokens'>): RawBuilder<unknown> {
  const isTrusted = trustedTokens ? sql`seen.token = any(${[...trustedTokens]} :: text[])` : sql`true`
  if (token === undefined) return sql`seen.kind = 'erc20' and ${isTrusted}`
  return sql`seen.kind in ('erc20', 'erc721') and seen.token = ${token} and (seen.kind = 'erc721' or ${isTrusted})`
}

type CountStoredParameters = Pick<PageParameters, 'limit' | 'offset'> & Pick<SearchTransfersParameters, 'parts'>

/** Inexact where there are more NFTs than are counted. */
async function countStored(
  db: Db,
  { limit, offset, parts: { chainId, safe, ...of } }: CountStoredParameters,
): Promise<{ count: number; isExact: boolean }> {
  const { received } = await findSummary(db, { chainId, safe })
  if (received === 0 || (of.token === undefined && of.trustedTokens === undefined))
    return { count: received, isExact: true }
  const isOfSafe = sql`from safe_token as seen where chain_id = ${chainId} and safe = ${safe}`
  const { rows } = await sql<{ count: number }>`
    select coalesce(sum(received), 0) :: bigint as count from (
      select received ${isOfSafe} and ${isRequested(of)}
      union all select received ${isOfSafe} and ${of.token === undefined ? sql`seen.kind = 'native'` : sql`false`}
    ) as counted`.execute(db)
  const count = rows[0]?.count ?? 0
  if (of.token !== undefined) return { count, isExact: true }
  const collectibles = await countUpTo(db, {
    limit,
    offset,
    rows: sql`from transfer where chain_id = ${chainId} and safe = ${safe}
      and (recipient = safe) is true and kind = 'erc721'`,
  })
  return { count: count + collectibles, isExact: collectibles < offset + limit + reach }
}
