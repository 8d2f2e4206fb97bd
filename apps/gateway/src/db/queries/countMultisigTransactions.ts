import { sql } from 'kysely'
import type { Hash } from 'viem'
import type { Db } from '../schema.ts'
import { countNoncesUpTo, listTimed, selectCandidates, selectFiltered } from './multisigCandidates.ts'
import { isOfOpenOnly, toNonces } from './multisigFilter.ts'
import {
  isExecuted,
  isOfNoncesOnly,
  isSigned,
  isStored,
  isTrustedProposal,
  type MultisigList,
  selectAll,
  selectListed,
  toBounds,
} from './multisigList.ts'
import { countUpTo } from './pages.ts'
import type { SafeSummary } from './safeSummaries.ts'

export type MultisigCounts = {
  count: number
  /** Transactions at future nonces; undefined where the executed nonces have gaps or duplicates. */
  ahead: number | undefined
  nonces: number
}

/**
 * Executed nonces: `all` from 0 to the last, once each, as in nearly all Safes; with `gaps`, where some were never seen; or
 * `unclear`, where some are unknown or duplicate.
 */
export type KnownNonces = 'all' | 'gaps' | 'unclear'

export function toKnownNonces(summary: SafeSummary): KnownNonces {
  if (hasEveryNonce(summary)) return 'all'
  const { executions, highest_nonce: highest, known_nonces: known } = summary
  return known === executions && highest !== null && highest >= BigInt(executions) ? 'gaps' : 'unclear'
}

type CountListedParameters = { known: KnownNonces; list: MultisigList; summary: SafeSummary }

/** Where every execution has a nonce of its own, the summary has the count: only unexecuted proposals are counted. */
export async function countMultisigTransactions(
  db: Db,
  { known, list, summary }: CountListedParameters,
): Promise<MultisigCounts> {
  if (!isOfNoncesOnly(list)) return countFiltered(db, { known, list })
  if (known === 'unclear') return countAll(db, list)
  const { chainId, filter = {}, nextNonce, safe } = list
  const executed = isOfOpenOnly(filter) ? 0 : await countExecuted(db, { known, list, summary })
  const isCounted = known === 'all'
  if (filter.isExecuted === true) return { ahead: isCounted ? 0 : undefined, count: executed, nonces: executed }
  const isRequested = sql`${toNonces(filter)} and ${isSigned(list)}`
  const { rows } = await sql<{ ahead: number; behind: number; nonces: number }>`
    select (
      select count(*) from proposal
      where chain_id = ${chainId} and safe = ${safe} and not settled and ${isRequested}
        and nonce < ${nextNonce.toString()} :: numeric and ${isTrustedProposal(filter)}
    ) as behind, count(*) as ahead, count(distinct nonce) as nonces
    from proposal
    where chain_id = ${chainId} and safe = ${safe} and not settled and ${isRequested}
      and nonce >= ${nextNonce.toString()} :: numeric and ${isStored(list)} and not ${isExecuted}`.execute(db)
  const { ahead = 0, behind = 0, nonces: later = 0 } = rows[0] ?? {}
  const earlier = isOfOpenOnly(filter) || !isCounted ? await countNonces(db, list) : 0
  return {
    ahead: isCounted ? ahead : undefined,
    count: executed + behind + ahead,
    nonces: executed + earlier + later,
  }
}

/** Executions in the range of nonces: by arithmetic, from the summary, or counted up to a limit beyond the page. */
async function countExecuted(db: Db, { known, list, summary }: CountListedParameters): Promise<number> {
  const { chainId, filter = {}, nextNonce, safe } = list
  const [lowest, highest] = toBounds(filter)
  if (known === 'all') {
    const last = highest === undefined || highest >= nextNonce ? nextNonce - 1n : highest
    return Math.max(0, Number(last - lowest + 1n))
  }
  if (lowest === 0n && highest === undefined) return summary.executions
  const isHere = sql`chain_id = ${chainId} and safe = ${safe} and ${toNonces(filter)}`
  return countUpTo(db, { ...list, rows: sql`from multisig_execution where ${isHere}` })
}

/** Rows that match a filter: up to a limit beyond the page, or all where the whole Safe is scanned anyway. */
async function countFiltered(db: Db, { known, list }: { known: KnownNonces; list: MultisigList }) {
  const { safeTxHash, transactionHash } = list.filter ?? {}
  const isNamed = safeTxHash !== undefined || transactionHash !== undefined
  if (isNamed) return countAll(db, list, await listCandidateHashes(db, { known, list }))
  const rows = known === 'unclear' ? undefined : selectFiltered(list, { isExecuted, isStored: isStored(list) })
  if (rows) return { ahead: undefined, ...(await countNoncesUpTo(db, { ...list, rows })) }
  return countAll(db, list, await listTimed(db, list))
}

/**
 * Whether the nonces are 0, 1, 2 … without gaps or duplicates, by their sums. Only a Safe that emits false executions can
 * have the same sums otherwise, and then its own list is miscounted.
 */
function hasEveryNonce({ executions, highest_nonce, known_nonces, nonce_squares, nonce_sum }: SafeSummary): boolean {
  const count = BigInt(executions)
  return (
    known_nonces === executions &&
    (highest_nonce ?? -1n) === count - 1n &&
    nonce_sum === (count * (count - 1n)) / 2n &&
    nonce_squares === ((count - 1n) * count * (2n * count - 1n)) / 6n
  )
}

/** Distinct nonces of replaced proposals; where these are listed too, executed nonces are counted already. */
async function countNonces(db: Db, list: MultisigList): Promise<number> {
  const { chainId, filter = {}, nextNonce, safe } = list
  const isNew = isOfOpenOnly(filter)
    ? sql`true`
    : sql`not exists (select from multisig_execution as execution where execution.chain_id = ${chainId}
        and execution.safe = ${safe} and execution.nonce = proposal.nonce offset 0)`
  const { rows } = await sql<{ count: number }>`select count(distinct nonce) as count from proposal
    where chain_id = ${chainId} and safe = ${safe} and not settled and ${toNonces(filter)} and ${isSigned(list)}
      and nonce < ${nextNonce.toString()} :: numeric and ${isTrustedProposal(filter)} and ${isNew}`.execute(db)
  return rows[0]?.count ?? 0
}

async function countAll(db: Db, list: MultisigList, among?: readonly Hash[]): Promise<MultisigCounts> {
  const { hasConfirmations, isExecuted: isDone } = list.filter ?? {}
  const isPlain = isOfNoncesOnly(list) && isDone === undefined && hasConfirmations === undefined
  const all = isPlain ? sql`from (${selectAll(list)}) as listed` : selectListed({ ...list, among })
  const { rows } = await sql<{ count: number; nonces: number }>`
    select count(*) as count, count(distinct nonce) as nonces ${all}`.execute(db)
  return { ahead: undefined, count: rows[0]?.count ?? 0, nonces: rows[0]?.nonces ?? 0 }
}

/** Candidates of a list with other filters than nonces, or ordered by time; undefined where any row can match. */
export async function listCandidateHashes(
  db: Db,
  { known, list }: { known: KnownNonces; list: MultisigList },
): Promise<Hash[] | undefined> {
  const candidates = selectCandidates(list, { isExecuted, isStored: isStored(list), isKnown: known !== 'unclear' })
  if (!candidates) return listTimed(db, list)
  const { rows } = await sql<{ safe_tx_hash: Hash }>`${candidates}`.execute(db)
  return rows.map((row) => row.safe_tx_hash)
}
