import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Address } from 'viem'
import type { Database } from '../schema.ts'
import { type MultisigOrdering, type MultisigTransactionFilter, toNonces, toRange } from './multisigFilter.ts'

type CandidateList = {
  chainId: number
  filter?: MultisigTransactionFilter
  limit: number
  offset: number
  ordering: MultisigOrdering
  safe: Address
}

/** Conditions on the table `proposal`. */
type ProposalConditions = { isExecuted: RawBuilder<unknown>; isKept: RawBuilder<unknown> }

/**
 * Hashes that a page can be made of, by indexes: as many of the first proposals and of the first executions as the page
 * goes far. Undefined where nothing says which those are, and the whole Safe has to be gone through.
 */
export function selectCandidates(
  list: CandidateList,
  { isInOrder, ...of }: ProposalConditions & { /** Every nonce was executed once. */ isInOrder: boolean },
): RawBuilder<unknown> | undefined {
  const { chainId, filter = {}, limit, offset, ordering, safe } = list
  if (filter.safeTxHash !== undefined) return sql`select ${filter.safeTxHash} :: text as safe_tx_hash`
  if (filter.transactionHash !== undefined)
    return sql`select safe_tx_hash from multisig_execution
      where chain_id = ${chainId} and safe = ${safe} and transaction_hash = ${filter.transactionHash}`
  if (!isInOrder || isOfStatements(filter)) return undefined
  const first = sql`fetch first ${sql.lit(offset + limit)} rows with ties`
  const executions = (order: RawBuilder<unknown>) =>
    sql`(select safe_tx_hash from multisig_execution where ${isExecution(list)} order by ${order} ${first})`
  const proposals = (order: RawBuilder<unknown>, isListed: RawBuilder<unknown>) =>
    sql`(select safe_tx_hash from proposal where ${isOfContents(list)} and ${isListed} order by ${order} ${first})`
  const isReversed = ordering.startsWith('-')
  const [newest, byNonce] = isReversed
    ? [sql`block_number desc`, sql`nonce desc nulls last`]
    : [sql`block_number`, sql`nonce`]
  if (isOfExecutions(filter))
    // What was executed later has the higher nonce.
    return ordering.endsWith('nonce') ? executions(newest) : undefined
  const isAsked = toAsked(filter, of)
  switch (ordering) {
    case '-nonce':
    case 'nonce': {
      // What is settled is found by its execution.
      const waiting = proposals(isReversed ? sql`nonce desc` : sql`nonce`, sql`not settled and ${isAsked}`)
      return filter.isExecuted === false ? waiting : sql`${waiting} union ${executions(byNonce)}`
    }
    case '-modified':
      // The later of two times: whoever is late by either of them is among the first of one list.
      return filter.isExecuted === false
        ? proposals(sql`modified_at desc`, isAsked)
        : sql`${proposals(sql`modified_at desc`, isAsked)} union ${executions(newest)}`
    case '-created':
    case 'created':
      return selectByCreation(list, { isAsked, newest })
    case 'modified':
      // The first of these are those whose later time is early, of which neither list knows.
      return undefined
  }
}

/**
 * What was proposed here has the time of that, what was not has that of its execution. Of executions only those can be on
 * the page that are not beyond the last of as many proposals; most of them were proposed here and are passed over.
 */
function selectByCreation(
  list: CandidateList,
  { isAsked, newest }: { isAsked: RawBuilder<unknown>; newest: RawBuilder<unknown> },
): RawBuilder<unknown> {
  const { chainId, filter = {}, limit, offset, ordering, safe } = list
  const most = sql.lit(offset + limit)
  const isReversed = ordering.startsWith('-')
  const order = sql.raw(isReversed ? 'desc' : 'asc')
  const proposals = sql`select safe_tx_hash, created_at from proposal
    where ${isOfContents(list)} and ${isAsked} order by created_at ${order} fetch first ${most} rows with ties`
  if (filter.isExecuted === false) return sql`select safe_tx_hash from (${proposals}) as proposed`
  const edge = sql`(select extract(epoch from ${sql.raw(isReversed ? 'min' : 'max')}(created_at)) from proposed
    having count(*) >= ${most})`
  const block = sql`select number from block where chain_id = ${chainId}`
  const isNear = isReversed
    ? sql`block_number >= coalesce((${block} and timestamp >= floor(${edge}) :: bigint order by timestamp, number limit 1),
        case when ${edge} is null then 0 else 9223372036854775807 end)`
    : sql`block_number <= coalesce((${block} and timestamp <= ceil(${edge}) :: bigint
        order by timestamp desc, number desc limit 1), case when ${edge} is null then 9223372036854775807 else -1 end)`
  return sql`with proposed as materialized (${proposals})
    select safe_tx_hash from proposed
    union (select safe_tx_hash from multisig_execution as execution
      where ${isExecution(list)} and ${isNear} and not exists (
        select from proposal where proposal.chain_id = ${chainId} and proposal.safe = ${safe}
          and proposal.safe_tx_hash = execution.safe_tx_hash offset 0)
      order by ${newest} fetch first ${most} rows with ties)`
}

