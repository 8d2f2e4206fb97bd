import type { ClaimedTransaction } from './ClaimedTransaction.ts'
import type { ParsedConfirmation } from './checkConfirmations.ts'
import type { VerificationCache } from './VerificationCache.ts'
import type { FactsOrProblem } from './verifySafe.ts'

type RecoverAheadParameters = {
  cache: VerificationCache
  items: readonly { claimed: ClaimedTransaction; parsed: readonly ParsedConfirmation[] }[]
  reading: Promise<FactsOrProblem>
}

/** The owners are not known yet, and a service could list thousands of signatures. */
const maxPerItem = 20
const maxAhead = 2_000

/** Maximum blocking time before the node's response is read, in milliseconds. */
const timeout = 5

/** Recovers signers while waiting for the node. Results over a forged hash are never read. */
export async function recoverAhead({ cache, items, reading }: RecoverAheadParameters): Promise<void> {
  let answer: FactsOrProblem | undefined
  // The reader of the facts reports the error.
  const settled = reading.then(
    (value) => {
      answer = value
    },
    () => undefined,
  )
  let paused = Date.now()
  let recovered = 0
  for (const { claimed, parsed } of items) {
    // Without facts no signature is checked.
    if (answer?.problem) return
    for (const { signature } of parsed.slice(0, maxPerItem))
      if (typeof signature !== 'string' && signature.signer === undefined && recovered < maxAhead) {
        recovered += 1
        await cache.recover(claimed.safeTxHash, signature)
      }
    if (answer || Date.now() - paused < timeout) continue
    await Promise.race([settled, new Promise((resolve) => setTimeout(resolve))])
    paused = Date.now()
  }
}
