import { expect, test } from 'vitest'
import { createSemaphore } from './createSemaphore.ts'

test('default: never more at a time than allowed, all in their turn', async () => {
  const limit = createSemaphore(2)
  let running = 0
  let max = 0
  const order: number[] = []
  const works = [1, 2, 3, 4, 5].map((number) =>
    limit(async () => {
      running += 1
      max = Math.max(max, running)
      await Promise.resolve()
      order.push(number)
      running -= 1
      return number
    }),
  )
  expect(await Promise.all(works)).toEqual([1, 2, 3, 4, 5])
  expect(max).toBe(2)
  expect(order).toEqual([1, 2, 3, 4, 5])
})

test('behavior: a failure gives its place back', async () => {
  const limit = createSemaphore(1)
  await expect(limit(() => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await limit(async () => 'next')).toBe('next')
})
