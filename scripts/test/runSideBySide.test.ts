import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { runSideBySide } from './runSideBySide.mjs'

/** Stages that take so many milliseconds, and what they did in which order. */
function setup(times: Record<string, number>, { after = {} }: { after?: Record<string, string> } = {}) {
  const log: string[] = []
  const stopping = new AbortController()
  const stages = Object.entries(times).map(([name, time]) => ({
    ...(after[name] === undefined ? {} : { after: after[name] }),
    name,
    async run() {
      log.push(`${name} begins`)
      await sleep(Math.abs(time), undefined, { signal: stopping.signal }).catch(() => log.push(`${name} is stopped`))
      log.push(`${name} ends`)
      // A stage of negative time fails.
      return time >= 0
    },
  }))
  return { log, run: (lanes: number) => runSideBySide(stages, { lanes, stopping }), stopping }
}

test('default: two at a time, in their order', async () => {
  const { log, run } = setup({ a: 40, b: 10, c: 10 })
  expect(await run(2)).toBe(undefined)
  expect(log).toEqual(['a begins', 'b begins', 'b ends', 'c begins', 'c ends', 'a ends'])
})

test('behavior: one that comes after another waits for it; those behind it do not', async () => {
  const { log, run } = setup({ build: 30, e2e: 0, unit: 0 }, { after: { e2e: 'build' } })
  expect(await run(2)).toBe(undefined)
  expect(log).toEqual(['build begins', 'unit begins', 'unit ends', 'build ends', 'e2e begins', 'e2e ends'])
})

test('behavior: whom it comes after is not asked for', async () => {
  const { log, run } = setup({ e2e: 0 }, { after: { e2e: 'build' } })
  expect(await run(2)).toBe(undefined)
  expect(log).toEqual(['e2e begins', 'e2e ends'])
})

test('error: the first that fails stops the others, and no more begin', async () => {
  const { log, run, stopping } = setup({ a: 10_000, b: -10, c: 0 })
  expect(await run(2)).toBe('b')
  expect(log).toEqual(['a begins', 'b begins', 'b ends', 'a is stopped', 'a ends'])
  expect(stopping.signal.aborted).toBe(true)
})
