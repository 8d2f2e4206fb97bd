import { expect, test } from 'vitest'
import { z } from 'zod'
import * as protocol from '../exports/index.ts'

/** What a browser keeps for itself, big integers and all, and never sends. */
const kept = ['SafeRangeSchema']

const schemas = Object.entries(protocol).flatMap(([name, value]) =>
  value instanceof z.ZodType && !kept.includes(name) ? [[name, value] as const] : [],
)

test('default: there is a schema per entity', () => {
  expect(schemas.length).toBeGreaterThan(60)
})

test.each(schemas)('behavior: %s can be published as JSON schema', (_name, schema) => {
  expect(z.toJSONSchema(schema, { io: 'input' })).toBeTypeOf('object')
})
