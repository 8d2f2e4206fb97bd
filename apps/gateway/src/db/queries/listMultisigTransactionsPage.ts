import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Address, Hash } from 'viem'
import type { Database } from '../schema.ts'
import { findSummary, type SafeSummary } from './findSummary.ts'
import { isVouchedFor } from './isVouchedFor.ts'
import { loadMultisigTransactions } from './loadMultisigTransactions.ts'
import { countSomeNonces, selectCandidates, selectFiltered } from './multisigCandidates.ts'
import { type MultisigOrdering, type MultisigTransactionFilter, toNonces, toRange } from './multisigFilter.ts'
import type { MultisigTransactionRecord } from './Records.ts'

export type ListMultisigTransactionsPageParameters = {
  chainId: number
  filter?: MultisigTransactionFilter
  limit: number
  offset: number
  /** @default '-nonce' */
  ordering?: MultisigOrdering
  /** Who owns the Safe now: only they count as those who vouch. @default whoever owned it then */
  owners?: readonly Address[] | undefined
  safe: Address
}

export type MultisigTransactionsPage = {
  count: number
  countUniqueNonce: number
  transactions: MultisigTransactionRecord[]
}

/** Multisig transactions of a Safe, the highest nonce first unless told otherwise. */
export async function listMultisigTransactionsPage(
  db: Kysely<Database>,
  parameters: ListMultisigTransactionsPageParameters,
): Promise<MultisigTransactionsPage> {
  const { chainId, limit, offset, ordering = '-nonce', safe } = parameters
  const summary = await findSummary(db, { chainId, safe })
  const list = { ...parameters, nextNonce: toNextNonce(summary), ordering }
  const isInOrder = hasEveryNonce(summary)
  const counts = await countListed(db, { isInOrder, list })
  const among = (await listNearest(db, { counts, list })) ?? (await listCandidates(db, { isInOrder, list }))
  const { rows } = await sql<{ safe_tx_hash: Hash }>`
    select safe_tx_hash ${selectListed({ ...list, among: among?.hashes, filter: among?.filter ?? list.filter ?? {} })}
    order by ${toOrder(ordering)}, safe_tx_hash
    limit ${limit} offset ${among?.offset ?? offset}`.execute(db)
  const safeTxHashes = rows.map((row) => row.safe_tx_hash)
  return {
    count: counts.count,
    countUniqueNonce: counts.nonces,
    transactions: await loadMultisigTransactions(db, { chainId, safe, safeTxHashes }),
  }
}

type List = ListMultisigTransactionsPageParameters & {
  /** What lies below can no longer be executed: it is history, and judged by who owned the Safe then. */
  nextNonce: bigint
  ordering: MultisigOrdering
}

function toNextNonce({ executions, highest_nonce: highest }: SafeSummary): bigint {
  const next = highest === null ? 0n : highest + 1n
  return BigInt(executions) > next ? BigInt(executions) : next
}

type Counts = {
  count: number
  /** How many are at nonces that are yet to come; undefined where the nonces of what was executed have gaps or doubles. */
  ahead: number | undefined
  nonces: number
}

/**
 * Of a Safe whose executions have all nonces from none to the last, once each, as those of nearly all Safes do, the sums
 * are known: only what was never executed is counted, by its index.
 */
async function countListed(
  db: Kysely<Database>,
  { isInOrder, list }: { isInOrder: boolean; list: List },
): Promise<Counts> {
  if (!isOfNoncesOnly(list)) return countFiltered(db, { isInOrder, list })
  if (!isInOrder) return countAll(db, list)
  const { chainId, filter = {}, nextNonce, safe } = list
  const [lowest, highest] = toBounds(filter)
  const last = highest === undefined || highest >= nextNonce ? nextNonce - 1n : highest
  const executed = filter.isExecuted === false ? 0 : Math.max(0, Number(last - lowest + 1n))
  if (filter.isExecuted === true) return { ahead: 0, count: executed, nonces: executed }
  const { rows } = await sql<{ ahead: number; behind: number; nonces: number }>`
    select (
      select count(*) from proposal
      where chain_id = ${chainId} and safe = ${safe} and not settled and ${toNonces(filter)}
        and nonce < ${nextNonce.toString()} :: numeric and ${isTrusted(filter)}
    ) as behind, count(*) as ahead, count(distinct nonce) as nonces
    from proposal
    where chain_id = ${chainId} and safe = ${safe} and not settled and ${toNonces(filter)}
      and nonce >= ${nextNonce.toString()} :: numeric and ${isKept(list)} and not ${isExecuted}`.execute(db)
  const { ahead = 0, behind = 0, nonces: later = 0 } = rows[0] ?? {}
  const earlier = filter.isExecuted === false ? await countNonces(db, list) : executed
  return { ahead, count: executed + behind + ahead, nonces: earlier + later }
}

