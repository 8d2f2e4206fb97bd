/** The first nonce, from the Safe's own on, that is above everything known: verified proposals and what was signed here. */
export function findNextNonce(safeNonce: bigint, known: readonly bigint[]): bigint {
  return known.reduce((next, nonce) => (nonce >= next ? nonce + 1n : next), safeNonce)
}
