export type Turns = {
  /** Waits until the holder has less than its share under way; the function it gives ends the turn. */
  take(holder: string): Promise<() => void>
}

/** Lets everyone do so many things at a time, and the rest one after the other in the order that they came. */
export function createTurns({ mostEach }: { mostEach: number }): Turns {
  const holders = new Map<string, { running: number; waiting: (() => void)[] }>()
  return {
    async take(holder) {
      const turns = holders.get(holder) ?? { running: 0, waiting: [] }
      holders.set(holder, turns)
      // A turn that ends is handed on, and not counted anew.
      if (turns.running >= mostEach) await new Promise<void>((resolve) => turns.waiting.push(resolve))
      else turns.running += 1
      let isOver = false
      return () => {
        if (isOver) return
        isOver = true
        const next = turns.waiting.shift()
        if (next) return next()
        turns.running -= 1
        if (turns.running === 0) holders.delete(holder)
      }
    },
  }
}
