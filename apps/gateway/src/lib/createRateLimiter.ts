export type RateLimiter = {
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

/** A budget for everyone that fills up again by itself. In memory: each process counts for itself. */
export function createRateLimiter({
  burst,
  now = () => performance.now(),
  perSecond,
}: CreateRateLimiterParameters): RateLimiter {
  const budgets = new Map<string, { at: number; left: number }>()
  return {
    take(holder, units) {
      const at = now()
      const known = budgets.get(holder) ?? { at, left: burst }
      const left = Math.min(burst, known.left + ((at - known.at) / 1_000) * perSecond)
      // What costs more than a whole budget can be had with a full one.
      const missing = Math.min(units, burst) - left
      // In the order of their last request.
      budgets.delete(holder)
      budgets.set(holder, { at, left: missing > 0 ? left : left - Math.min(units, burst) })
      const [oldest] = budgets.keys()
      if (budgets.size > maxHolders && oldest !== undefined) budgets.delete(oldest)
      return missing > 0 ? Math.max(1, Math.ceil(missing / perSecond)) : 0
    },
  }
}
