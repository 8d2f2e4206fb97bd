import type { RpcAnswer } from '../engine/createEngine.ts'

export type Clock = {
  /** `evm_increaseTime`: offset of later blocks from the real time. */
  increase(seconds: unknown): RpcAnswer
  next(previous: number): number
  /** `evm_setNextBlockTimestamp`; undefined clears it, as after `evm_revert`. */
  pin(time?: unknown): void
}

/** Decides block times outside the engine, so that they can be journaled before the block exists. */
export function createClock(now: () => number): Clock {
  let offset = 0
  let pinned: number | undefined
  return {
    increase(seconds) {
      const value = Number(seconds)
      if (!Number.isSafeInteger(value) || value < 0)
        return {
          error: { code: -32602, message: 'evm_increaseTime takes a whole number of seconds that is not negative.' },
        }
      offset += value
      return { result: String(offset) }
    },
    next(previous) {
      // The pin applies to one block.
      if (pinned !== undefined && pinned > previous) return pinned
      return Math.max(previous + 1, now() + offset)
    },
    pin(time) {
      pinned = time === undefined ? undefined : Number(time)
    },
  }
}
