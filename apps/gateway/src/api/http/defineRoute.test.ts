import { expect, test } from 'vitest'
import { z } from 'zod'
import { defineRoute } from './defineRoute.ts'

const facts = { method: 'get', path: '/things/:id', summary: 'A thing.' } as const
const ParamsSchema = z.object({ id: z.string().transform(Number) })
const ThingSchema = z.object({ id: z.number(), name: z.string() })

test('default: what a route parses with is what it is described by', () => {
  const route = defineRoute({
    ...facts,
    params: ParamsSchema,
    response: ThingSchema,
    handle: ({ params: { id } }) => ({ id, name: 'a' }),
  })
  expect(route).toMatchObject({ ...facts, params: ParamsSchema, response: ThingSchema })
})

test('error: a handler that returns something else than its schema does not compile', () => {
  // @ts-expect-error A field is missing.
  defineRoute({ ...facts, params: ParamsSchema, response: ThingSchema, handle: ({ params: { id } }) => ({ id }) })
  // @ts-expect-error A field has another type.
  defineRoute({ ...facts, response: ThingSchema, handle: async (_input) => ({ id: '1', name: 'a' }) })
  // @ts-expect-error A response is declared but not returned.
  defineRoute({ ...facts, response: ThingSchema, handle: async (_input) => undefined })
  // @ts-expect-error A response is returned but not declared.
  defineRoute({ ...facts, response: 'nothing', handle: async (_input) => ({ id: 1, name: 'a' }) })
  // @ts-expect-error An undeclared query is not parsed.
  defineRoute({ ...facts, response: 'nothing', handle: async ({ query: { a } }) => a })
})
