/** Runs the work once its holder is below the limit. */
export type KeyedSemaphore = <result>(holder: string, work: () => Promise<result>) => Promise<result>

export type CreateKeyedSemaphoreParameters = {
  /** A function is asked again whenever work ends. */
  maxPerKey: number | ((holder: string) => number)
}

/** A semaphore per holder, first come first served. */
export function createKeyedSemaphore({ maxPerKey }: CreateKeyedSemaphoreParameters): KeyedSemaphore {
  const holders = new Map<string, { running: number; waiting: (() => void)[] }>()
  const readMax = typeof maxPerKey === 'number' ? () => maxPerKey : maxPerKey
  return async (holder, work) => {
    const permits = holders.get(holder) ?? { running: 0, waiting: [] }
    holders.set(holder, permits)
    if (permits.running >= readMax(holder)) await new Promise<void>((resolve) => permits.waiting.push(resolve))
    else permits.running += 1
    try {
      return await work()
    } finally {
      permits.running -= 1
      const max = readMax(holder)
      while (permits.waiting.length > 0 && permits.running < max) {
        permits.running += 1
        // After pending I/O: synchronous work would otherwise block the event loop.
        setImmediate(permits.waiting.shift() ?? (() => undefined))
      }
      if (permits.running === 0) holders.delete(holder)
    }
  }
}
