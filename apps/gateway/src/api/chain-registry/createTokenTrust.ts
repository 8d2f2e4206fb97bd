import type { Address } from 'viem'

/** What is remembered of tokens that were read before. */
export type TokenTrust = {
  /** `failed`: it is not read again for a while. `suspected`: it is read alone. */
  find(token: Address): 'failed' | 'known' | 'new' | 'suspected'
  note(token: Address, outcome: 'answered' | 'failed' | 'suspected'): void
}

type Entry = {
  failures: number
  retryAt: number
  /** Answers that it has to give before it is read with others again. */
  trials: number
}

const mostTokens = 50_000
/** In milliseconds: after its first failure, doubled with each further one. */
const [shortest, longest] = [60_000, 24 * 3_600_000]
/** A token that answers now and then must not burn the time of those beside it now and then. */
const mostTrials = 10

/** Remembers which tokens answer: one that burns its gas costs the node that once in a while, however often it is asked for. */
export function createTokenTrust({ now = () => performance.now() }: { now?: () => number } = {}): TokenTrust {
  const entries = new Map<Address, Entry>()
  return {
    find(token) {
      const entry = entries.get(token)
      if (!entry) return 'new'
      if (entry.retryAt > now()) return 'failed'
      return entry.trials > 0 ? 'suspected' : 'known'
    },
    note(token, outcome) {
      const before = entries.get(token) ?? { failures: 0, retryAt: 0, trials: 0 }
      const trials = outcome === 'answered' ? Math.max(0, before.trials - 1) : mostTrials
      const failures = outcome === 'failed' ? before.failures + 1 : trials === 0 ? 0 : before.failures
      const retryAt = outcome === 'failed' ? now() + Math.min(longest, shortest * 2 ** (failures - 1)) : 0
      // In the order of their last reading.
      entries.delete(token)
      entries.set(token, { failures, retryAt, trials })
      const [oldest] = entries.keys()
      if (oldest && entries.size > mostTokens) entries.delete(oldest)
    },
  }
}
