import type { Address } from 'viem'
import { createJobPool, type JobPool } from '../lib/jobs/createJobPool.ts'
import { recoverMany } from '../lib/jobs/recoverSigners.ts'
import { type RecoverMany, recoverHere } from '../lib/recoverSignatures.ts'

export type CreateThreadRecoveryParameters = {
  /** Program of the thread, if it was bundled. @default its source */
  entry?: URL | undefined
  /** Milliseconds without work after which the thread is ended. @default 30000 */
  idle?: number
  /** Milliseconds for some hundred signatures, on a busy machine. @default 30000 */
  timeout?: number
}

/** Fewer signatures, as at the head of a chain, are not worth starting a thread. */
const few = 250
/** The same if a thread is running. */
const fewest = 25
/** Signatures per message. */
const together = 500

/**
 * Recovers in another thread: far from the head it is as much work as everything else. If the thread cannot start, or
 * ends, the remaining signatures are recovered in this one.
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
    recover: async (requested) => {
      if (requested.length < (pool ? fewest : few)) return recoverHere(requested)
      clearTimeout(ending)
      pool ??= createJobPool({ entry, size: 1, timeout, waitTimeout: timeout })
      // A local reference: the idle timer may end the pool meanwhile.
      const mine = pool
      const makers: (Address | null)[] = []
      for (let start = 0; start < requested.length; start += together) {
        const part = requested.slice(start, start + together)
        const found = await mine.run(recoverMany, part).catch(() => undefined)
        for (const maker of found ?? (await recoverHere(requested.slice(start)))) makers.push(maker)
        if (!found) break
      }
      clearTimeout(ending)
      ending = setTimeout(() => void stop(), idle).unref()
      return makers
    },
    stop,
  }
}
