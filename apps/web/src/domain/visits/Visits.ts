import type { Address } from 'viem'
import { z } from 'zod'

/** What Safes were like when they were last looked at here, by chain and address. The rest is read where it is compared. */
export const VisitsSchema = z.record(
  z.string(),
  // The highest nonce that was ever seen: the chain's only grows.
  z.looseObject({ nonce: z.string().regex(/^\d+$/) }),
)

export type Visits = z.infer<typeof VisitsSchema>

type SafeId = { chainId: number; address: Address }

export const visitKey = ({ chainId, address }: SafeId) => `${chainId}:${address.toLowerCase()}`

/** The highest nonce of a Safe that was ever seen here. */
export function findHighestNonce(visits: Visits, safe: SafeId): bigint | undefined {
  const visit = visits[visitKey(safe)]
  return visit && BigInt(visit.nonce)
}
