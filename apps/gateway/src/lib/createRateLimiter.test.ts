import { expect, test } from 'vitest'
import { createRateLimiter } from './createRateLimiter.ts'

function setup() {
  let time = 0
  const limiter = createRateLimiter({ burst: 20, now: () => time, perSecond: 5 })
  const wait = (seconds: number) => {
    time += seconds * 1_000
  }
  return { limiter, wait }
}

test('default: a budget is used up, by one and not by others, and fills again', () => {
  const { limiter, wait } = setup()
  expect([limiter.take('a', 15), limiter.take('a', 5), limiter.take('a', 10)]).toEqual([0, 0, 2])
  expect(limiter.take('b', 20)).toBe(0)
  wait(1)
  expect(limiter.take('a', 10)).toBe(1)
  wait(1)
  expect(limiter.take('a', 10)).toBe(0)
  wait(1_000)
  expect([limiter.take('a', 20), limiter.take('a', 1)]).toEqual([0, 1])
})

test('behavior: what costs more than a budget needs a full one', () => {
  const { limiter, wait } = setup()
  expect(limiter.take('a', 500)).toBe(0)
  expect(limiter.take('a', 500)).toBe(4)
  wait(4)
  expect(limiter.take('a', 500)).toBe(0)
})

test('behavior: what others gave counts here too, and what was given since', () => {
  const { limiter, wait } = setup()
  limiter.take('a', 4)
  expect(limiter.collectUse()).toEqual(new Map([['a', 4]]))
  limiter.take('a', 3)
  limiter.learn('a', 14)
  expect(limiter.take('a', 3)).toBe(0)
  expect(limiter.take('a', 1)).toBe(1)
  expect(limiter.collectUse()).toEqual(new Map([['a', 6]]))
  limiter.learn('b', 40)
  expect(limiter.take('b', 1)).toBe(5)
  wait(4.5)
  expect(limiter.take('b', 1)).toBe(0)
})

test('behavior: small consumers are not reported', () => {
  const limiter = createRateLimiter({ burst: 3_000, now: () => 0, perSecond: 300 })
  limiter.take('a', 30)
  limiter.take('b', 31)
  expect(limiter.collectUse()).toEqual(new Map([['b', 31]]))
  limiter.take('a', 1)
  expect(limiter.collectUse().size).toBe(0)
})

test('behavior: what was given already is owed, up to two budgets', () => {
  const { limiter, wait } = setup()
  limiter.charge('a', 15)
  expect([limiter.take('a', 5), limiter.take('a', 1)]).toEqual([0, 1])
  expect(limiter.collectUse()).toEqual(new Map([['a', 20]]))
  limiter.charge('a', 5_000)
  expect(limiter.take('a', 0)).toBe(4)
  wait(4)
  expect([limiter.take('a', 0), limiter.take('a', 1)]).toEqual([0, 1])
})
