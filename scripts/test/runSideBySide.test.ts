import { setImmediate } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { runSideBySide } from './runSideBySide.mjs'

type Plan = {
  after?: string
  isAlone?: boolean
  isLight?: boolean
  fails?: boolean /** What must have happened before it ends. @default nothing */
  until?: string
}

/** Stages with planned durations, and a log of their order. */
function setup(plans: Record<string, Plan>) {
  const log: string[] = []
  const stopping = new AbortController()
  const stages = Object.entries(plans).map(
    ([name, { after, fails = false, isAlone = false, isLight = false, until }]) => ({
      ...(after === undefined ? {} : { after }),
      isAlone,
      isLight,
      name,
      async run() {
        log.push(`${name} begins`)
        do await setImmediate()
        while (until !== undefined && !log.includes(until) && !stopping.signal.aborted)
        if (stopping.signal.aborted) log.push(`${name} is stopped`)
        log.push(`${name} ends`)
        return !fails
      },
    }),
  )
  return { log, run: (lanes: number) => runSideBySide(stages, { lanes, stopping }), stopping }
}

test('default: two at a time, in their order', async () => {
  const { log, run } = setup({ a: { until: 'c ends' }, b: {}, c: {} })
  expect(await run(2)).toBe(undefined)
  expect(log).toEqual(['a begins', 'b begins', 'b ends', 'c begins', 'c ends', 'a ends'])
})

test('behavior: one that comes after another waits for it; those behind it do not', async () => {
  const { log, run } = setup({ build: { until: 'unit ends' }, e2e: { after: 'build' }, unit: {} })
  expect(await run(2)).toBe(undefined)
  expect(log).toEqual(['build begins', 'unit begins', 'unit ends', 'build ends', 'e2e begins', 'e2e ends'])
})

test('behavior: whom it comes after is not asked for', async () => {
  const { log, run } = setup({ e2e: { after: 'build' } })
  expect(await run(2)).toBe(undefined)
  expect(log).toEqual(['e2e begins', 'e2e ends'])
})

test('behavior: one that mostly waits runs beside two others', async () => {
  const { log, run } = setup({ a: { until: 'd ends' }, b: { until: 'd ends' }, c: {}, d: { isLight: true } })
  expect(await run(2)).toBe(undefined)
  expect(log.slice(0, 4)).toEqual(['a begins', 'b begins', 'd begins', 'd ends'])
  expect(log).toContain('c ends')
})

test('behavior: one that has to be alone starts when the others have ended, and none starts beside it', async () => {
  const { log, run } = setup({ alone: { isAlone: true }, a: { until: 'b ends' }, b: {}, other: { isAlone: true } })
  expect(await run(2)).toBe(undefined)
  const expected = [
    'alone begins',
    'alone ends',
    'a begins',
    'b begins',
    'b ends',
    'a ends',
    'other begins',
    'other ends',
  ]
  expect(log).toEqual(expected)
})

test('error: the first that fails stops the others, and no more begin', async () => {
  const { log, run, stopping } = setup({ a: { until: 'never' }, b: { fails: true }, c: {} })
  expect(await run(2)).toBe('b')
  expect(log).toEqual(['a begins', 'b begins', 'b ends', 'a is stopped', 'a ends'])
  expect(stopping.signal.aborted).toBe(true)
})
