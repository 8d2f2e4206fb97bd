/** A salt that nobody else has: 53 bits are enough to be alone, and leave room to look for others after it. */
export function createSaltNonce(): string {
  const [high = 0, low = 0] = crypto.getRandomValues(new Uint32Array(2))
  return String((BigInt(high & 0x1fffff) << 32n) | BigInt(low))
}
