import { type RawBuilder, sql } from 'kysely'
import type { Address, Hash } from 'viem'
import type { Db } from '../schema.ts'
import {
  isOfOpenOnly,
  type MultisigOrdering,
  type MultisigTransactionFilter,
  toNonces,
  toRange,
} from './multisigFilter.ts'
import { type PageParameters, toBlocks } from './pages.ts'

export type CandidateList = Omit<PageParameters, 'place'> & {
  filter?: MultisigTransactionFilter
  ordering: MultisigOrdering
}

/** Conditions on the table `proposal`. */
type ProposalConditions = { isExecuted: RawBuilder<unknown>; isStored: RawBuilder<unknown> }

/**
 * Candidates of a page, by indexes: the first proposals and the first executions, up to the end of the page. Undefined
 * where no index has them, and the whole Safe must be read.
 */
export function selectCandidates(
  list: CandidateList,
  {
    isKnown,
    ...of
  }: ProposalConditions & { /** What was executed later has a higher nonce, and all are known. */ isKnown: boolean },
): RawBuilder<unknown> | undefined {
  const { chainId, filter = {}, ordering, safe } = list
  if (filter.safeTxHash !== undefined) return sql`select ${filter.safeTxHash} :: text as safe_tx_hash`
  if (filter.transactionHash !== undefined)
    return sql`select safe_tx_hash from multisig_execution
      where chain_id = ${chainId} and safe = ${safe} and transaction_hash = ${filter.transactionHash}
      order by log_index limit ${maxTies}`
  if (!isKnown || isOfTimes(filter)) return undefined
  const executions = (order: RawBuilder<unknown>) =>
    selectFirst(sql`select safe_tx_hash from multisig_execution where ${isExecution(list)} order by ${order}`, list)
  const proposals = (order: RawBuilder<unknown>, isListed: RawBuilder<unknown>) =>
    selectFirst(
      sql`select safe_tx_hash from proposal where ${isOfContents(list)} and ${isListed} order by ${order}`,
      list,
    )
  const isReversed = ordering.startsWith('-')
  const [newest, byNonce] = isReversed
    ? [sql`block_number desc`, sql`nonce desc nulls last`]
    : [sql`block_number`, sql`nonce`]
  if (isOfExecutions(filter))
    // Later executions have higher nonces.
    return ordering.endsWith('nonce') ? executions(newest) : undefined
  const isRequested = toRequested(list, of)
  switch (ordering) {
    case '-nonce':
    case 'nonce': {
      // Settled proposals are found by their execution.
      const waiting = proposals(isReversed ? sql`nonce desc` : sql`nonce`, sql`not settled and ${isRequested}`)
      return isOfOpenOnly(filter) ? waiting : sql`${waiting} union ${executions(byNonce)}`
    }
    case '-modified':
      // Ordered by the later of two times: the latest by either of them are the first of one list.
      return isOfOpenOnly(filter)
        ? proposals(sql`modified_at desc`, isRequested)
        : sql`${proposals(sql`modified_at desc`, isRequested)} union ${executions(newest)}`
    case '-created':
    case 'created':
      return selectByCreation(list, { isRequested, newest })
    case 'modified':
      // The earliest of these are not among the first of either list.
      return undefined
  }
}

/**
 * Proposals have the time of their submission, other executions that of their block. Only executions before the last of as
 * many proposals can be on the page; most of them were proposed here and are skipped.
 */
