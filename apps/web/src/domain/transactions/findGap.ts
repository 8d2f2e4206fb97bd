export type FindGapParameters = {
  /** The Safe's nonce on the chain. */
  safeNonce: bigint
  /** Of the pending transaction. */
  nonce: bigint
  /** Nonces of known transactions. */
  used: readonly bigint[]
}

/** The first unused nonce before this one: it blocks execution. */
export function findGap({ safeNonce, nonce, used }: FindGapParameters): bigint | undefined {
  const taken = new Set(used)
  // At most one step per known transaction.
  let candidate = safeNonce
  while (candidate < nonce && taken.has(candidate)) candidate += 1n
  return candidate < nonce ? candidate : undefined
}
