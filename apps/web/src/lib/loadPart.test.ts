import { expect, test } from 'vitest'
import { loadPart } from './loadPart.ts'

function createFailing(failures: number) {
  let calls = 0
  return {
    calls: () => calls,
    load: async () => {
      calls += 1
      if (calls <= failures) throw new TypeError('Failed to fetch dynamically imported module')
      return 'part'
    },
  }
}
const noSleep = async () => {}

test('default: loads once', async () => {
  const { calls, load } = createFailing(0)
  expect(await loadPart(load, noSleep)).toBe('part')
  expect(calls()).toBe(1)
})

test('behavior: an interruption is waited out, longer each time', async () => {
  const slept: number[] = []
  const { load } = createFailing(4)
  expect(await loadPart(load, async (pause) => void slept.push(pause))).toBe('part')
  expect(slept).toEqual([500, 1_000, 2_000, 4_000])
})

test('error: what cannot be loaded at all rejects with its reason', async () => {
  const { calls, load } = createFailing(9)
  await expect(loadPart(load, noSleep)).rejects.toThrow('Failed to fetch')
  expect(calls()).toBe(5)
})
