import { expect, onTestFinished, test } from 'vitest'
import { superviseProcess } from './superviseProcess.ts'

/** A process that exits on demand, and its number of starts. */
function setup({ failures = 0, stopping }: { failures?: number; stopping?: AbortSignal } = {}) {
  const ends: (() => void)[] = []
  const delays: number[] = []
  const seen = { failures: 0, restarts: 0, starts: 0, stops: 0 }
  const running = superviseProcess({
    firstDelay: 1,
    maxDelay: 8,
    onEnd: (_, delay) => delays.push(delay),
    onFailure: () => {
      seen.failures += 1
    },
    onRestart: () => {
      seen.restarts += 1
    },
    start: async ({ isRestart }) => {
      seen.starts += 1
      if (isRestart && seen.failures < failures) throw new Error('not yet')
      const exited = new Promise<void>((resolve) => ends.push(resolve))
      return {
        exited,
        stop: async () => {
          seen.stops += 1
        },
      }
    },
    stopping,
  })
  onTestFinished(async () => (await running).stop())
  return { delays, end: () => ends.at(-1)?.(), running, seen }
}

test('default: what ends is started again, later each time', async () => {
  const { delays, end, running, seen } = setup()
  await running
  for (let count = 1; count <= 5; count++) {
    end()
    await expect.poll(() => seen.restarts).toBe(count)
  }
  expect(delays).toEqual([1, 2, 4, 8, 8])
  // Each one's resources were released before the next start.
  expect(seen).toMatchObject({ starts: 6, stops: 5 })
})

test('behavior: a start that fails is tried again', async () => {
  const { end, running, seen } = setup({ failures: 3 })
  await running
  end()
  await expect.poll(() => seen.restarts).toBe(1)
  expect(seen).toMatchObject({ failures: 3, starts: 5 })
})

test('behavior: what ends with the program, or after it was stopped, stays ended', async () => {
  const program = new AbortController()
  const { end, running, seen } = setup({ stopping: program.signal })
  const { stop } = await running
  program.abort()
  end()
  await stop()
  expect(seen).toMatchObject({ restarts: 0, starts: 1, stops: 1 })
})
