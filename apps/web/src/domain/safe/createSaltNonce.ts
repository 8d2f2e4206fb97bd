/** A random salt nonce of 53 bits: unique, with room to search upwards from it. */
export function createSaltNonce(): string {
  const [high = 0, low = 0] = crypto.getRandomValues(new Uint32Array(2))
  return String((BigInt(high & 0x1fffff) << 32n) | BigInt(low))
}
