import { setTimeout } from 'node:timers/promises'
import { createKeyedSemaphore } from './createKeyedSemaphore.ts'

const withPermit = createKeyedSemaphore({ maxPerKey: 1 })
/** Pause after a slice, as a multiple of it, at most: so much of the main thread is left to other requests. */
const maxPause = 7
let tasks = 0
/** When the next slice may start. */
let freeAt = 0

/** Resolves when the next slice may start. In order of arrival. */
const startSlice = () =>
  withPermit('everybody', async () => {
    for (let wait = freeAt - performance.now(); wait > 0; wait = freeAt - performance.now()) await setTimeout(wait)
  })

function endSlice(started: number): void {
  const ended = performance.now()
  freeAt = Math.max(freeAt, ended) + (ended - started) * Math.min(maxPause, tasks)
}

async function countTask<result>(work: () => Promise<result>): Promise<result> {
  tasks += 1
  try {
    return await work()
  } finally {
    tasks -= 1
  }
}

/**
 * Runs CPU-bound work on the main thread as one slice. Slices of all tasks run one at a time, each followed by a pause
 * as long as itself, and up to seven times as long while other tasks wait: all of them together take at most half of
 * the thread, and an eighth under load.
 */
export function runInSlices<result>(work: () => result): Promise<result> {
  return countTask(async () => {
    await startSlice()
    const started = performance.now()
    try {
      return work()
    } finally {
      endSlice(started)
    }
  })
}

/** Runs work that calls `pause` often, in slices of so many milliseconds. */
export function runWithPauses<result>(
  slice: number,
  work: (pause: () => Promise<void> | undefined) => Promise<result>,
): Promise<result> {
  return countTask(async () => {
    await startSlice()
    let started = performance.now()
    const result = await work(() => {
      if (performance.now() - started < slice) return undefined
      endSlice(started)
      return startSlice().then(() => {
        started = performance.now()
      })
    })
    endSlice(started)
    return result
  })
}
