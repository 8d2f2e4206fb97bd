/** Runs the work once its holder is below the limit. */
export type KeyedSemaphore = <result>(holder: string, work: () => Promise<result>) => Promise<result>

/** A semaphore per holder, first come first served. */
export function createKeyedSemaphore({ mostEach }: { mostEach: number }): KeyedSemaphore {
  const holders = new Map<string, { running: number; waiting: (() => void)[] }>()
  return async (holder, work) => {
    const turns = holders.get(holder) ?? { running: 0, waiting: [] }
    holders.set(holder, turns)
    if (turns.running >= mostEach) await new Promise<void>((resolve) => turns.waiting.push(resolve))
    else turns.running += 1
    try {
      return await work()
    } finally {
      // Passes the permit on after pending I/O: synchronous work would otherwise block the event loop.
      const next = turns.waiting.shift()
      if (next) setImmediate(next)
      else turns.running -= 1
      if (turns.running === 0) holders.delete(holder)
    }
  }
}
