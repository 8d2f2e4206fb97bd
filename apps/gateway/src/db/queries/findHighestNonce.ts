import { type Kysely, sql } from 'kysely'
import type { Address } from 'viem'
import type { Database } from '../schema.ts'
import { hasTrustedSignature } from './hasTrustedSignature.ts'

/** No queue is longer: what lies beyond was put there to spoil the count, not to be executed. */
const reach = 1_000n

export type FindHighestNonceParameters = {
  chainId: number
  /** The Safe's next nonce. */
  nonce: bigint
  /** Who owns the Safe now. @default whoever owned it then */
  owners?: readonly Address[]
  safe: Address
}

/**
 * The highest nonce of a Safe that is executed or proposed by someone trusted, within reach of the next one. Without
 * that, one delegate's proposal at the largest number there is would recommend a nonce that nobody can use.
 */
export async function findHighestNonce(
  db: Kysely<Database>,
  { chainId, nonce, owners, safe }: FindHighestNonceParameters,
): Promise<bigint | undefined> {
  const limit = sql`${(nonce + reach).toString()} :: numeric`
  const { rows } = await sql<{ nonce: bigint | null }>`
    select max(nonce) as nonce from (
      select max(nonce) as nonce from proposal
      where chain_id = ${chainId} and safe = ${safe} and nonce < ${limit} and nonce >= ${nonce.toString()} :: numeric
        and ${owners ? hasTrustedSignature(owners) : sql`trusted`}
      union all
      select max(nonce) from multisig_execution
      where chain_id = ${chainId} and safe = ${safe} and nonce < ${limit}
    ) as highest`.execute(db)
  return rows[0]?.nonce ?? undefined
}
