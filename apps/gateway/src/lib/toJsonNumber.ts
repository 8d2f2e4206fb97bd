const largest = BigInt(Number.MAX_SAFE_INTEGER)

/**
 * A nonce as a JSON number. Forged events may contain any uint256, and clients reject a list with an unsafe integer, so
 * it is capped.
 */
export function toJsonNumber(value: bigint): number {
  return Number(value > largest ? largest : value)
}
