import type { CursorPosition } from '@countersign/protocol/wire'
import { type RawBuilder, sql } from 'kysely'
import type { Address, Hash } from 'viem'
import type { Db } from '../schema.ts'
import {
  countMultisigTransactions,
  type KnownNonces,
  listCandidateHashes,
  type MultisigCounts,
  toKnownNonces,
} from './countMultisigTransactions.ts'
import { loadBounded, measureMultisigTransactions } from './loadBounded.ts'
import { loadMultisigTransactions } from './loadMultisigTransactions.ts'
import { selectFirst } from './multisigCandidates.ts'
import { isOfOpenOnly, type MultisigOrdering, type MultisigTransactionFilter, toNonces } from './multisigFilter.ts'
import {
  isExecuted,
  isOfNoncesOnly,
  isSigned,
  isStored,
  isTrustedProposal,
  type MultisigList,
  selectListed,
  toBounds,
} from './multisigList.ts'
import { type CountedPage, type PageParameters, toPageBounds } from './pages.ts'
import type { MultisigTransactionRecord } from './Records.ts'
import { findSummary, type SafeSummary } from './safeSummaries.ts'

export type ListMultisigTransactionsPageParameters = PageParameters & {
  filter?: MultisigTransactionFilter
  ordering?: MultisigOrdering
  /** Current owners, whose signatures count. @default those who owned it when they signed */
  owners?: readonly Address[] | undefined
}

/** Only lists by nonce have edges; others use the offset. */
export type MultisigTransactionsPage = CountedPage & {
  countUniqueNonce: number
  transactions: MultisigTransactionRecord[]
}

/** Multisig transactions of a Safe, highest nonce first by default; fewer where they are large. */
export async function listMultisigTransactionsPage(
  db: Db,
  parameters: ListMultisigTransactionsPageParameters,
): Promise<MultisigTransactionsPage> {
  const { chainId, limit, ordering = '-nonce', safe } = parameters
  const summary = await findSummary(db, { chainId, safe })
  const list = { ...parameters, nextNonce: toNextNonce(summary), ordering }
  const known = toKnownNonces(summary)
  const counts = await countMultisigTransactions(db, { known, list, summary })
  // One more than the page, to know whether there is a next one.
  const { isBackwards = false, rows } = await listHashes(db, { counts, known, list: { ...list, limit: limit + 1 } })
  const page = rows.slice(0, limit)
  const safeTxHashes = isBackwards ? page.toReversed() : page
  const { isCut, records: transactions } = await loadBounded({
    isFromEnd: isBackwards,
    keys: safeTxHashes,
    load: (some) => loadMultisigTransactions(db, { chainId, safe, safeTxHashes: some }),
    measure: (some) => measureMultisigTransactions(db, { chainId, safe, safeTxHashes: some }),
  })
  return {
    count: counts.count,
    countUniqueNonce: counts.nonces,
    edges: hasCursors(list) ? toPageBounds(transactions, ({ safeTxHash }) => safeTxHash) : undefined,
    hasMore: isBackwards || isCut || rows.length > limit,
    transactions,
  }
}

type MultisigPage = MultisigList & { place?: CursorPosition | undefined }

/** The hashes of a page; backwards for a page before a cursor. */
async function listHashes(
  db: Db,
  { counts, known, list }: { counts: MultisigCounts; known: KnownNonces; list: MultisigPage },
): Promise<{ isBackwards?: boolean; rows: Hash[] }> {
  const nearest = await listNearest(db, { counts, list })
  const { filter = list.filter ?? {}, isBackwards = false, offset = list.offset } = nearest ?? {}
  const hashes = nearest ? nearest.hashes : await listCandidateHashes(db, { known, list })
  const order = isBackwards ? backwards : sql`${toOrder(list.ordering)}, safe_tx_hash`
  const { rows } = await sql<{ safe_tx_hash: Hash }>`
    select safe_tx_hash ${selectListed({ ...list, among: hashes, filter })}
    order by ${order} limit ${list.limit} offset ${offset}`.execute(db)
  return { isBackwards, rows: rows.map((row) => row.safe_tx_hash) }
}

function toNextNonce({ executions, highest_nonce: highest }: SafeSummary): bigint {
  const next = highest === null ? 0n : highest + 1n
  return BigInt(executions) > next ? BigInt(executions) : next
}

type Nearest = { filter: MultisigTransactionFilter; hashes: Hash[]; isBackwards?: boolean; offset: number }
type Beginning = Omit<Nearest, 'hashes'>

/** Candidates of a page by nonce; undefined where any row can match. */
async function listNearest(db: Db, { counts, list }: { counts: MultisigCounts; list: MultisigPage }) {
  const { filter = {}, ordering } = list
  if (!isOfNoncesOnly(list) || (ordering !== '-nonce' && ordering !== 'nonce')) return undefined
  const from = (await findNeighbour(db, list)) ??
    (await findNonce(db, { counts, list })) ?? { filter, offset: list.offset }
  const nearest = selectNearest({ ...list, ...from, ordering: from.isBackwards ? 'nonce' : ordering })
  const { rows } = await sql<{ safe_tx_hash: Hash }>`${nearest}`.execute(db)
  return { ...from, hashes: rows.map((row) => row.safe_tx_hash) }
}

/** Lists whose links have cursors. */
const hasCursors = (list: MultisigPage) => isOfNoncesOnly(list) && list.ordering === '-nonce'

