import { sql } from 'kysely'
import type { Address } from 'viem'
import type { Db } from '../schema.ts'

export type ListInteractionsParameters = {
  addresses: readonly Address[]
  chainId: number
  safe: Address
  /** ERC-20 tokens that count as payments; undefined for all. */
  trustedTokens?: readonly Address[] | undefined
}

export type Interactions = { called: Address[]; paid: Address[] }

/** Most rows that are read, whatever the Safe did. */
const maxExecutions = 1000
const maxTransfers = 500

/**
 * The addresses that the Safe itself has called or paid. A transfer counts only if the Safe executed something in the same
 * chain transaction: any contract can emit a transfer from a Safe (address poisoning).
 */
export async function listInteractions(
  db: Db,
  { addresses, chainId, safe, trustedTokens }: ListInteractionsParameters,
): Promise<Interactions> {
  if (addresses.length === 0) return { called: [], paid: [] }
  const isTrusted = trustedTokens ? sql`(kind <> 'erc20' or token = any(${[...trustedTokens]} :: text[]))` : sql`true`
  const [executed, moved] = await Promise.all([
    sql<{ address: Address; paid: boolean }>`
      select "to" as address, bool_or(value > 0) as paid from (
        select "to", value from multisig_execution
        where chain_id = ${chainId} and safe = ${safe} and success
        order by block_number desc limit ${maxExecutions}
      ) as newest
      where "to" = any(${[...addresses]} :: text[])
      group by "to"`.execute(db),
    sql<{ address: Address }>`
      select input.address from unnest(${[...addresses]} :: text[]) as input (address)
      where exists (
        select from (
          select transaction_hash, sender, kind, token from transfer
          where chain_id = ${chainId} and safe = ${safe} and recipient = input.address
            and (kind = 'erc721' or value <> 0) and kind <> 'erc1155'
          order by block_number desc, log_index desc, position desc limit ${maxTransfers}
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
