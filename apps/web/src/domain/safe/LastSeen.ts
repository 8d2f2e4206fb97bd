import type { Address } from 'viem'
import { z } from 'zod'

/** Each Safe's state at the last visit, by chain and address. Other fields are parsed where they are compared. */
export const LastSeenSchema = z.record(
  z.string(),
  // The highest nonce seen: on the chain it only grows.
  z.looseObject({ nonce: z.string().regex(/^\d+$/) }),
)

export type LastSeen = z.infer<typeof LastSeenSchema>

type SafeId = { chainId: number; address: Address }

export const lastSeenKey = ({ chainId, address }: SafeId) => `${chainId}:${address.toLowerCase()}`

export function findLastSeenNonce(lastSeen: LastSeen, safe: SafeId): bigint | undefined {
  const entry = lastSeen[lastSeenKey(safe)]
  return entry && BigInt(entry.nonce)
}
