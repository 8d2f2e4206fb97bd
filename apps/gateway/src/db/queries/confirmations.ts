import { sql } from 'kysely'
import type { Address, Hash, Hex } from 'viem'
import type { Db } from '../schema.ts'
import type { Confirmation, SignatureKind } from './Records.ts'

/** What is confirmed: a transaction, a message or a user operation. */
export type ConfirmationTarget = { safeTxHash: Hash } | { messageHash: Hash } | { safeOperationHash: Hash }

type InsertConfirmationParameters = ConfirmationTarget & {
  chainId: number
  kind: SignatureKind
  owner: Address
  safe: Address
  signature: Hex
  verdict: 'invalid' | 'unverified' | 'valid'
  /** The block at which owners and signature were checked. */
  verifiedBlock: number | null
}

/** Stores an owner's signature; the first one stays. Returns whether it is new. */
export async function insertConfirmation(
  db: Db,
  { chainId, kind, owner, safe, signature, verdict, verifiedBlock, ...target }: InsertConfirmationParameters,
): Promise<boolean> {
  const { column, confirmations, confirmed, hash } = toTables(target)
  const hashColumn = sql.ref(column)
  const { numAffectedRows } = await sql`insert into ${sql.table(confirmations)}
      (chain_id, kind, owner, safe, ${hashColumn}, signature, verdict, verified_block)
    values (${chainId}, ${kind}, ${owner}, ${safe}, ${hash}, ${signature}, ${verdict}, ${verifiedBlock})
    on conflict (chain_id, ${hashColumn}, owner) do nothing`.execute(db)
  if (!numAffectedRows) return false
  await sql`update ${sql.table(confirmed)} set modified_at = clock_timestamp()
    where chain_id = ${chainId} and ${hashColumn} = ${hash}`.execute(db)
  return true
}

/** Tables of what is confirmed and of its confirmations. */
export function toTables(target: ConfirmationTarget) {
  if ('safeTxHash' in target)
    return { column: 'safe_tx_hash', confirmations: 'confirmation', confirmed: 'proposal', hash: target.safeTxHash }
  if ('messageHash' in target)
    return {
      column: 'message_hash',
      confirmations: 'message_confirmation',
      confirmed: 'message',
      hash: target.messageHash,
    }
  return {
    column: 'safe_operation_hash',
    confirmations: 'safe_operation_confirmation',
    confirmed: 'safe_operation',
    hash: target.safeOperationHash,
  }
}

type StoredConfirmation = Pick<Confirmation, 'kind' | 'owner' | 'signature' | 'verdict'> & { created_at: Date }

export function toConfirmation({ created_at, kind, owner, signature, verdict }: StoredConfirmation): Confirmation {
  return { createdAt: created_at, kind, owner, signature, source: 'service', verdict }
}
