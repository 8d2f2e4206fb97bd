import { type Kysely, sql } from 'kysely'
import type { Address } from 'viem'
import type { Database } from '../schema.ts'

/** The highest nonce of a Safe that is executed or proposed by someone trusted. */
export async function findHighestNonce(
  db: Kysely<Database>,
  { chainId, safe }: { chainId: number; safe: Address },
): Promise<bigint | undefined> {
  const { rows } = await sql<{ nonce: bigint | null }>`
    select max(nonce) as nonce from (
      select max(nonce) as nonce from proposal where chain_id = ${chainId} and safe = ${safe} and trusted
      union all
      select max(nonce) from multisig_execution where chain_id = ${chainId} and safe = ${safe}
    ) as highest`.execute(db)
  return rows[0]?.nonce ?? undefined
}
