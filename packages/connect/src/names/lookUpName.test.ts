import { expect, test } from 'vitest'
import { withCache } from './lookUpName.ts'

test('default: looks up once', async () => {
  let calls = 0
  const look = async () => ++calls
  expect(await withCache(look, { key: 'a', now: () => 0 })).toBe(1)
  expect(await withCache(look, { key: 'a', now: () => Number.MAX_SAFE_INTEGER })).toBe(1)
})

test('parameters: cacheTime', async () => {
  let calls = 0
  const look = async () => ++calls
  await withCache(look, { cacheTime: 10, key: 'b', now: () => 0 })
  expect(await withCache(look, { cacheTime: 10, key: 'b', now: () => 9 })).toBe(1)
  expect(await withCache(look, { cacheTime: 10, key: 'b', now: () => 10 })).toBe(2)
})

test('behavior: a failure is not cached', async () => {
  await expect(withCache(() => Promise.reject(new Error('x')), { key: 'c' })).rejects.toThrow('x')
  await new Promise((resolve) => setTimeout(resolve))
  expect(await withCache(async () => 7, { key: 'c' })).toBe(7)
})
