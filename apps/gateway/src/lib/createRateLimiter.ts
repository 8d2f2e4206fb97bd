export type RateLimiter = {
  /** What was taken since this was last asked, by those who took more than a tenth of their share. */
  collectUse(): ReadonlyMap<string, number>
  /** Adds to what a holder owes for what it was given already, up to two budgets. */
  charge(holder: string, units: number): void
  /** Replaces what is known of a holder by what it owes at all processes together, as of now. */
  learn(holder: string, debt: number): void
  /** Takes so many units from a holder's budget: 0 when they were there, else the seconds until they will be. */
  take(holder: string, units: number): number
}

export type CreateRateLimiterParameters = {
  /** Units that a budget holds at most. */
  burst: number
  /** Milliseconds that only grow. @default the process's clock */
  now?: () => number
  perSecond: number
}

/** Above it those who asked for nothing the longest are forgotten: whoever has many addresses must not fill the memory. */
const maxHolders = 50_000

/** What was taken and has not flowed back yet, and what of it others have not been told of. */
type Account = { at: number; debt: number; untold: number }

/** A budget for everyone that fills up again by itself. In memory: what other processes gave, it has to be told. */
export function createRateLimiter({
  burst,
  now = () => performance.now(),
  perSecond,
}: CreateRateLimiterParameters): RateLimiter {
  const accounts = new Map<string, Account>()
  let active = new Set<string>()

  function put(holder: string, account: Account): void {
    // In the order of their last request.
    accounts.delete(holder)
    accounts.set(holder, account)
    const [oldest] = accounts.keys()
    if (accounts.size <= maxHolders || oldest === undefined) return
    accounts.delete(oldest)
    active.delete(oldest)
  }

  const readAccount = (holder: string, at: number): Account => {
    const known = accounts.get(holder) ?? { at, debt: 0, untold: 0 }
    return { at, debt: Math.max(0, known.debt - ((at - known.at) / 1_000) * perSecond), untold: known.untold }
  }

  return {
    charge(holder, units) {
      const { at, debt, untold } = readAccount(holder, now())
      // Beyond that nobody waits: an address is shared by many.
      const given = Math.min(units, Math.max(0, 2 * burst - debt))
      if (given > 0) active.add(holder)
      put(holder, { at, debt: debt + given, untold: untold + given })
    },
    collectUse() {
      const use = new Map<string, number>()
      for (const holder of active) {
        const account = accounts.get(holder)
        if (!account) continue
        if (account.untold > perSecond / 10) use.set(holder, account.untold)
        account.untold = 0
      }
      active = new Set()
      return use
    },
    learn(holder, debt) {
      const untold = accounts.get(holder)?.untold ?? 0
      put(holder, { at: now(), debt: debt + untold, untold })
    },
    take(holder, units) {
      const { at, debt, untold } = readAccount(holder, now())
      // What costs more than a whole budget can be had with a full one.
      const price = Math.min(units, burst)
      const missing = debt + price - burst
      const given = missing > 0 ? 0 : price
      if (given > 0) active.add(holder)
      put(holder, { at, debt: debt + given, untold: untold + given })
      return missing > 0 ? Math.max(1, Math.ceil(missing / perSecond)) : 0
    },
  }
}