/** All that a filter of contents or executions leaves, by its nonces; undefined for other filters. */
export function selectFiltered(list: CandidateList, of: ProposalConditions): RawBuilder<unknown> | undefined {
  const { filter = {} } = list
  if (isOfStatements(filter)) return undefined
  // Each of another nonce, and not all indexes have it.
  if (isOfExecutions(filter))
    return sql`select block_number as nonce from multisig_execution where ${isExecution(list)}`
  const executions = sql`select nonce from multisig_execution where ${isExecution(list)}`
  if (filter.isExecuted === true) return executions
  const proposals = sql`select nonce from proposal where ${isOfContents(list)} and not settled and ${toAsked(filter, of)}`
  return filter.isExecuted === false ? proposals : sql`${proposals} union all ${executions}`
}

/** So much further than the page is counted. */
const reach = 1_000

/** How many there are, and of how many nonces, as far as a thousand beyond the page. */
export async function countSomeNonces(
  db: Kysely<Database>,
  { filter = {}, limit, offset, rows: list }: CandidateList & { rows: RawBuilder<unknown> },
): Promise<{ count: number; nonces: number }> {
  const { rows } = await sql<{ count: number; nonces: number }>`
    select count(*) as count, count(distinct nonce) as nonces
    from (select * from (${list}) as listed limit ${offset + limit + reach}) as counted`.execute(db)
  const { count = 0, nonces = 0 } = rows[0] ?? {}
  return { count, nonces: isOfExecutions(filter) ? count : nonces }
}

/** Filters that only what was executed can pass. */
const isOfExecutions = ({ executedFrom, executedTo, isFailed }: MultisigTransactionFilter) =>
  [executedFrom, executedTo, isFailed].some((value) => value !== undefined)

/** Filters of what was said here: no index has it for what was executed. */
const isOfStatements = (filter: MultisigTransactionFilter) =>
  [filter.hasConfirmations, filter.modifiedFrom, filter.modifiedTo, filter.submittedFrom, filter.submittedTo].some(
    (value) => value !== undefined,
  )

function toAsked({ isExecuted }: MultisigTransactionFilter, of: ProposalConditions): RawBuilder<unknown> {
  if (isExecuted === undefined) return sql`(settled or ${of.isKept} or ${of.isExecuted})`
  return isExecuted ? sql`(settled or ${of.isExecuted})` : sql`(${of.isKept} and not settled and not ${of.isExecuted})`
}

/** Condition on either table: what the hash is of. */
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

/** Times are of blocks, which are in the order of their times. */
function isExecution(list: CandidateList): RawBuilder<unknown> {
  const { chainId, filter: { executedFrom, executedTo, isExecuted, isFailed } = {} } = list
  const blocks = sql`select number from block where chain_id = ${chainId}`
  return sql.join(
    [
      isOfContents(list),
      ...(isExecuted === false ? [sql`false`] : []),
      ...(isFailed === undefined ? [] : [sql`success = ${!isFailed}`]),
      ...(executedFrom === undefined
        ? []
        : [sql`block_number >= (${blocks} and timestamp >= ${executedFrom} order by timestamp, number limit 1)`]),
      ...(executedTo === undefined
        ? []
        : [
            sql`block_number <= (${blocks} and timestamp <= ${executedTo} order by timestamp desc, number desc limit 1)`,
          ]),
    ],
    sql` and `,
  )
}
