import type { Address } from 'viem'
import { z } from 'zod'

/** What Safes were like when they were last looked at here, by chain and address. The rest is read where it is compared. */
export const LastSeenSchema = z.record(
  z.string(),
  // The highest nonce that was ever seen: the chain's only grows.
  z.looseObject({ nonce: z.string().regex(/^\d+$/) }),
)

export type LastSeen = z.infer<typeof LastSeenSchema>

type SafeId = { chainId: number; address: Address }

export const lastSeenKey = ({ chainId, address }: SafeId) => `${chainId}:${address.toLowerCase()}`

/** The highest nonce of a Safe that was ever seen here. */
export function findHighestNonce(visits: LastSeen, safe: SafeId): bigint | undefined {
  const visit = visits[lastSeenKey(safe)]
  return visit && BigInt(visit.nonce)
}
