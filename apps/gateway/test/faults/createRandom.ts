export type Random = {
  /** True with this probability. */
  chance: (probability: number) => boolean
  /** An integer from `low` to `high`, inclusive. */
  integer: (low: number, high: number) => number
  pick: <item>(items: readonly [item, ...item[]]) => item
}

/** A seeded random generator (mulberry32). */
export function createRandom(seed: number): Random {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  return {
    chance: (probability) => next() < probability,
    integer: (low, high) => low + Math.floor(next() * (high - low + 1)),
    pick: ([first, ...others]) => [first, ...others][Math.floor(next() * (others.length + 1))] ?? first,
  }
}
