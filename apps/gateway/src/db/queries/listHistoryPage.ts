import type { PageBounds } from '@countersign/protocol/wire'
import { sql } from 'kysely'
import type { Address, Hash } from 'viem'
import type { Db } from '../schema.ts'
import { loadBounded, measureHistory } from './loadBounded.ts'
import { loadMultisigTransactions } from './loadMultisigTransactions.ts'
import { loadModuleTransactions } from './moduleTransactions.ts'
import {
  findPagePosition,
  isFromPosition,
  type PageParameters,
  type PagePosition,
  parseBlockPosition,
  toPageBounds,
  toSkip,
} from './pages.ts'
import type { ModuleTransactionRecord, MultisigTransactionRecord, TransferRecord } from './Records.ts'
import { findSummary } from './safeSummaries.ts'
import { loadTransfers } from './transfers.ts'

export type ListHistoryPageParameters = PageParameters & {
  /** Number of entries beyond the page to return. @default 0 */
  further?: number
  /** Whether to return the entry before the page. @default false */
  isWithPrevious?: boolean
}

/** What one chain transaction did for the Safe: its multisig transactions, else module transactions, else transfers. */
export type HistoryEntry = {
  blockNumber: number
  items: (ModuleTransactionRecord | MultisigTransactionRecord | TransferRecord)[]
  timestamp: number
  transactionHash: Hash
  transactionIndex: number
}

export type HistoryPage = {
  /** Of the page alone. */
  edges: PageBounds | undefined
  entries: HistoryEntry[]
  /** Whether there is anything beyond the page. */
  hasMore: boolean
  previous: HistoryEntry | undefined
}

type HistoryPosition = { block_number: number; transaction_index: number }

const columns = sql`(block_number, transaction_index)`
const toValues = (place: HistoryPosition) => sql`(${place.block_number}, ${place.transaction_index})`
type HistoryRow = Omit<HistoryEntry, 'items'>
const toPosition = ({ blockNumber, transactionIndex }: HistoryRow) => `${blockNumber}.${transactionIndex}`
function parsePosition(text: string): HistoryPosition | undefined {
  const place = parseBlockPosition(text)
  return place && { block_number: place.block, transaction_index: place.index }
}

/** Most rows of one chain transaction and kind: anyone can create one with thousands. */
const maxPerTransaction = 100

/** One entry per chain transaction, newest first; a fixed number of queries for any page, however far back. */
export async function listHistoryPage(db: Db, parameters: ListHistoryPageParameters): Promise<HistoryPage> {
  const { chainId, further = 0, isWithPrevious = false, limit, offset, safe } = parameters
  const ahead = isWithPrevious && (offset > 0 || parameters.place) ? 1 : 0
  const place = await findPagePosition<HistoryPosition>(db, {
    count: async () => (await findSummary(db, { chainId, safe })).history,
    limit: limit + ahead,
    offset: Math.max(offset - ahead, 0),
    parse: parsePosition,
    place: parameters.place,
    walk: ({ isReversed, limit: max, ofBefore }) => {
      const order = sql.raw(isReversed ? 'asc' : 'desc')
      const isBefore = ofBefore ? sql`and ${columns} > ${toValues(ofBefore)}` : sql``
      return sql`select block_number, transaction_index from safe_transaction
        where chain_id = ${chainId} and safe = ${safe} ${isBefore}
        order by block_number ${order}, transaction_index ${order} limit ${max}`
    },
  })
  if (!place) return { edges: undefined, entries: [], hasMore: false, previous: undefined }
  // The row before a page is its cursor.
  const start: PagePosition<HistoryPosition> = ahead === 1 && 'behind' in place ? { at: place.behind } : place
  // Blocks are joined for the rows of the page only.
  const { rows } = await sql<HistoryRow>`
    select listed.block_number as "blockNumber", block.timestamp, listed.transaction_hash as "transactionHash",
      listed.transaction_index as "transactionIndex"
    from (
      select * from safe_transaction
      where chain_id = ${chainId} and safe = ${safe} and ${isFromPosition(start, columns, toValues)}
      order by block_number desc, transaction_index desc
      limit ${ahead + limit + Math.max(further, 1)} offset ${toSkip(start)}
    ) as listed
    join block on block.chain_id = listed.chain_id and block.number = listed.block_number
    order by listed.block_number desc, listed.transaction_index desc`.execute(db)
  const { isCut, records: entries } = await loadBounded({
    keys: rows.slice(0, ahead + limit + further),
    load: (some) => loadEntries(db, { chainId, rows: some, safe }),
    least: ahead + 1,
    measure: (some) => measureHistory(db, { chainId, safe, transactionHashes: some.map((row) => row.transactionHash) }),
  })
  const isAhead = ahead === 1 && hasPrevious({ isNamed: parameters.place !== undefined, place, rows })
  const from = isAhead ? 1 : 0
  return {
    edges: toPageBounds(entries.slice(from, from + limit), toPosition),
    entries: entries.slice(from, from + limit + further),
    hasMore: isCut || rows.length > from + limit,
    previous: isAhead ? entries[0] : undefined,
  }
}

