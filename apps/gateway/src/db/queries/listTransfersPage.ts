import { type RawBuilder, sql } from 'kysely'
import type { Address, Hash } from 'viem'
import type { Db } from '../schema.ts'
import { toRange } from './multisigFilter.ts'
import {
  type BlockFilter,
  type CountedPage,
  countUpTo,
  findPagePosition,
  isFromPosition,
  type PageParameters,
  type PagePosition,
  reach,
  toBlockRange,
  toBlocks,
  toPageBounds,
  toSkip,
} from './pages.ts'
import type { TransferRecord } from './Records.ts'
import { findSummary } from './safeSummaries.ts'
import { searchPage } from './searchPage.ts'
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

const format = ({ block_number, log_index, position }: TransferPosition) => `${block_number}.${log_index}.${position}`
const toPosition = ({ blockNumber, logIndex, position }: TransferRecord) => `${blockNumber}.${logIndex}.${position}`

/** From the cursor of a link. */
function parseTransferPosition(text: string): TransferPosition | undefined {
  const [, block, log, position = ''] = /^(\d{1,15})\.(\d{1,9})\.([\w,-]{0,250})$/.exec(text) ?? []
  return block === undefined ? undefined : { block_number: Number(block), log_index: Number(log), position }
}

export type TransferKind = TransferRecord['kind']

export type TransferFilter = BlockFilter & {
  /** Seconds, both ends included. */
  executedFrom?: number | undefined
  executedTo?: number | undefined
  /** Undefined for all. */
  kinds?: readonly TransferKind[] | undefined
  recipient?: Address | undefined
  sender?: Address | undefined
  token?: Address | undefined
  transactionHash?: Hash | undefined
  /** ERC-20 tokens; undefined for all. */
  trustedTokens?: readonly Address[] | undefined
  value?: bigint | undefined
  valueFrom?: bigint | undefined
  valueTo?: bigint | undefined
}

type ListTransfersPageParameters = PageParameters & { filter?: TransferFilter; isIncomingOnly: boolean }

type TransfersPage = CountedPage & { transfers: TransferRecord[] }

/** Transfers of a Safe, newest first, without those of value 0 (address poisoning) and of ERC-1155. */
export async function listTransfersPage(
  db: Db,
  { chainId, filter = {}, isIncomingOnly, limit, offset, place: named, safe }: ListTransfersPageParameters,
): Promise<TransfersPage> {
  const { kinds, recipient, token, trustedTokens } = filter
  const none = { edges: undefined, hasMore: false, transfers: [] }
  if (kinds?.length === 0 || (isIncomingOnly && recipient !== undefined && recipient !== safe))
    return { count: 0, ...none }
  const { conditions, select } = chooseIndex(filter, isIncomingOnly)
  const parts = {
    chainId,
    isIncomingOnly,
    kinds,
    rest: toConditions({ chainId, filter, safe }),
    safe,
    token,
    trustedTokens,
  }
  if (conditions.length > 0) return searchTransfers(db, { conditions, limit, offset, parts, place: named, select })
  const isCounted = isIncomingOnly && parts.rest.length === 0 && select !== selectOfKinds
  const counted = isCounted
    ? await countStored(db, { limit, offset, parts })
    : await countUpTo(db, {
        limit,
        offset,
        // In the order of the index: without one the planner may prefer to read the whole table.
        rows: sql`from (${select({ ...parts, columns: keyColumns, page: sql`order by ${byPosition(false)} limit ${offset + limit + reach}` })}) as listed`,
      }).then((count) => ({ count, isExact: false }))
  const place = await findPagePosition<TransferPosition>(db, {
    count: async () => (counted.isExact ? counted.count : undefined),
    limit,
    offset,
    parse: parseTransferPosition,
    place: named,
    walk: ({ isReversed, limit: most, ofBefore }) => {
      const page = sql`order by ${byPosition(isReversed)} limit ${most}`
      const all = { ...parts, rest: ofBefore ? [...parts.rest, isNewer(ofBefore)] : parts.rest }
      return sql`select * from (${select({ ...all, columns: keyColumns, page })}) as listed ${page}`
    },
  })
  const { count } = counted
  if (!place) return { count, ...none }
  const skip = toSkip(place)
  const all = { ...parts, rest: [...parts.rest, isFrom(place)] }
  const page = sql`order by ${byPosition(false)} limit ${limit + 1 + skip}`
  const rows = await loadTransfers(
    db,
    sql`select * from (${select({ ...all, columns: sql`transfer.*`, page })}) as listed
      order by ${byPosition(false)} limit ${limit + 1} offset ${skip}`,
  )
  const transfers = rows.slice(0, limit)
  return { count, edges: toPageBounds(transfers, toPosition), hasMore: rows.length > limit, transfers }
}

