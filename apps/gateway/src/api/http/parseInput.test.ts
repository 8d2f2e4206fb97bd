import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { z } from 'zod'
import type { ApiEnv } from './ApiEnv.ts'
import { limitBody } from './limitBody.ts'
import { largeBody, parseBody } from './parseInput.ts'

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

test('behavior: large bodies are parsed one at a time, and as long as that took others have the thread', async () => {
  const { begun, send } = setup()
  const answers = await Promise.all(Array.from({ length: 4 }, () => send(largeBody)))
  expect(answers).toEqual([largeBody, largeBody, largeBody, largeBody])
  const pauses = begun.slice(1).map((start, index) => start - (begun[index] ?? 0))
  for (const pause of pauses) expect(pause).toBeGreaterThanOrEqual(2 * took - 2)
})

test('behavior: small ones do not wait for the rest of a large one', async () => {
  const { order, send } = setup()
  await Promise.all([send(largeBody), send(largeBody), send(10)])
  expect(order).toEqual([largeBody, 10, largeBody])
})
