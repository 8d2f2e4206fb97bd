import { expect, test } from 'vitest'
import { loadOnce } from './loadOnce.ts'

test('default: once, also for concurrent callers', async () => {
  let calls = 0
  const load = loadOnce(async () => {
    calls += 1
    return 'part'
  })
  expect(calls).toBe(0)
  expect(await Promise.all([load(), load()])).toEqual(['part', 'part'])
  expect(await load()).toBe('part')
  expect(calls).toBe(1)
})

test('error: a failure rejects the callers, and is forgotten', async () => {
  let failures = 1
  const load = loadOnce(async () => {
    failures -= 1
    if (failures >= 0) throw new TypeError('Failed to fetch')
    return 'part'
  })
  const [first, second] = await Promise.allSettled([load(), load()])
  expect([first.status, second.status]).toEqual(['rejected', 'rejected'])
  expect(await load()).toBe('part')
})
