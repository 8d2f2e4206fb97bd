const largest = BigInt(Number.MAX_SAFE_INTEGER)

/**
 * A nonce where the wire has a JSON number for it. No Safe counts so far, but events can be made to say anything, and what
 * a number cannot carry exactly would make clients refuse the whole list: it is told as the largest number there is.
 */
export function toJsonNumber(value: bigint): number {
  return Number(value > largest ? largest : value)
}