/** A page that ends after so many entries. */
export function cutHistoryPage(page: HistoryPage, count: number): HistoryPage {
  if (count >= page.entries.length) return page
  const entries = page.entries.slice(0, count)
  return { ...page, edges: toPageBounds(entries, toPosition), entries, hasMore: true }
}

type HasPreviousParameters = { isNamed: boolean; place: PagePosition<HistoryPosition>; rows: readonly HistoryRow[] }

/** None where the cursor makes this the first page, nor where its row was deleted. */
function hasPrevious({ isNamed, place, rows }: HasPreviousParameters): boolean {
  const [first] = rows
  if (!first) return false
  if ('skip' in place) return !(isNamed && place.skip === 0)
  if ('at' in place) return true
  return place.behind.block_number === first.blockNumber && place.behind.transaction_index === first.transactionIndex
}

async function loadEntries(
  db: Db,
  { chainId, rows, safe }: { chainId: number; rows: readonly HistoryRow[]; safe: Address },
): Promise<HistoryEntry[]> {
  const transactionHashes = rows.map((row) => row.transactionHash)
  const [multisig, module, transfers] = await Promise.all([
    loadExecutedTransactions(db, { chainId, safe, transactionHashes }),
    loadModuleTransactions(db, { chainId, maxPerTransaction, safe, transactionHashes }),
    loadTransfers(db, { chainId, maxPerTransaction, safe, transactionHashes }),
  ])
  return rows.map((row) => {
    const executed = multisig.filter(({ execution }) => execution?.transactionHash === row.transactionHash)
    const byModule = module.filter(({ transactionHash }) => transactionHash === row.transactionHash)
    const moved = transfers.filter(({ transactionHash }) => transactionHash === row.transactionHash)
    const items = [executed, byModule, moved].find((list) => list.length > 0) ?? []
    return { ...row, items: [...items] }
  })
}

async function loadExecutedTransactions(
  db: Db,
  { chainId, safe, transactionHashes }: { chainId: number; safe: Address; transactionHashes: Hash[] },
): Promise<MultisigTransactionRecord[]> {
  if (transactionHashes.length === 0) return []
  const { rows } = await sql<{ safe_tx_hash: Hash }>`
    select executed.safe_tx_hash from unnest(${transactionHashes} :: text[]) as input (hash)
    cross join lateral (
      select safe_tx_hash, block_number, log_index from multisig_execution
      where chain_id = ${chainId} and safe = ${safe} and transaction_hash = input.hash
      order by log_index desc limit ${maxPerTransaction}
    ) as executed
    order by executed.block_number desc, executed.log_index desc`.execute(db)
  return loadMultisigTransactions(db, {
    chainId,
    safe,
    safeTxHashes: [...new Set(rows.map((row) => row.safe_tx_hash))],
  })
}
