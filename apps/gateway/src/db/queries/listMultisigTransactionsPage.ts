import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Address, Hash } from 'viem'
import type { Database } from '../schema.ts'
import { isVouchedFor } from './isVouchedFor.ts'
import { loadMultisigTransactions } from './loadMultisigTransactions.ts'
import type { MultisigTransactionRecord } from './Records.ts'

type MultisigTransactionFilter = {
  /** Times are in seconds; of all ranges both ends are included. */
  executedFrom?: number | undefined
  executedTo?: number | undefined
  hasConfirmations?: boolean | undefined
  isExecuted?: boolean | undefined
  isFailed?: boolean | undefined
  /** Only what somebody vouched for or the chain executed. @default true */
  isTrustedOnly?: boolean | undefined
  modifiedFrom?: number | undefined
  modifiedTo?: number | undefined
  nonce?: bigint | undefined
  nonceFrom?: bigint | undefined
  nonceTo?: bigint | undefined
  safeTxHash?: Hash | undefined
  submittedFrom?: number | undefined
  submittedTo?: number | undefined
  to?: Address | undefined
  transactionHash?: Hash | undefined
  value?: bigint | undefined
  valueFrom?: bigint | undefined
  valueTo?: bigint | undefined
}

export type ListMultisigTransactionsPageParameters = {
  chainId: number
  filter?: MultisigTransactionFilter
  limit: number
  offset: number
  /** @default '-nonce' */
  ordering?: '-created' | '-modified' | '-nonce' | 'created' | 'modified' | 'nonce'
  /** Who owns the Safe now: only they count as those who vouch. @default whoever owned it then */
  owners?: readonly Address[] | undefined
  safe: Address
}

/** Multisig transactions of a Safe, the highest nonce first unless told otherwise. */
export async function listMultisigTransactionsPage(
  db: Kysely<Database>,
  parameters: ListMultisigTransactionsPageParameters,
): Promise<{ count: number; countUniqueNonce: number; transactions: MultisigTransactionRecord[] }> {
  const { chainId, limit, offset, ordering = '-nonce', safe } = parameters
  const isNearest = isOfNoncesOnly(parameters) && (ordering === '-nonce' || ordering === 'nonce')
  const among = isNearest ? selectNearest({ ...parameters, ordering }) : undefined
  const all = isOfNoncesOnly(parameters)
    ? sql`from (${selectAll(parameters)}) as listed`
    : selectListed({ ...parameters, among: undefined })
  const [{ rows }, counted] = await Promise.all([
    sql<{ safe_tx_hash: Hash }>`
      select safe_tx_hash ${selectListed({ ...parameters, among })}
      order by ${toOrder(ordering)}, safe_tx_hash
      limit ${limit} offset ${offset}`.execute(db),
    sql<{ count: number; nonces: number }>`select count(*) as count, count(distinct nonce) as nonces ${all}`.execute(
      db,
    ),
  ])
  const safeTxHashes = rows.map((row) => row.safe_tx_hash)
  return {
    count: counted.rows[0]?.count ?? 0,
    countUniqueNonce: counted.rows[0]?.nonces ?? 0,
    transactions: await loadMultisigTransactions(db, { chainId, safe, safeTxHashes }),
  }
}

type SelectListedParameters = ListMultisigTransactionsPageParameters & {
  /** A query of hashes: nothing else can be on the page. @default all of the Safe */
  among: RawBuilder<unknown> | undefined
}

/** What was proposed here and what was executed, one row for what is both. */
function selectListed({ among, chainId, filter = {}, owners, safe }: SelectListedParameters): RawBuilder<unknown> {
  const isAmong = among ? sql`and safe_tx_hash in (${among})` : sql``
  const nonces = toNonces(filter)
  return sql`
    from (
      select coalesce(proposal.safe_tx_hash, execution.safe_tx_hash) as safe_tx_hash,
        coalesce(proposal.nonce, execution.nonce) as nonce, coalesce(proposal."to", execution."to") as "to",
        coalesce(proposal.value, execution.value) as value,
        ${owners ? isVouchedFor(owners) : sql`proposal.trusted`} as trusted, execution.timestamp as executed_at,
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
function isOfNoncesOnly({ filter = {} }: ListMultisigTransactionsPageParameters): boolean {
  const { isTrustedOnly: _isTrustedOnly, nonce: _nonce, nonceFrom: _from, nonceTo: _to, ...others } = filter
  return Object.values(others).every((value) => value === undefined)
}

type SelectNearestParameters = ListMultisigTransactionsPageParameters & { ordering: '-nonce' | 'nonce' }

/**
 * Hashes that such a page is made of: as many of the first proposals and of the first executions as the page goes far.
 * Whatever comes before one of them in its own list comes before it on the page as well, so that nothing else can be
 * there, however much the Safe holds.
 */
function selectNearest({ limit, offset, ordering, ...parameters }: SelectNearestParameters): RawBuilder<unknown> {
  const { chainId, filter = {}, safe } = parameters
  const isHere = sql`chain_id = ${chainId} and safe = ${safe} and ${toNonces(filter)}`
  const first = sql`fetch first ${sql.lit(offset + limit)} rows with ties`
  const [ofProposals, ofExecutions] =
    ordering === 'nonce' ? [sql`nonce`, sql`nonce`] : [sql`nonce desc`, sql`nonce desc nulls last`]
  return sql`(select safe_tx_hash from proposal where ${isHere} and (${isKept(parameters)} or ${isExecuted}) order by ${ofProposals} ${first})
    union (select safe_tx_hash from multisig_execution where ${isHere} order by ${ofExecutions} ${first})`
}

/**
 * All of such a list, once each: what was executed, and proposals that were not. An execution whose contents nobody
 * knows has no nonce of its own, and its proposal may have one.
 */
function selectAll(parameters: PlaceOfList): RawBuilder<unknown> {
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

type PlaceOfList = Pick<ListMultisigTransactionsPageParameters, 'chainId' | 'filter' | 'owners' | 'safe'>

/** Conditions on the table `proposal`. */
const isExecuted = sql`exists (
    select from multisig_execution as execution
    where execution.chain_id = proposal.chain_id and execution.safe_tx_hash = proposal.safe_tx_hash
      and execution.safe = proposal.safe
  )`
const isKept = ({ filter = {}, owners }: PlaceOfList) =>
  filter.isTrustedOnly === false ? sql`true` : owners ? isVouchedFor(owners) : sql`proposal.trusted`

function toNonces({ nonce, nonceFrom, nonceTo }: MultisigTransactionFilter): RawBuilder<unknown> {
  const ranges = [...toRange(sql`nonce`, nonce, nonce), ...toRange(sql`nonce`, nonceFrom, nonceTo)]
  return ranges.length === 0 ? sql`true` : sql`(${sql.join(ranges, sql` and `)})`
}

function toOrder(ordering: NonNullable<ListMultisigTransactionsPageParameters['ordering']>) {
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

function toRange(column: RawBuilder<unknown>, from: bigint | number | undefined, to: bigint | number | undefined) {
  return [
    ...(from === undefined ? [] : [sql`${column} >= ${from.toString()} :: numeric`]),
    ...(to === undefined ? [] : [sql`${column} <= ${to.toString()} :: numeric`]),
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
