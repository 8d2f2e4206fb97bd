export type FindNonceGapsParameters = {
  /** Of executions that were shown. */
  nonces: readonly bigint[]
  /** The Safe's next nonce, by the chain. */
  safeNonce: bigint
  /** Whether there is nothing older to show. */
  isEnd: boolean
}

/** More than these are not worth counting: the history is not that of this Safe. */
const mostGaps = 100

/** Nonces that are used up, newest first, for which no execution was shown although older ones were. */
export function findNonceGaps({ isEnd, nonces, safeNonce }: FindNonceGapsParameters): bigint[] {
  const known = new Set(nonces)
  const [lowest] = nonces.toSorted((a, b) => (a < b ? -1 : 1))
  const oldest = isEnd ? 0n : lowest
  const gaps: bigint[] = []
  if (oldest === undefined) return gaps
  for (let nonce = safeNonce - 1n; nonce >= oldest && gaps.length < mostGaps; nonce -= 1n)
    if (!known.has(nonce)) gaps.push(nonce)
  return gaps
}
