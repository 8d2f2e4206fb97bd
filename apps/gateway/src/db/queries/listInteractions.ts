import { type Kysely, sql } from 'kysely'
import type { Address } from 'viem'
import type { Database } from '../schema.ts'

export type ListInteractionsParameters = {
  addresses: readonly Address[]
  chainId: number
  safe: Address
  /** Of ERC-20 only these count as payments; every token when it is absent. */
  trustedTokens?: readonly Address[] | undefined
}

export type Interactions = { called: Address[]; paid: Address[] }

/** So far back is looked, whatever the Safe did. */
const mostExecutions = 1000
const mostTransfers = 500

/**
 * Whom of these addresses the Safe itself has called and paid. A transfer counts where the Safe executed something in
 * the same transaction of the chain: any contract can claim that a Safe paid somebody, and strangers do so to be
 * mistaken for somebody known.
 */
export async function listInteractions(
  db: Kysely<Database>,
  { addresses, chainId, safe, trustedTokens }: ListInteractionsParameters,
): Promise<Interactions> {
  if (addresses.length === 0) return { called: [], paid: [] }
  const isTrusted = trustedTokens ? sql`(kind <> 'erc20' or token = any(${[...trustedTokens]} :: text[]))` : sql`true`
  const [executed, moved] = await Promise.all([
    sql<{ address: Address; paid: boolean }>`
      select "to" as address, bool_or(value > 0) as paid from (
        select "to", value from multisig_execution
        where chain_id = ${chainId} and safe = ${safe} and success
        order by block_number desc limit ${mostExecutions}
      ) as newest
      where "to" = any(${[...addresses]} :: text[])
      group by "to"`.execute(db),
    sql<{ address: Address }>`
      select asked.address from unnest(${[...addresses]} :: text[]) as asked (address)
      where exists (
        select from (
          select transaction_hash, sender, kind, token from transfer
          where chain_id = ${chainId} and safe = ${safe} and recipient = asked.address
            and (kind = 'erc721' or value <> 0) and kind <> 'erc1155'
          order by block_number desc, log_index desc, position desc limit ${mostTransfers}
        ) as sent
        where sender = ${safe} and ${isTrusted} and (exists (
          select from multisig_execution as execution
          where execution.chain_id = ${chainId} and execution.transaction_hash = sent.transaction_hash
            and execution.safe = ${safe} and execution.success
        ) or exists (
          select from module_execution as execution
          where execution.chain_id = ${chainId} and execution.transaction_hash = sent.transaction_hash
            and execution.safe = ${safe} and execution.success
        ))
      )`.execute(db),
  ])
  const paid = executed.rows.filter((row) => row.paid).map(({ address }) => address)
  return {
    called: executed.rows.map(({ address }) => address),
    paid: [...new Set([...paid, ...moved.rows.map(({ address }) => address)])],
  }
}
