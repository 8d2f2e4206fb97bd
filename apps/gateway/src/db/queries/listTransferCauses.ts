import { type RawBuilder, sql } from 'kysely'
import type { Address, Hash } from 'viem'
import type { Db } from '../schema.ts'

/** The execution that caused a transfer; all null for a plain payment. */
export type TransferCause = {
  /** What the Safe called, if it called something. */
  called: Address | null
  executor: Address | null
  gas_token: Address | null
  module: Address | null
  nonce: bigint | null
  origin: string | null
  payment: bigint | null
  proposed_at: Date | null
  /** Only if signed by the proposer: anybody can submit a proposal in any owner's name. */
  proposer: Address | null
  safe_tx_hash: Hash | null
}

type TransferLog = { log_index: number; transaction_hash: Hash }

export const toCauseKey = ({ log_index, transaction_hash }: TransferLog) => `${transaction_hash}:${log_index}`

/**
 * The execution that caused each transfer. Its log comes last: the first one after a transfer is its own. Looked up one by
 * one by Safe, because a transaction can have thousands of other logs.
 */
export async function listTransferCauses(
  db: Db,
  { chainId, rows: moved, safe }: { chainId: number; rows: readonly TransferLog[]; safe: Address },
): Promise<Map<string, TransferCause>> {
  const places = [...new Map(moved.map((row) => [toCauseKey(row), row])).values()]
  const called = sql`case when octet_length(data) > 2 then "to" end as called`
  const first = (table: RawBuilder<unknown>, columns: RawBuilder<unknown>) => {
    const isCause = sql`chain_id = ${chainId} and safe = ${safe} and transaction_hash = place.transaction_hash`
    return sql`lateral (
      select * from (
        (select ${columns}, ${called}, 0 as turn from ${table} where ${isCause} and log_index >= place.log_index
          order by log_index limit 1)
        union all
        (select ${columns}, ${called}, 1 from ${table} where ${isCause} order by log_index limit 1)
      ) as either order by turn limit 1
    )`
  }
  const { rows } = await sql<TransferCause & TransferLog>`
    select place.transaction_hash, place.log_index, execution.safe_tx_hash, execution.nonce, execution.executor,
      execution.payment, execution.gas_token, proposal.origin, by_module.module,
      coalesce(execution.called, by_module.called) as called, proposal.created_at as proposed_at,
      case when proposal.trusted and (proposal.proposed_by_delegate is not null or exists (
        select from confirmation
        where confirmation.chain_id = proposal.chain_id and confirmation.safe_tx_hash = proposal.safe_tx_hash
          and confirmation.owner = proposal.proposer and confirmation.verdict = 'valid'
      )) then proposal.proposer end as proposer
    from unnest(${places.map((row) => row.transaction_hash)} :: text[], ${places.map((row) => row.log_index)} :: integer[])
      as place (transaction_hash, log_index)
    left join ${first(sql`multisig_execution`, sql`safe_tx_hash, nonce, executor, payment, gas_token`)} as execution on true
    left join proposal on proposal.chain_id = ${chainId} and proposal.safe = ${safe}
      and proposal.safe_tx_hash = execution.safe_tx_hash
    left join ${first(sql`module_execution`, sql`module`)} as by_module on true`.execute(db)
  return new Map(rows.map((row) => [toCauseKey(row), row]))
}
