import { setTimeout } from 'node:timers/promises'
import { createKeyedSemaphore } from './createKeyedSemaphore.ts'

const withPermit = createKeyedSemaphore({ maxPerKey: 1 })

/**
 * Runs CPU-bound work on the main thread one task at a time, each followed by an equally long pause, so that all of it
 * takes at most half of the thread.
 */
export function runInSlices<result>(work: () => result): Promise<result> {
  return withPermit('everybody', async () => {
    const started = performance.now()
    try {
      return work()
    } finally {
      await setTimeout(performance.now() - started)
    }
  })
}
