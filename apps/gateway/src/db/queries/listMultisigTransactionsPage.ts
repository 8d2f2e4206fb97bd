import { type Kysely, sql } from 'kysely'
import type { Address, Hash } from 'viem'
import type { Database } from '../schema.ts'
import { loadMultisigTransactions } from './loadMultisigTransactions.ts'
import type { MultisigTransactionRecord } from './Records.ts'

export type MultisigTransactionFilter = {
  /** Seconds, both ends included. */
  executedFrom?: number | undefined
  executedTo?: number | undefined
  isExecuted?: boolean | undefined
  nonce?: bigint | undefined
  to?: Address | undefined
  value?: bigint | undefined
}

export type ListMultisigTransactionsPageParameters = {
  chainId: number
  filter?: MultisigTransactionFilter
  limit: number
  offset: number
  safe: Address
}

/** All multisig transactions of a Safe that somebody vouched for or the chain executed, the highest nonce first. */
export async function listMultisigTransactionsPage(
  db: Kysely<Database>,
  { chainId, filter = {}, limit, offset, safe }: ListMultisigTransactionsPageParameters,
): Promise<{ count: number; transactions: MultisigTransactionRecord[] }> {
  const { executedFrom, executedTo, isExecuted, nonce, to, value } = filter
  const conditions = [
    sql`(executed or trusted)`,
    ...(executedFrom === undefined ? [] : [sql`executed_at >= ${executedFrom}`]),
    ...(executedTo === undefined ? [] : [sql`executed_at <= ${executedTo}`]),
    ...(isExecuted === undefined ? [] : [sql`executed = ${isExecuted}`]),
    ...(nonce === undefined ? [] : [sql`nonce = ${nonce.toString()} :: numeric`]),
    ...(to === undefined ? [] : [sql`"to" = ${to}`]),
    ...(value === undefined ? [] : [sql`value = ${value.toString()} :: numeric`]),
  ]
  // What was proposed here and what was executed, one row for what is both.
  const listed = sql`
    from (
      select coalesce(proposal.safe_tx_hash, execution.safe_tx_hash) as safe_tx_hash,
        coalesce(proposal.nonce, execution.nonce) as nonce, coalesce(proposal."to", execution."to") as "to",
        coalesce(proposal.value, execution.value) as value, proposal.trusted, execution.timestamp as executed_at,
        execution.safe_tx_hash is not null as executed,
        coalesce(proposal.created_at, to_timestamp(execution.timestamp)) as created_at
      from (select * from proposal where chain_id = ${chainId} and safe = ${safe}) as proposal
      full join (
        select distinct on (safe_tx_hash) multisig_execution.*, block.timestamp
        from multisig_execution
        join block on block.chain_id = multisig_execution.chain_id and block.number = multisig_execution.block_number
        where multisig_execution.chain_id = ${chainId} and safe = ${safe}
        order by safe_tx_hash, block_number, log_index
      ) as execution on execution.safe_tx_hash = proposal.safe_tx_hash
    ) as listed
    where ${sql.join(conditions, sql` and `)}`
  const [{ rows }, counted] = await Promise.all([
    sql<{ safe_tx_hash: Hash }>`
      select safe_tx_hash ${listed}
      order by nonce desc nulls last, created_at desc, safe_tx_hash
      limit ${limit} offset ${offset}`.execute(db),
    sql<{ count: number }>`select count(*) as count ${listed}`.execute(db),
  ])
  const safeTxHashes = rows.map((row) => row.safe_tx_hash)
  return {
    count: counted.rows[0]?.count ?? 0,
    transactions: await loadMultisigTransactions(db, { chainId, safe, safeTxHashes }),
  }
}
