import type { OwnerProof } from '@countersign/protocol/custody'
import { sql } from 'kysely'
import type { Address } from 'viem'
import type { Db } from '../schema.ts'

/** Two years of quarterly checks. */
export const maxProofsPerOwner = 8
/** More than any Safe that a block can execute has. */
const maxStoredPerSafe = 1_000
/** Bounds a response; the newest come first. */
const maxPerSafe = 200

type Of = { chainId: number; safe: Address }

/** Stores a verified proof; of an owner with many the oldest goes. */
export async function insertOwnerProof(db: Db, proof: OwnerProof): Promise<void> {
  const { chainId, issuedAt, nonce, owner, safe } = proof.challenge
  await db.transaction().execute(async (tx) => {
    await sql`insert into owner_proof (chain_id, safe, owner, nonce, issued_at, proof)
      values (${chainId}, ${safe}, ${owner}, ${nonce}, ${issuedAt}, ${JSON.stringify(proof)})
      on conflict (chain_id, safe, owner, nonce) do update set issued_at = excluded.issued_at, proof = excluded.proof
    `.execute(tx)
    await sql`delete from owner_proof where chain_id = ${chainId} and safe = ${safe} and owner = ${owner}
      and nonce in (select nonce from owner_proof
        where chain_id = ${chainId} and safe = ${safe} and owner = ${owner}
        order by issued_at desc, nonce offset ${maxProofsPerOwner})`.execute(tx)
    // A contract that imitates a Safe can name any number of owners.
    await sql`delete from owner_proof where chain_id = ${chainId} and safe = ${safe}
      and (owner, nonce) in (select owner, nonce from owner_proof where chain_id = ${chainId} and safe = ${safe}
        order by issued_at desc, owner, nonce offset ${maxStoredPerSafe})`.execute(tx)
  })
}

/** Newest first, of these owners only: former owners do not displace them. */
export async function listOwnerProofs(db: Db, { chainId, owners, safe }: Of & { owners: readonly Address[] }) {
  const rows = await db
    .selectFrom('owner_proof')
    .select('proof')
    .where('chain_id', '=', chainId)
    .where('safe', '=', safe)
    .where('owner', 'in', [...owners])
    .orderBy('issued_at', 'desc')
    .orderBy('nonce')
    .limit(maxPerSafe)
    .execute()
  return rows.map(({ proof }) => proof)
}

/** Removes what former owners left, so that a Safe's rows stay bounded by its owners. */
export async function deleteFormerOwnerProofs(db: Db, { chainId, owners, safe }: Of & { owners: readonly Address[] }) {
  await db
    .deleteFrom('owner_proof')
    .where('chain_id', '=', chainId)
    .where('safe', '=', safe)
    .where('owner', 'not in', [...owners])
    .execute()
}