function selectByCreation(
  list: CandidateList,
  { isRequested, newest }: { isRequested: RawBuilder<unknown>; newest: RawBuilder<unknown> },
): RawBuilder<unknown> {
  const { chainId, filter = {}, limit, offset, ordering, safe } = list
  const max = sql.lit(offset + limit)
  const isReversed = ordering.startsWith('-')
  const order = sql.raw(isReversed ? 'desc' : 'asc')
  const proposals = sql`select safe_tx_hash, created_at from proposal
    where ${isOfContents(list)} and ${isRequested} order by created_at ${order} fetch first ${max} rows with ties`
  if (isOfOpenOnly(filter)) return sql`select safe_tx_hash from (${proposals}) as proposed`
  const edge = sql`(select extract(epoch from ${sql.raw(isReversed ? 'min' : 'max')}(created_at)) from proposed
    having count(*) >= ${max})`
  const block = sql`select number from block where chain_id = ${chainId}`
  const isNear = isReversed
    ? sql`block_number >= coalesce((${block} and timestamp >= floor(${edge}) :: bigint order by timestamp, number limit 1),
        case when ${edge} is null then 0 else 9223372036854775807 end)`
    : sql`block_number <= coalesce((${block} and timestamp <= ceil(${edge}) :: bigint
        order by timestamp desc, number desc limit 1), case when ${edge} is null then 9223372036854775807 else -1 end)`
  return sql`with proposed as materialized (${proposals})
    select safe_tx_hash from proposed
    union ${selectFirst(
      sql`select safe_tx_hash from multisig_execution as execution
        where ${isExecution(list)} and ${isNear} and not exists (
          select from proposal where proposal.chain_id = ${chainId} and proposal.safe = ${safe}
            and proposal.safe_tx_hash = execution.safe_tx_hash offset 0)
        order by ${newest}`,
      list,
    )}`
}

/** Most rows of one nonce or block: only an attacker creates more, and those are not listed. */
const maxTies = 1_000

/** The first rows of a list up to the end of the page, with all ties of the last: their order is decided later. */
export function selectFirst(
  ordered: RawBuilder<unknown>,
  { limit, offset }: Pick<CandidateList, 'limit' | 'offset'>,
): RawBuilder<unknown> {
  const max = sql.lit(offset + limit)
  return sql`(select * from (${ordered} fetch first ${max} rows with ties) as tied limit ${offset + limit + maxTies})`
}

/** Candidates of a filter by parameters or execution, by nonce; undefined for other filters. */
export function selectFiltered(list: CandidateList, of: ProposalConditions): RawBuilder<unknown> | undefined {
  const { filter = {} } = list
  if (isOfTimes(filter)) return undefined
  // Distinct nonces, which not all indexes have.
  if (isOfExecutions(filter))
    return sql`select block_number as nonce from multisig_execution where ${isExecution(list)}`
  const executions = sql`select nonce from multisig_execution where ${isExecution(list)}`
  if (filter.isExecuted === true) return executions
  const proposals = sql`select nonce from proposal where ${isOfContents(list)} and not settled and ${toRequested(list, of)}`
  // Executions first: proposals need a lookup each, and of a long list only the first rows are counted.
  return isOfOpenOnly(filter) ? proposals : sql`${executions} union all ${proposals}`
}

/** Rows beyond the page that are counted. */
const reach = 1_000

/** Number of rows and of nonces, up to a thousand beyond the page. */
export async function countNoncesUpTo(
  db: Db,
  { filter = {}, limit, offset, rows: list }: CandidateList & { rows: RawBuilder<unknown> },
): Promise<{ count: number; nonces: number }> {
  const { rows } = await sql<{ count: number; nonces: number }>`
    select count(*) as count, count(distinct nonce) as nonces
    from (select * from (${list}) as listed limit ${offset + limit + reach}) as counted`.execute(db)
  const { count = 0, nonces = 0 } = rows[0] ?? {}
  return { count, nonces: isOfExecutions(filter) ? count : nonces }
}

/** Filters that only executions can match. */
const isOfExecutions = ({ executedFrom, executedTo, isFailed }: MultisigTransactionFilter) =>
  [executedFrom, executedTo, isFailed].some((value) => value !== undefined)

/** Filters by the times of submissions: no index has them in the order of nonces. */
const isOfTimes = ({ modifiedFrom, modifiedTo, submittedFrom, submittedTo }: MultisigTransactionFilter) =>
  [modifiedFrom, modifiedTo, submittedFrom, submittedTo].some((value) => value !== undefined)

