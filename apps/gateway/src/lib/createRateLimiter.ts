export type RateLimiter = {
  /** Units consumed since the last call, by holders who consumed more than a tenth of their rate. */
  collectUse(): ReadonlyMap<string, number>
  /** Adds a cost that is known only after the response, up to a debt of two bursts. */
  charge(holder: string, units: number): void
  /** Replaces a holder's debt by its debt at all processes. */
  learn(holder: string, debt: number): void
  /** Units that a holder consumed and that have not been refilled. */
  readDebt(holder: string): number
  /** Consumes units of a holder: 0 when they were available, else the seconds until they are. */
  take(holder: string, units: number): number
}

export type CreateRateLimiterParameters = {
  /** Capacity of the bucket in units. */
  burst: number
  /** A monotonic clock in milliseconds. @default performance.now */
  now?: () => number
  perSecond: number
}

/** Beyond it the least recent holders are evicted: a client with an IPv6 prefix must not exhaust the memory. */
const maxHolders = 50_000

/** Consumed units that have not been refilled, and the part that `collectUse` has not reported. */
type Account = { at: number; debt: number; unreported: number }

/**
 * A token bucket per holder, in memory; `learn` adds what other processes granted. `docs/dependencies.md` explains why
 * this is not rate-limiter-flexible.
 */
export function createRateLimiter({
  burst,
  now = () => performance.now(),
  perSecond,
}: CreateRateLimiterParameters): RateLimiter {
  const accounts = new Map<string, Account>()
  let active = new Set<string>()

  function put(holder: string, account: Account): void {
    // Re-inserting keeps the map in order of use.
    accounts.delete(holder)
    accounts.set(holder, account)
    const [oldest] = accounts.keys()
    if (accounts.size <= maxHolders || oldest === undefined) return
    accounts.delete(oldest)
    active.delete(oldest)
  }

  const readAccount = (holder: string, at: number): Account => {
    const known = accounts.get(holder) ?? { at, debt: 0, unreported: 0 }
    return { at, debt: Math.max(0, known.debt - ((at - known.at) / 1_000) * perSecond), unreported: known.unreported }
  }

  return {
    charge(holder, units) {
      const { at, debt, unreported } = readAccount(holder, now())
      // Capped because many users may share an address.
      const given = Math.min(units, Math.max(0, 2 * burst - debt))
      if (given > 0) active.add(holder)
      put(holder, { at, debt: debt + given, unreported: unreported + given })
    },
    collectUse() {
      const use = new Map<string, number>()
      for (const holder of active) {
        const account = accounts.get(holder)
        if (!account) continue
        if (account.unreported > perSecond / 10) use.set(holder, account.unreported)
        account.unreported = 0
      }
      active = new Set()
      return use
    },
    learn(holder, debt) {
      const unreported = accounts.get(holder)?.unreported ?? 0
      put(holder, { at: now(), debt: debt + unreported, unreported })
    },
    readDebt: (holder) => readAccount(holder, now()).debt,
    take(holder, units) {
      const { at, debt, unreported } = readAccount(holder, now())
      // A request that costs more than the capacity needs a full bucket.
      const price = Math.min(units, burst)
      const missing = debt + price - burst
      const given = missing > 0 ? 0 : price
      if (given > 0) active.add(holder)
      put(holder, { at, debt: debt + given, unreported: unreported + given })
      return missing > 0 ? Math.max(1, Math.ceil(missing / perSecond)) : 0
    },
  }
}
