import type { Address } from 'viem'

/** What is remembered of tokens that were read before. */
export type TokenStanding = {
  /** `failed`: it is not read again for a while. `suspected`: it is read alone. */
  find(token: Address): 'failed' | 'known' | 'new' | 'suspected'
  note(token: Address, outcome: 'answered' | 'failed' | 'suspected'): void
}

type Entry = { failures: number; isSuspected: boolean; retryAt: number }

const mostTokens = 50_000
/** In milliseconds: after its first failure, doubled with each further one. */
const [shortest, longest] = [60_000, 24 * 3_600_000]

/** Remembers which tokens answer: one that burns its gas costs the node that once in a while, however often it is asked for. */
export function createTokenStanding({ now = () => performance.now() }: { now?: () => number } = {}): TokenStanding {
  const entries = new Map<Address, Entry>()
  return {
    find(token) {
      const entry = entries.get(token)
      if (!entry) return 'new'
      if (entry.retryAt > now()) return 'failed'
      if (entry.isSuspected || entry.failures > 0) return 'suspected'
      return 'known'
    },
    note(token, outcome) {
      const failures = outcome === 'failed' ? (entries.get(token)?.failures ?? 0) + 1 : 0
      const retryAt = failures === 0 ? 0 : now() + Math.min(longest, shortest * 2 ** (failures - 1))
      // In the order of their last reading.
      entries.delete(token)
      entries.set(token, { failures, isSuspected: outcome === 'suspected', retryAt })
      const [oldest] = entries.keys()
      if (oldest && entries.size > mostTokens) entries.delete(oldest)
    },
  }
}
