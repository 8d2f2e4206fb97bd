export type FindGapParameters = {
  /** Nonce of the Safe on the chain. */
  safeNonce: bigint
  /** Of what waits. */
  nonce: bigint
  /** Nonces that something known uses. */
  used: readonly bigint[]
}

/** The first nonce before this one that nothing known uses: nothing behind it can be executed. */
export function findGap({ safeNonce, nonce, used }: FindGapParameters): bigint | undefined {
  const taken = new Set(used)
  // There are at most as many steps as things that are known.
  let candidate = safeNonce
  while (candidate < nonce && taken.has(candidate)) candidate += 1n
  return candidate < nonce ? candidate : undefined
}
