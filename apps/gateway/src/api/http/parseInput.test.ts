import fc from 'fast-check'
import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { limitBody } from './limitBody.ts'
import { isDeeperThan, largeBody, parseBody } from './parseInput.ts'
import type { ApiEnv } from './RouteDeps.ts'

/** Milliseconds that each parse blocks the thread. */
const took = 30

function setup() {
  const begun: number[] = []
  const order: number[] = []
  const Slow = z.string().transform((text) => {
    const start = performance.now()
    begun.push(start)
    order.push(text.length)
    while (performance.now() - start < took);
    return text.length
  })
  const app = new Hono<ApiEnv>()
  app.use(limitBody({ maxSize: 1_000_000 }))
  app.post('*', async (c) => c.json(await parseBody(c, Slow)))
  const send = async (length: number) => {
    const headers = { 'Content-Type': 'application/json' }
    const answer = await app.request('/', { body: JSON.stringify('x'.repeat(length)), headers, method: 'POST' })
    return answer.json()
  }
  return { begun, order, send }
}

test('behavior: large bodies are parsed one at a time, each followed by an equal pause', async () => {
  const { begun, send } = setup()
  const answers = await Promise.all(Array.from({ length: 4 }, () => send(largeBody)))
  expect(answers).toEqual([largeBody, largeBody, largeBody, largeBody])
  const pauses = begun.slice(1).map((start, index) => start - (begun[index] ?? 0))
  for (const pause of pauses) expect(pause).toBeGreaterThanOrEqual(2 * took - 2)
})

test('behavior: small ones do not wait for large ones', async () => {
  const { order, send } = setup()
  await Promise.all([send(largeBody), send(largeBody), send(10)])
  expect(order).toEqual([10, largeBody, largeBody])
})

test.each([
  ['1', 0, false],
  ['[]', 0, true],
  ['[]', 1, false],
  ['[{}]', 1, true],
  ['[{}]', 2, false],
  ['[[],[],{}]', 2, false],
  ['"[[[["', 0, false],
  ['["\\"[[[["]', 1, false],
  ['{"a\\\\":[]}', 1, true],
])('default: %s beside %i', (text, limit, expected) => {
  expect(isDeeperThan(text, limit)).toBe(expected)
})

function measure(value: unknown): number {
  return typeof value === 'object' && value !== null ? 1 + Math.max(0, ...Object.values(value).map(measure)) : 0
}

test('behavior: agrees with what was parsed', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.boolean(), (value, isPretty) => {
      const text = JSON.stringify(value, null, isPretty ? 2 : undefined)
      const depth = measure(value)
      expect(isDeeperThan(text, depth)).toBe(false)
      if (depth > 0) expect(isDeeperThan(text, depth - 1)).toBe(true)
    }),
  )
})