export type ListIncomingTransfersPageParameters = PageParameters & { filter?: TransferFilter }

/** Incoming transfers of a Safe, newest first. */
export function listIncomingTransfersPage(db: Db, parameters: ListIncomingTransfersPageParameters) {
  return listTransfersPage(db, { ...parameters, isIncomingOnly: true })
}

/** What an index finds is selected, the rest is a condition on the rows that a page scans. */
function chooseIndex(
  filter: TransferFilter,
  isIncomingOnly: boolean,
): { conditions: RawBuilder<unknown>[]; select: Select } {
  const { kinds, recipient, sender, token, transactionHash, trustedTokens, value, valueFrom, valueTo } = filter
  const isOfTokens = isIncomingOnly && (token !== undefined || trustedTokens !== undefined)
  // Token by token would be any number of reads.
  const isOfKinds = isIncomingOnly && !isOfTokens && kinds !== undefined && !kinds.includes('erc20')
  return {
    conditions: [
      ...(kinds === undefined || isOfKinds ? [] : [sql`kind = any(${[...kinds]} :: text[])`]),
      ...(recipient === undefined || isIncomingOnly ? [] : [sql`recipient = ${recipient}`]),
      ...(sender === undefined ? [] : [sql`sender = ${sender}`]),
      ...(token === undefined || isOfTokens ? [] : [sql`token = ${token}`]),
      ...(transactionHash === undefined ? [] : [sql`transaction_hash = ${transactionHash}`]),
      ...toRange(sql`value`, value, value),
      ...toRange(sql`value`, valueFrom, valueTo),
    ],
    select: isOfTokens ? selectOfTokens : isOfKinds ? selectOfKinds : selectAny,
  }
}

type ToConditionsParameters = { chainId: number; filter: TransferFilter; safe: Address }