/** What a filter leaves: as far as a while beyond the page, or all of it where the whole Safe must be gone through. */
async function countFiltered(
  db: Kysely<Database>,
  { isInOrder, list }: { isInOrder: boolean; list: List },
): Promise<Counts> {
  const { safeTxHash, transactionHash } = list.filter ?? {}
  const isNamed = safeTxHash !== undefined || transactionHash !== undefined
  if (isNamed) return countAll(db, list, (await listCandidates(db, { isInOrder, list }))?.hashes)
  const rows = isInOrder ? selectFiltered(list, { isExecuted, isKept: isKept(list) }) : undefined
  return rows ? { ahead: undefined, ...(await countSomeNonces(db, { ...list, rows })) } : countAll(db, list)
}

/**
 * Whether the nonces are 0, 1, 2 … without a gap or a double. The sums say so: only who makes a Safe say what it never
 * executed can bring them about in another way, and then miscounts that Safe's list.
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

/** Different nonces of what was replaced; those of what was executed are the same. */
async function countNonces(db: Kysely<Database>, { chainId, filter = {}, nextNonce, safe }: List): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(distinct nonce) as count from proposal
    where chain_id = ${chainId} and safe = ${safe} and not settled and ${toNonces(filter)}
      and nonce < ${nextNonce.toString()} :: numeric and ${isTrusted(filter)}`.execute(db)
  return rows[0]?.count ?? 0
}

async function countAll(db: Kysely<Database>, list: List, among?: readonly Hash[]): Promise<Counts> {
  const isPlain = isOfNoncesOnly(list) && list.filter?.isExecuted === undefined
  const all = isPlain ? sql`from (${selectAll(list)}) as listed` : selectListed({ ...list, among })
  const { rows } = await sql<{ count: number; nonces: number }>`
    select count(*) as count, count(distinct nonce) as nonces ${all}`.execute(db)
  return { ahead: undefined, count: rows[0]?.count ?? 0, nonces: rows[0]?.nonces ?? 0 }
}

type Nearest = { filter: MultisigTransactionFilter; hashes: Hash[]; offset: number }

/** What a page by nonces can be made of; undefined where it can be anything. */
async function listNearest(
  db: Kysely<Database>,
  { counts, list }: { counts: Counts; list: List },
): Promise<Nearest | undefined> {
  const { filter = {}, ordering } = list
  if (!isOfNoncesOnly(list) || (ordering !== '-nonce' && ordering !== 'nonce')) return undefined
  const from = (await findNonce(db, { counts, list })) ?? { filter, offset: list.offset }
  const { rows } = await sql<{ safe_tx_hash: Hash }>`${selectNearest({ ...list, ...from, ordering })}`.execute(db)
  return { ...from, hashes: rows.map((row) => row.safe_tx_hash) }
}

/** The same for lists that are filtered by more than nonces or ordered by times. */
async function listCandidates(
  db: Kysely<Database>,
  { isInOrder, list }: { isInOrder: boolean; list: List },
): Promise<Nearest | undefined> {
  const { filter = {}, offset } = list
  const candidates = selectCandidates(list, { isExecuted, isInOrder, isKept: isKept(list) })
  if (!candidates) return undefined
  const { rows } = await sql<{ safe_tx_hash: Hash }>`${candidates}`.execute(db)
  return { filter, hashes: rows.map((row) => row.safe_tx_hash), offset }
}

/** So far the page itself is asked for what it skips. */
const near = 40

/**
 * At which nonce a page far back begins, and how many there come before it. Every nonce below the next has one execution,
 * so that only what was replaced has to be counted: first as if none were, then with those that this finds.
 */
async function findNonce(
  db: Kysely<Database>,
  { counts: { ahead, count }, list }: { counts: Counts; list: List },
): Promise<Pick<Nearest, 'filter' | 'offset'> | undefined> {
  const { chainId, filter = {}, nextNonce, offset, ordering, safe } = list
  if (ordering !== '-nonce' || ahead === undefined || filter.isExecuted === false) return undefined
  if (offset <= ahead + near || offset >= count) return undefined
  const [, highest] = toBounds(filter)
  const first = highest === undefined || highest >= nextNonce ? nextNonce - 1n : highest
  const guess = first + 1n - BigInt(offset - ahead)
  const countFrom = (nonce: RawBuilder<unknown>) => sql`(
    select count(*) from proposal
    where chain_id = ${chainId} and safe = ${safe} and not settled and ${isTrusted(filter)}
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

type SelectListedParameters = List & {
  /** Nothing else can be on the page. @default all of the Safe */
  among: readonly Hash[] | undefined
}

/** What was proposed here and what was executed, one row for what is both. */
function selectListed({ among, ...list }: SelectListedParameters): RawBuilder<unknown> {
  const { chainId, filter = {}, safe } = list
  const isAmong = among ? sql`and safe_tx_hash = any(${[...among]} :: text[])` : sql``
  const nonces = toNonces(filter)
  return sql`
    from (
      select coalesce(proposal.safe_tx_hash, execution.safe_tx_hash) as safe_tx_hash,
        coalesce(proposal.nonce, execution.nonce) as nonce, coalesce(proposal."to", execution."to") as "to",
        coalesce(proposal.value, execution.value) as value,
        ${isKept({ ...list, filter: {} })} as trusted, execution.timestamp as executed_at,
        execution.safe_tx_hash is not null as executed,
        execution.success, execution.transaction_hash,
        coalesce(proposal.created_at, to_timestamp(execution.timestamp)) as created_at,
        greatest(proposal.modified_at, to_timestamp(execution.timestamp)) as modified_at
      from (
        select * from proposal where chain_id = ${chainId} and safe = ${safe} and ${nonces} ${isAmong}
      ) as proposal
      full join (
        select distinct on (safe_tx_hash) multisig_execution.*, block.timestamp
        from multisig_execution
        join block on block.chain_id = multisig_execution.chain_id and block.number = multisig_execution.block_number
        where multisig_execution.chain_id = ${chainId} and safe = ${safe} and (${nonces} or nonce is null) ${isAmong}
        order by safe_tx_hash, block_number, log_index
      ) as execution on execution.safe_tx_hash = proposal.safe_tx_hash
    ) as listed
    where ${sql.join(toConditions(filter, { chainId, safe }), sql` and `)}`
}

/** Whether the list is of all that the Safe has, or of all in a range of nonces: most are. */
function isOfNoncesOnly({ filter = {} }: Pick<List, 'filter'>): boolean {
  const { isExecuted: _isExecuted, isTrustedOnly: _isTrustedOnly, ...named } = filter
  const { nonce: _nonce, nonceFrom: _from, nonceTo: _to, ...others } = named
  return Object.values(others).every((value) => value === undefined)
}

/**
 * Hashes that such a page is made of: as many of the first proposals and of the first executions as the page goes far.
 * Whatever comes before one of them in its own list comes before it on the page as well, so that nothing else can be
 * there, however much the Safe holds. What is settled is found by its execution.
 */
function selectNearest({ limit, offset, ordering, ...list }: List & { ordering: 'nonce' | '-nonce' }) {
  const { chainId, filter = {}, safe } = list
  const isHere = sql`chain_id = ${chainId} and safe = ${safe} and ${toNonces(filter)}`
  const first = sql`fetch first ${sql.lit(offset + limit)} rows with ties`
  const [ofProposals, ofExecutions] =
    ordering === 'nonce' ? [sql`nonce`, sql`nonce`] : [sql`nonce desc`, sql`nonce desc nulls last`]
  const isAsked =
    filter.isExecuted === false ? sql`(${isKept(list)} and not ${isExecuted})` : sql`(${isKept(list)} or ${isExecuted})`
  const proposals = sql`(select safe_tx_hash from proposal where ${isHere} and not settled and ${isAsked}
    order by ${ofProposals} ${first})`
  const executions = sql`(select safe_tx_hash from multisig_execution where ${isHere} order by ${ofExecutions} ${first})`
  return filter.isExecuted === false ? proposals : sql`${proposals} union ${executions}`
}

/**
 * All of such a list, once each: what was executed, and proposals that were not. An execution whose contents nobody
 * knows has no nonce of its own, and its proposal may have one.
 */
function selectAll(parameters: List): RawBuilder<unknown> {
  const { chainId, filter = {}, safe } = parameters
  const nonces = toNonces(filter)
  return sql`
    select safe_tx_hash, nonce from (
      select execution.safe_tx_hash, coalesce(execution.nonce, (
        select proposal.nonce from proposal
        where proposal.chain_id = ${chainId} and proposal.safe_tx_hash = execution.safe_tx_hash and proposal.safe = ${safe}
      )) as nonce
      from multisig_execution as execution
      where chain_id = ${chainId} and safe = ${safe} and (${nonces} or nonce is null)
    ) as executed where ${nonces}
    union
    select safe_tx_hash, nonce from (
      select * from proposal where chain_id = ${chainId} and safe = ${safe} and ${nonces} and not ${isExecuted}
      -- Few are left, and only of those it is asked who signed.
      offset 0
    ) as proposal where ${isKept(parameters)}`
}

/** Conditions on the table `proposal`. With an offset it is looked up for each: no table of all executions is made. */
const isExecuted = sql`exists (
    select from multisig_execution as execution
    where execution.chain_id = proposal.chain_id and execution.safe_tx_hash = proposal.safe_tx_hash
      and execution.safe = proposal.safe offset 0
  )`
const isKept = ({ filter = {}, nextNonce, owners }: Pick<List, 'filter' | 'nextNonce' | 'owners'>) => {
  if (filter.isTrustedOnly === false) return sql`true`
  if (!owners) return sql`proposal.trusted`
  return sql`(proposal.nonce < ${nextNonce.toString()} :: numeric and proposal.trusted or ${isVouchedFor(owners)})`
}
const isTrusted = ({ isTrustedOnly }: MultisigTransactionFilter) => (isTrustedOnly === false ? sql`true` : sql`trusted`)

/** The range of nonces, both ends included. */
function toBounds({ nonce, nonceFrom = 0n, nonceTo }: MultisigTransactionFilter): [bigint, bigint | undefined] {
  const isLower = nonce === undefined || (nonceTo !== undefined && nonceTo < nonce)
  return [nonce !== undefined && nonce > nonceFrom ? nonce : nonceFrom, isLower ? nonceTo : nonce]
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

function toConditions(filter: MultisigTransactionFilter, place: Place): RawBuilder<unknown>[] {
  const { hasConfirmations, isExecuted, isFailed, isTrustedOnly = true, safeTxHash, to, transactionHash } = filter
  return [
    isTrustedOnly ? sql`(executed or trusted)` : sql`true`,
    ...toRange(sql`executed_at`, filter.executedFrom, filter.executedTo),
    ...toRange(sql`extract(epoch from modified_at)`, filter.modifiedFrom, filter.modifiedTo),
    ...toRange(sql`extract(epoch from created_at)`, filter.submittedFrom, filter.submittedTo),
    ...toRange(sql`nonce`, filter.nonce, filter.nonce),
    ...toRange(sql`nonce`, filter.nonceFrom, filter.nonceTo),
    ...toRange(sql`value`, filter.value, filter.value),
    ...toRange(sql`value`, filter.valueFrom, filter.valueTo),
    ...(isExecuted === undefined ? [] : [sql`executed = ${isExecuted}`]),
    ...(isFailed === undefined ? [] : [sql`success = ${!isFailed}`]),
    ...(safeTxHash === undefined ? [] : [sql`safe_tx_hash = ${safeTxHash}`]),
    ...(to === undefined ? [] : [sql`"to" = ${to}`]),
    ...(transactionHash === undefined ? [] : [sql`transaction_hash = ${transactionHash}`]),
    ...(hasConfirmations === undefined ? [] : [sql`${isConfirmed(place)} = ${hasConfirmations}`]),
  ]
}

type Place = { chainId: number; safe: Address }

/** Any contract can emit an approval of any hash: only those of the Safe itself count. */
const isConfirmed = ({ chainId, safe }: Place) => sql`(executed or exists (
    select from confirmation
    where chain_id = ${chainId} and safe = ${safe} and confirmation.safe_tx_hash = listed.safe_tx_hash
  ) or exists (
    select from approved_hash where chain_id = ${chainId} and safe = ${safe} and approved_hash.hash = listed.safe_tx_hash
  ))`
