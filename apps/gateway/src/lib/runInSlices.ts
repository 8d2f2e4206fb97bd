import { setTimeout } from 'node:timers/promises'
import { createKeyedSemaphore } from './createKeyedSemaphore.ts'

const inTurn = createKeyedSemaphore({ mostEach: 1 })

/**
 * Heavy work on the thread that answers everybody: one at a time, and after each a rest as long as it took. So all of it
 * together gets half of the thread, however much comes.
 */
export function runInSlices<result>(work: () => result): Promise<result> {
  return inTurn('everybody', async () => {
    const started = performance.now()
    try {
      return work()
    } finally {
      await setTimeout(performance.now() - started)
    }
  })
}