/** Conditions on the blocks, which every index has. Blocks are in the order of their times. */
function toConditions({ chainId, filter, safe }: ToConditionsParameters): RawBuilder<unknown>[] {
  const { executedFrom, executedTo, transactionHash } = filter
  const ofTransaction = sql`select block_number from transfer where chain_id = ${chainId} and safe = ${safe}
    and transaction_hash = ${transactionHash} limit 1`
  return [
    ...toBlockRange(filter),
    ...toBlocks(chainId, executedFrom, executedTo),
    ...(transactionHash === undefined ? [] : [sql`block_number = (${ofTransaction})`]),
  ]
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

type SearchTransfersParameters = Pick<PageParameters, 'limit' | 'offset' | 'place'> & {
  conditions: readonly RawBuilder<unknown>[]
  parts: Omit<SelectParameters, 'columns' | 'page'>
  select: Select
}

async function searchTransfers(
  db: Db,
  { conditions, limit, offset, parts, place, select }: SearchTransfersParameters,
): Promise<TransfersPage> {
  const { keys, ...page } = await searchPage<TransferPosition>(db, {
    conditions,
    format,
    keyColumns,
    limit,
    offset,
    order: byPosition,
    parse: parseTransferPosition,
    place,
    select: ({ cursor, isReversed, limit: most }) =>
      select({
        ...parts,
        columns: sql`${keyColumns}, kind, recipient, sender, token, transaction_hash, value`,
        page: sql`order by ${byPosition(isReversed)} limit ${most}`,
        rest: cursor ? [...parts.rest, isReversed ? isNewer(cursor) : isFrom({ behind: cursor })] : parts.rest,
      }),
  })
  const transfers = await loadTransfers(
    db,
    sql`select transfer.* from jsonb_to_recordset(${JSON.stringify(keys)} :: jsonb)
      as key (block_number bigint, log_index integer, position text)
      join transfer using (block_number, log_index, position)
      where ${sql.join(isListed(parts), sql` and `)}`,
  )
  return { ...page, transfers }
}

type SelectParameters = {
  chainId: number
  columns: RawBuilder<unknown>
  isIncomingOnly: boolean
  kinds: readonly TransferKind[] | undefined
  /** Order and limit. */
  page: RawBuilder<unknown>
  rest: readonly RawBuilder<unknown>[]
  safe: Address
  token: Address | undefined
  trustedTokens: readonly Address[] | undefined
}

type Select = (parameters: SelectParameters) => RawBuilder<unknown>

/** These lists have no form for ERC-1155. */
const hasMoved = sql`(transfer.kind = 'erc721' or transfer.value <> 0) and transfer.kind <> 'erc1155'`

const isListed = ({ chainId, isIncomingOnly, safe }: Pick<SelectParameters, 'chainId' | 'isIncomingOnly' | 'safe'>) => [
  sql`transfer.chain_id = ${chainId} and transfer.safe = ${safe}`,
  ...(isIncomingOnly ? [sql`transfer.recipient = ${safe}`] : []),
  hasMoved,
]

function selectAny({ columns, page, rest, ...of }: SelectParameters): RawBuilder<unknown> {
  return sql`select ${columns} from transfer where ${sql.join([...isListed(of), ...rest], sql` and `)} ${page}`
}

const isReceived = (
  { chainId, rest, safe }: Pick<SelectParameters, 'chainId' | 'rest' | 'safe'>,
  kind: RawBuilder<unknown>,
) =>
  sql.join(
    [
      sql`transfer.chain_id = ${chainId} and transfer.safe = ${safe} and (transfer.recipient = transfer.safe) is true and ${kind}`,
      hasMoved,
      ...rest,
    ],
    sql` and `,
  )

const ofIndexedKind = {
  erc721: sql`transfer.kind = 'erc721'`,
  native: sql`transfer.kind = 'native' and transfer.token is null`,
} as const

/** Native coin, NFTs, or both; never by scanning the ERC-20 transfers that strangers sent. */
function selectOfKinds({ columns, kinds = [], page, ...of }: SelectParameters): RawBuilder<unknown> {
  const parts = (['erc721', 'native'] as const)
    .filter((kind) => kinds.includes(kind))
    .map((kind) => sql`(select ${columns} from transfer where ${isReceived(of, ofIndexedKind[kind])} ${page})`)
  return sql.join(parts, sql` union all `)
}

/** Token by token, each up to the page's limit, without reading what strangers sent; NFTs together. */
function selectOfTokens(parameters: SelectParameters): RawBuilder<unknown> {
  const { chainId, columns, page, safe, ...of } = parameters
  const tokens = sql`(select listed.* from safe_token as seen cross join lateral (
      select ${columns} from transfer
      where ${isReceived(parameters, sql`transfer.kind = seen.kind and transfer.token = seen.token`)} ${page}
    ) as listed
    where seen.chain_id = ${chainId} and seen.safe = ${safe} and seen.received > 0 and ${isRequested(of)})`
  if (of.token !== undefined) return tokens
  return sql`${selectOfKinds({ ...parameters, kinds: ['erc721', 'native'] })} union all ${tokens}`
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
