export type FindNonceGapsParameters = {
  /** Nonces of the listed executions. */
  nonces: readonly bigint[]
  /** The Safe's next nonce on the chain. */
  safeNonce: bigint
  /** Whether the list is complete. */
  isEnd: boolean
}

/** More gaps than this mean the history of another Safe. */
const mostGaps = 100

/** Used nonces, newest first, without a listed execution although older ones are listed. */
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