/**
 * Start of a page after or before a transaction: its nonce, and an offset among the transactions of that nonce. Undefined
 * for a transaction that is not listed or has no known nonce.
 */
async function findNeighbour(db: Db, { place, ...list }: MultisigPage): Promise<Beginning | undefined> {
  if (!place || !hasCursors(list)) return undefined
  const { chainId, filter = {}, safe } = list
  const hash = 'after' in place ? place.after : place.before
  const isIt = sql`chain_id = ${chainId} and safe_tx_hash = ${hash} and safe = ${safe} and nonce is not null`
  const { rows } = await sql<{ nonce: bigint }>`select nonce from proposal where ${isIt}
    union all select nonce from multisig_execution where ${isIt} limit 1`.execute(db)
  const [found] = rows
  if (!found) return undefined
  const { nonce } = found
  const [lowest, highest = nonce] = toBounds(filter)
  if (nonce < lowest || nonce > highest) return undefined
  const neighbours = { ...list, filter: { ...filter, nonce }, limit: maxPerNonce, offset: 0 }
  const hashes = (await listNearest(db, { counts: { ahead: undefined, count: 0, nonces: 0 }, list: neighbours }))
    ?.hashes
  const same = await sql<{ safe_tx_hash: Hash }>`select safe_tx_hash ${selectListed({ ...neighbours, among: hashes })}
    order by ${toOrder('-nonce')}, safe_tx_hash limit ${maxPerNonce}`.execute(db)
  const rank = same.rows.findIndex((row) => row.safe_tx_hash === hash)
  if (rank === -1) return undefined
  return 'after' in place
    ? { filter: { ...filter, nonceTo: nonce }, offset: rank + 1 }
    : { filter: { ...filter, nonceFrom: nonce }, isBackwards: true, offset: same.rows.length - rank }
}

/** Transactions of one nonce that are read; pages beyond them use the offset. */
const maxPerNonce = 1_000

/** The reversed order of nonces. */
const backwards = sql`nonce asc nulls first, created_at asc, safe_tx_hash desc`

/** Offsets up to here are left to SQL. */
const near = 40

/**
 * The nonce and offset that a page far back starts at. Every nonce below the next has one execution, so that only replaced
 * proposals are counted: first assuming none, then with those found.
 */
async function findNonce(db: Db, { counts: { ahead, count }, list }: { counts: MultisigCounts; list: MultisigPage }) {
  const { chainId, filter = {}, nextNonce, offset, ordering, safe } = list
  if (ordering !== '-nonce' || ahead === undefined) return undefined
  if (isOfOpenOnly(filter) || filter.hasConfirmations !== undefined) return undefined
  if (offset <= ahead + near || offset >= count) return undefined
  const [, highest] = toBounds(filter)
  const first = highest === undefined || highest >= nextNonce ? nextNonce - 1n : highest
  const guess = first + 1n - BigInt(offset - ahead)
  const countFrom = (nonce: RawBuilder<unknown>) => sql`(
    select count(*) from proposal
    where chain_id = ${chainId} and safe = ${safe} and not settled and ${isTrustedProposal(filter)}
      and nonce >= ${nonce} and nonce <= ${first.toString()} :: numeric)`
  const { rows } =
    filter.isExecuted === true
      ? { rows: [{ after: 0, before: 0 }] }
      : await sql<{ after: number; before: number }>`
          select before, ${countFrom(sql`${guess.toString()} :: numeric + before`)} as after
          from (select ${countFrom(sql`${guess.toString()} :: numeric`)} as before) as guessed`.execute(db)
  const { after = 0, before = 0 } = rows[0] ?? {}
  return { filter: { ...filter, nonceTo: guess + BigInt(before) - 1n }, offset: before - after }
}

/**
 * Candidates of such a page: the first proposals and the first executions, up to the end of the page. Whatever precedes one
 * of them in its own list precedes it on the page, so that no other row can be there. Settled proposals are found by their
 * execution.
 */
function selectNearest({ ordering, ...list }: MultisigPage & { ordering: 'nonce' | '-nonce' }) {
  const { chainId, filter = {}, safe } = list
  const isHere = sql`chain_id = ${chainId} and safe = ${safe} and ${toNonces(filter)}`
  const [ofProposals, ofExecutions] =
    ordering === 'nonce' ? [sql`nonce`, sql`nonce`] : [sql`nonce desc`, sql`nonce desc nulls last`]
  const isRequested = isOfOpenOnly(filter)
    ? sql`(${isStored(list)} and not ${isExecuted})`
    : sql`(${isStored(list)} or ${isExecuted})`
  const proposals = selectFirst(
    sql`select safe_tx_hash from proposal where ${isHere} and not settled and ${isRequested} and ${isSigned(list)}
      order by ${ofProposals}`,
    list,
  )
  const executions = selectFirst(
    sql`select safe_tx_hash from multisig_execution where ${isHere} order by ${ofExecutions}`,
    list,
  )
  return isOfOpenOnly(filter) ? proposals : sql`${proposals} union ${executions}`
}

function toOrder(ordering: MultisigOrdering) {
  switch (ordering) {
    case '-nonce':
      return sql`nonce desc nulls last, created_at desc`
    case 'nonce':
      return sql`nonce asc nulls last, created_at asc`
    case '-created':
      return sql`created_at desc`
    case 'created':
      return sql`created_at asc`
    case '-modified':
      return sql`modified_at desc`
    case 'modified':
      return sql`modified_at asc`
  }
}
