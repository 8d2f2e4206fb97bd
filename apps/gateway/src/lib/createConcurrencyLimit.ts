export type ConcurrencyLimit = {
  /** Acquires a slot and returns its release function, or the limit that was reached. */
  take(holder: string): (() => void) | 'all-taken' | 'holder-full'
}

export function createConcurrencyLimit({ max, maxPerKey }: { max: number; maxPerKey: number }): ConcurrencyLimit {
  const held = new Map<string, number>()
  let total = 0
  const change = (holder: string, step: 1 | -1) => {
    const count = (held.get(holder) ?? 0) + step
    total += step
    if (count > 0) held.set(holder, count)
    else held.delete(holder)
  }
  return {
    take(holder) {
      if ((held.get(holder) ?? 0) >= maxPerKey) return 'holder-full'
      if (total >= max) return 'all-taken'
      change(holder, 1)
      let isHeld = true
      return () => {
        if (isHeld) change(holder, -1)
        isHeld = false
      }
    },
  }
}
