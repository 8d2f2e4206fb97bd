/** Does the work when its holder has less than its share under way. */
export type KeyedSemaphore = <result>(holder: string, work: () => Promise<result>) => Promise<result>

/** Lets everyone do so many things at a time, and the rest one after the other in the order that they came. */
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
      // A turn that ends is handed on, and not counted anew; after what has come in meanwhile: work that never waits
      // would otherwise be done in one go, all of it.
      const next = turns.waiting.shift()
      if (next) setImmediate(next)
      else turns.running -= 1
      if (turns.running === 0) holders.delete(holder)
    }
  }
}
