import fc from 'fast-check'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { createTestWindow } from '../../test/createTestWindow.ts'
import { createFrame } from './createFrame.ts'

const host = 'https://host.example'
const IdSchema = z.object({ id: z.string() })
const schema = z.strictObject({ safeTxHash: z.string().regex(/^0x[0-9a-f]{64}$/) })
const truth = { safeTxHash: `0x${'ab'.repeat(32)}` }

const keys = fc.constantFrom('__proto__', 'constructor', 'prototype', 'toString', 'id', 'success', 'version', 'data')
const value = fc.anything({
  key: fc.oneof(keys, fc.string()),
  maxDepth: 4,
  withBigInt: true,
  withDate: true,
  withMap: true,
  withNullPrototype: true,
  withSet: true,
  withSparseArray: true,
  withTypedArray: true,
})
/** Messages near the truth, so that every check is reached. */
const message = fc.oneof(
  value,
  fc.record(
    {
      data: fc.oneof(value, fc.constant(truth)),
      error: value,
      id: fc.oneof(fc.constant('$id'), fc.stringMatching(/^[0-9a-f]{10}$/), keys, value),
      success: fc.oneof(fc.boolean(), value),
      version: fc.oneof(fc.constantFrom('9.1.0', '1.0.0', '0.1.0', '', 'x'), value),
    },
    { requiredKeys: [] },
  ),
)
const sender = fc.constantFrom('parent', 'sibling', 'nobody')
const origin = fc.constantFrom(host, 'https://evil.example', 'null', `${host}.evil.example`, '')

test('behavior: more than 20,000 hostile messages: no effect, no crash, no leak', async () => {
  const page = createTestWindow()
  const sibling = { postMessage() {} }
  const prototype = Object.getOwnPropertyNames(Object.prototype).toSorted()
  let count = 0
  let settled = 0
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(message, sender, origin), { maxLength: 50, minLength: 50 }),
      async (messages) => {
        const frame = createFrame({ hosts: [host], page })
        const answer = frame.request({ method: 'sendTransactions', schema })
        const { id } = IdSchema.parse(page.sent.at(-1)?.message)
        let outcome: unknown = 'waiting'
        answer.then(
          (data) => {
            outcome = data
          },
          (error: unknown) => {
            outcome = error
          },
        )
        for (const [raw, from, at] of messages) {
          const data = withId(raw, id)
          const source = from === 'parent' ? page.parent : from === 'sibling' ? sibling : null
          page.deliver(data, { origin: at, source })
          count += 1
          // Only the host itself, answering what was asked, may end the waiting.
          if (frame.pending === 0) {
            expect([at, source, Reflect.get(Object(data), 'id')]).toEqual([host, page.parent, id])
            break
          }
        }
        if (frame.pending === 0) settled += 1
        else page.deliver({ data: truth, id, success: true, version: '9.1.0' })
        await answer.catch(() => undefined)
        expect(outcome instanceof Error || schema.safeParse(outcome).success).toBe(true)
        frame.dispose()
        expect([frame.pending, page.listenerCount()]).toEqual([0, 0])
      },
    ),
    { numRuns: 600 },
  )
  expect(Object.getOwnPropertyNames(Object.prototype).toSorted()).toEqual(prototype)
  expect(count).toBeGreaterThan(20_000)
  // The liars were near enough to the truth for the last checks to be reached.
  expect(settled).toBeGreaterThan(10)
}, 60_000)

test('behavior: a thousand messages at once lose no request', async () => {
  const page = createTestWindow()
  const frame = createFrame({ hosts: [host], page })
  const answers = Array.from({ length: 20 }, () => frame.request({ method: 'sendTransactions', schema }))
  const ids = page.sent.map(({ message: sent }) => IdSchema.parse(sent).id)
  const big = 'x'.repeat(100_000)
  for (let index = 0; index < 1000; index += 1)
    page.deliver({ data: big, id: String(index), success: true, version: '9.1.0' })
  expect(frame.pending).toBe(20)
  for (const id of ids) page.deliver({ data: truth, id, success: true, version: '9.1.0' })
  expect(await Promise.all(answers)).toEqual(answers.map(() => truth))
  frame.dispose()
})

/** Puts the id that is being waited for in the place of its mark. */
function withId(data: unknown, id: string): unknown {
  if (typeof data !== 'object' || data === null || !Object.hasOwn(data, 'id')) return data
  return Reflect.get(data, 'id') === '$id' ? { ...data, id } : data
}
