import fc from 'fast-check'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { createTolerantPageSchema } from './PageSchema.ts'
import { TimestampSchema } from './primitives.ts'
import { createPausingSchema } from './withPauses.ts'

const RowSchema = z.object({ transaction: z.object({ id: z.string(), timestamp: TimestampSchema }) })
const PageSchema = createTolerantPageSchema(RowSchema)
const row = (id: string, timestamp: unknown) => ({ transaction: { id, timestamp } })

test('default: a malformed row is refused alone, by its name and its field', async () => {
  const results = [row('a', 1), row('b', 'never'), { transaction: null }, row('<b>', -1), row('c', 2)]
  expect(await PageSchema.parseAsync({ results })).toEqual({
    count: null,
    next: null,
    previous: null,
    refused: [
      { id: 'b', place: 'transaction.timestamp' },
      { id: undefined, place: 'transaction' },
      { id: undefined, place: 'transaction.timestamp' },
    ],
    results: [row('a', 1), row('c', 2)],
  })
})

test('behavior: rows that are parsed with pauses are refused alike', async () => {
  const page = await createTolerantPageSchema(createPausingSchema(RowSchema)).parseAsync({
    results: [row('a', 1.5), row('b', 1)],
  })
  expect([page.refused.map(({ id }) => id), page.results.map(({ transaction }) => transaction.id)]).toEqual([
    ['a'],
    ['b'],
  ])
})

test('error: what is no page at all', async () => {
  for (const body of [null, [], { results: 'none' }, { next: 7, results: [] }])
    expect((await PageSchema.safeParseAsync(body)).success).toBe(false)
})

test('property: each row is either read or refused, whatever the service sends', async () => {
  const rows = fc.array(fc.oneof(fc.jsonValue(), fc.constant(row('good', 5))))
  await fc.assert(
    fc.asyncProperty(rows, async (results) => {
      const page = await PageSchema.parseAsync({ results })
      expect(page.results.length + page.refused.length).toBe(results.length)
    }),
  )
})

test('property: every accepted time is a date', () => {
  fc.assert(
    fc.property(fc.oneof(fc.double(), fc.maxSafeInteger()), (number) => {
      const parsed = TimestampSchema.safeParse(number)
      if (parsed.success) expect(new Date(parsed.data).toISOString()).toContain('T')
    }),
  )
})
