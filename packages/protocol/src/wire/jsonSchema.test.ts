import { expect, test } from 'vitest'
import { z } from 'zod'
import * as config from '../exports/config.ts'
import * as offline from '../exports/offline.ts'
import * as wire from '../exports/wire.ts'

const schemas = Object.entries({ ...config, ...offline, ...wire }).flatMap(([name, value]) =>
  value instanceof z.ZodType ? [[name, value] as const] : [],
)

test('default: there is a schema per entity', () => {
  expect(schemas.length).toBeGreaterThan(60)
})

test.each(schemas)('behavior: %s can be published as JSON schema', (_name, schema) => {
  expect(z.toJSONSchema(schema, { io: 'input' })).toBeTypeOf('object')
})
