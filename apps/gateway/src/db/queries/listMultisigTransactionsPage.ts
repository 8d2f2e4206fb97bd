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
  { chainId, filter = {}, limit, offset, ordering = '-nonce', owners, safe }: ListMultisigTransactionsPageParameters,
): Promise<{ count: number; countUniqueNonce: number; transactions: MultisigTransactionRecord[] }> {
  // What was proposed here and what was executed, one row for what is both.
  const listed = sql`
    from (
      select coalesce(proposal.safe_tx_hash, execution.safe_tx_hash) as safe_tx_hash,
        coalesce(proposal.nonce, execution.nonce) as nonce, coalesce(proposal."to", execution."to") as "to",
        coalesce(proposal.value, execution.value) as value, 
        ${owners ? isVouchedFor(owners) : sql`proposal.trusted`} as trusted, execution.timestamp as executed_at,
        execution.safe_tx_hash is not null as executed,
        execution.success, execution.transaction_hash,
        coalesce(proposal.created_at, to_timestamp(execution.timestamp)) as created_at,
        greatest(proposal.modified_at, to_timestamp(execution.timestamp)) as modified_at
      from (select * from proposal where chain_id = ${chainId} and safe = ${safe}) as proposal
      full join (
        select distinct on (safe_tx_hash) multisig_execution.*, block.timestamp
        from multisig_execution
        join block on block.chain_id = multisig_execution.chain_id and block.number = multisig_execution.block_number
        where multisig_execution.chain_id = ${chainId} and safe = ${safe}
        order by safe_tx_hash, block_number, log_index
      ) as execution on execution.safe_tx_hash = proposal.safe_tx_hash
    ) as listed
    where ${sql.join(toConditions(filter, { chainId, safe }), sql` and `)}`
  const [{ rows }, counted] = await Promise.all([
    sql<{ safe_tx_hash: Hash }>`
      select safe_tx_hash ${listed}
      order by ${toOrder(ordering)}, safe_tx_hash
      limit ${limit} offset ${offset}`.execute(db),
    sql<{ count: number; nonces: number }>`select count(*) as count, count(distinct nonce) as nonces ${listed}`.execute(
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