function toRequested(list: CandidateList, of: ProposalConditions): RawBuilder<unknown> {
  const { chainId, filter: { hasConfirmations, isExecuted } = {}, safe } = list
  const isDone = sql`(settled or ${of.isExecuted})`
  const isSigned =
    hasConfirmations === undefined
      ? sql`true`
      : sql`(${isDone} or ${isConfirmed({ chainId, hash: sql`proposal.safe_tx_hash`, safe })}) = ${hasConfirmations}`
  if (isExecuted === undefined) return sql`((${isDone} or ${of.isStored}) and ${isSigned})`
  return isExecuted ? sql`(${isDone} and ${isSigned})` : sql`(${of.isStored} and not ${isDone} and ${isSigned})`
}

/**
 * Whether a hash has a signature. Any contract can emit an approval of any hash: only those of the Safe itself count.
 * `offset 0` makes the planner look it up per row instead of hashing all signatures.
 */
export const isConfirmed = ({ chainId, hash, safe }: IsConfirmedParameters) => sql`(exists (
    select from confirmation
    where confirmation.chain_id = ${chainId} and confirmation.safe = ${safe} and confirmation.safe_tx_hash = ${hash}
    offset 0
  ) or exists (
    select from approved_hash
    where approved_hash.chain_id = ${chainId} and approved_hash.safe = ${safe} and approved_hash.hash = ${hash}
    offset 0
  ))`

type IsConfirmedParameters = { chainId: number; hash: RawBuilder<unknown>; safe: Address }

/** Ranges of time with more rows are read entirely. */
const maxTimed = 2_000

/**
 * Candidates of a range of time, by the indexes of times: submitted or executed within it. Undefined where there are too
 * many, or without such a range.
 */
export async function listTimed(db: Db, list: CandidateList): Promise<Hash[] | undefined> {
  const { chainId, filter = {}, safe } = list
  if (!isOfTimes(filter)) return undefined
  const { modifiedFrom, modifiedTo, submittedFrom, submittedTo } = filter
  const [column, from, to] =
    submittedFrom !== undefined || submittedTo !== undefined
      ? [sql`created_at`, submittedFrom, submittedTo]
      : [sql`modified_at`, modifiedFrom, modifiedTo]
  const isHere = sql`chain_id = ${chainId} and safe = ${safe}`
  const isProposed = sql.join(
    [
      isHere,
      ...(from === undefined ? [] : [sql`${column} >= to_timestamp(${from})`]),
      ...(to === undefined ? [] : [sql`${column} <= to_timestamp(${to})`]),
    ],
    sql` and `,
  )
  const isDone = sql.join([isHere, ...toBlocks(chainId, from, to)], sql` and `)
  const { rows } = await sql<{ safe_tx_hash: Hash }>`
    (select safe_tx_hash from proposal where ${isProposed} limit ${maxTimed + 1}) union all
    (select safe_tx_hash from multisig_execution where ${isDone} limit ${maxTimed + 1})`.execute(db)
  return rows.length > maxTimed ? undefined : rows.map((row) => row.safe_tx_hash)
}

/** Condition on either table by hash. */
function isOfContents({ chainId, filter = {}, safe }: CandidateList): RawBuilder<unknown> {
  return sql.join(
    [
      sql`chain_id = ${chainId} and safe = ${safe}`,
      toNonces(filter),
      ...toRange(sql`value`, filter.value, filter.value),
      ...toRange(sql`value`, filter.valueFrom, filter.valueTo),
      ...(filter.to === undefined ? [] : [sql`"to" = ${filter.to}`]),
    ],
    sql` and `,
  )
}

function isExecution(list: CandidateList): RawBuilder<unknown> {
  const { chainId, filter = {} } = list
  const { executedFrom, executedTo, isFailed } = filter
  return sql.join(
    [
      isOfContents(list),
      ...(isOfOpenOnly(filter) ? [sql`false`] : []),
      ...(isFailed === undefined ? [] : [sql`success = ${!isFailed}`]),
      ...toBlocks(chainId, executedFrom, executedTo),
    ],
    sql` and `,
  )
}
