/** Runs the work once its holder is below the limit. */
export type KeyedSemaphore = <result>(holder: string, work: () => Promise<result>) => Promise<result>

/** A semaphore per holder, first come first served. */
export function createKeyedSemaphore({ maxPerKey }: { maxPerKey: number }): KeyedSemaphore {
  const holders = new Map<string, { running: number; waiting: (() => void)[] }>()
  return async (holder, work) => {
    const permits = holders.get(holder) ?? { running: 0, waiting: [] }
    holders.set(holder, permits)
    if (permits.running >= maxPerKey) await new Promise<void>((resolve) => permits.waiting.push(resolve))
    else permits.running += 1
    try {
      return await work()
    } finally {
      // Passes the permit on after pending I/O: synchronous work would otherwise block the event loop.
      const next = permits.waiting.shift()
      if (next) setImmediate(next)
      else permits.running -= 1
      if (permits.running === 0) holders.delete(holder)
    }
  }
}
