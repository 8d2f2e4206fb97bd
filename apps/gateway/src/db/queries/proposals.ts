import type { SafeTransaction } from '@countersign/protocol/hash'
import { sql } from 'kysely'
import type { Address, Hash, Hex } from 'viem'
import type { Db } from '../schema.ts'
import { withoutNul } from './withoutNul.ts'

type InsertProposalParameters = {
  chainId: number
  origin: string | null
  proposedByDelegate?: Address | null
  proposer: Address | null
  safe: Address
  safeTxHash: Hash
  transaction: SafeTransaction
  trusted: boolean
}

/**
 * Stores a proposal. Sent again, it can only become trusted: then the signer becomes its proposer, because an unsigned
 * proposal names one without proof.
 */
export async function insertProposal(db: Db, parameters: InsertProposalParameters): Promise<void> {
  const { chainId, origin, proposedByDelegate = null, proposer, safe, safeTxHash, transaction, trusted } = parameters
  await db
    .insertInto('proposal')
    .values({
      base_gas: transaction.baseGas,
      chain_id: chainId,
      data: transaction.data,
      gas_price: transaction.gasPrice,
      gas_token: transaction.gasToken,
      nonce: transaction.nonce,
      operation: transaction.operation,
      origin: origin && withoutNul(origin),
      proposed_by_delegate: proposedByDelegate,
      proposer,
      refund_receiver: transaction.refundReceiver,
      safe,
      safe_tx_gas: transaction.safeTxGas,
      safe_tx_hash: safeTxHash,
      to: transaction.to,
      trusted,
      value: transaction.value,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['chain_id', 'safe_tx_hash'])
        .doUpdateSet((row) => ({
          modified_at: sql<Date>`clock_timestamp()`,
          origin: row.ref('excluded.origin'),
          proposed_by_delegate: row.ref('excluded.proposed_by_delegate'),
          proposer: row.ref('excluded.proposer'),
          trusted: true,
        }))
        .where('proposal.trusted', '=', false)
        .where('excluded.trusted', '=', true),
    )
    .execute()
}

/** Deletes a proposal and its confirmations, and records the deletion. */
export async function deleteProposal(
  tx: Db,
  { chainId, safe, safeTxHash, signature }: { chainId: number; safe: Address; safeTxHash: Hash; signature: Hex },
): Promise<void> {
  for (const table of ['confirmation', 'proposal'] as const)
    await tx
      .deleteFrom(table)
      .where('chain_id', '=', chainId)
      .where('safe', '=', safe)
      .where('safe_tx_hash', '=', safeTxHash)
      .execute()
  await tx
    .insertInto('deleted_proposal')
    .values({ chain_id: chainId, safe, safe_tx_hash: safeTxHash, signature })
    .execute()
}

type WasDeletedParameters = { chainId: number; safeTxHash: Hash; signature: Hex }

/** Whether a proposal was deleted with this signature. */
export async function wasDeleted(db: Db, { chainId, safeTxHash, signature }: WasDeletedParameters): Promise<boolean> {
  const found = await db
    .selectFrom('deleted_proposal')
    .where('chain_id', '=', chainId)
    .where('safe_tx_hash', '=', safeTxHash)
    .where('signature', '=', signature)
    .select('id')
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

type ListDeletionSignaturesParameters = { chainId: number; max: number; safeTxHash: Hash; since: Date }

/** Signatures that a proposal was deleted with since a time. */
export async function listDeletionSignatures(
  db: Db,
  { chainId, max, safeTxHash, since }: ListDeletionSignaturesParameters,
): Promise<Hex[]> {
  const found = await db
    .selectFrom('deleted_proposal')
    .where('chain_id', '=', chainId)
    .where('safe_tx_hash', '=', safeTxHash)
    .where('deleted_at', '>=', since)
    .select('signature')
    .limit(max)
    .execute()
  return found.map(({ signature }) => signature)
}

/**
 * Evicts the oldest unsigned proposals of a Safe. Anyone can send them, so their number is limited; if new ones were
 * refused instead, fifty of a stranger would keep out all others. Holds a lock per Safe: concurrent requests would each
 * find room.
 */
export async function evictUnsigned(
  tx: Db,
  { chainId, max, safe, safeTxHash }: { chainId: number; max: number; safe: Address; safeTxHash: Hash },
): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`unsigned ${chainId} ${safe}`}, 0))`.execute(tx)
  // Not those that were executed or that an owner approved on the chain.
  await sql`delete from proposal
    where chain_id = ${chainId} and safe = ${safe} and not trusted and (
      created_at < now() - interval '30 days'
      or safe_tx_hash in (
        select safe_tx_hash from proposal as other
        where chain_id = ${chainId} and safe = ${safe} and not trusted and safe_tx_hash <> ${safeTxHash}
          and not exists (
            select from multisig_execution as execution
            where execution.chain_id = other.chain_id and execution.safe_tx_hash = other.safe_tx_hash
              and execution.safe = other.safe
          )
          and not exists (
            select from approved_hash
            where approved_hash.chain_id = other.chain_id and approved_hash.hash = other.safe_tx_hash
              and approved_hash.safe = other.safe
          )
        order by created_at desc, safe_tx_hash offset ${max - 1}
      )
    )`.execute(tx)
}
