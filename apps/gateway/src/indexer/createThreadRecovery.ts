import type { Address } from 'viem'
import { createJobPool, type JobPool } from '../lib/jobs/createJobPool.ts'
import { recoverMany } from '../lib/jobs/recoverMany.ts'
import { type RecoverMany, recoverHere } from '../lib/recoverSignatures.ts'

export type CreateThreadRecoveryParameters = {
  /** Program of the thread, where it was bundled. @default its source */
  entry?: URL | undefined
  /** Milliseconds without work after which the thread is ended. @default 30000 */
  idle?: number
  /** Milliseconds for some hundred signatures: a machine that is busy otherwise takes its time. @default 30000 */
  timeout?: number
}

/** Fewer than so many, as at the head of a chain, are not worth a thread. */
const few = 250
/** The same, where there is one already. */
const fewest = 25
/** Signatures that travel together. */
const together = 500

/**
 * Recovers in a thread beside: on the way to the head of a chain it is as much work as all the rest, which goes on
 * meanwhile. Where the thread cannot be had, or ends, the rest is recovered here.
 */
export function createThreadRecovery({ entry, idle = 30_000, timeout = 30_000 }: CreateThreadRecoveryParameters = {}): {
  recover: RecoverMany
  stop: () => Promise<void>
} {
  let pool: JobPool | undefined
  let ending: NodeJS.Timeout | undefined

  async function stop(): Promise<void> {
    clearTimeout(ending)
    const stopped = pool
    pool = undefined
    await stopped?.stop()
  }

  return {
    recover: async (asked) => {
      if (asked.length < (pool ? fewest : few)) return recoverHere(asked)
      clearTimeout(ending)
      pool ??= createJobPool({ entry, patience: timeout, size: 1, timeout })
      // Its own: another one's idle time may end the thread meanwhile.
      const mine = pool
      const makers: (Address | null)[] = []
      for (let start = 0; start < asked.length; start += together) {
        const part = asked.slice(start, start + together)
        const found = await mine.run(recoverMany, part).catch(() => undefined)
        for (const maker of found ?? (await recoverHere(asked.slice(start)))) makers.push(maker)
        if (!found) break
      }
      clearTimeout(ending)
      ending = setTimeout(() => void stop(), idle).unref()
      return makers
    },
    stop,
  }
}
