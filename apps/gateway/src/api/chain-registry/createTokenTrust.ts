import type { Address } from 'viem'

/** How tokens behaved in earlier reads. */
export type TokenTrust = {
  /** `failed`: skipped for a while. `suspected`: read in its own call. */
  find(token: Address): 'failed' | 'known' | 'new' | 'suspected'
  note(token: Address, outcome: 'answered' | 'failed' | 'suspected'): void
}

type Entry = {
  failures: number
  retryAt: number
  /** Successful reads required before it is batched again. */
  trials: number
}

const maxTokens = 50_000
/** Backoff in milliseconds, doubled with each failure. */
const [minDelay, maxDelay] = [60_000, 24 * 3_600_000]
/** Prevents a token that fails intermittently from wasting the time of its batch. */
const maxTrials = 10

/** Remembers which tokens answer, so that repeated requests for one that burns its gas cost the node little. */
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
      const trials = outcome === 'answered' ? Math.max(0, before.trials - 1) : maxTrials
      const failures = outcome === 'failed' ? before.failures + 1 : trials === 0 ? 0 : before.failures
      const retryAt = outcome === 'failed' ? now() + Math.min(maxDelay, minDelay * 2 ** (failures - 1)) : 0
      // Keeps the map in order of last use.
      entries.delete(token)
      entries.set(token, { failures, retryAt, trials })
      const [oldest] = entries.keys()
      if (oldest && entries.size > maxTokens) entries.delete(oldest)
    },
  }
}
