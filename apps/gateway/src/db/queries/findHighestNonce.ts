import { sql } from 'kysely'
import type { Address } from 'viem'
import type { Db } from '../schema.ts'
import { hasTrustedSignature } from './hasTrustedSignature.ts'

/** Nonces further ahead are ignored: no queue is that long. */
const reach = 1_000n

export type FindHighestNonceParameters = {
  chainId: number
  /** The Safe's next nonce. */
  nonce: bigint
  /** Current owners. @default those who owned it when they signed */
  owners?: readonly Address[]
  safe: Address
}

/**
 * The highest nonce that was executed or proposed by someone trusted, within a range of the next one. Without the range,
 * one delegate's proposal at the largest uint256 would make the service recommend a nonce that cannot be used.
 */
export async function findHighestNonce(
  db: Db,
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
