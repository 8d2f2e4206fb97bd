import fc from 'fast-check'
import type { JsonSchema } from '../../src/api/openapi/createOpenApiDocument.ts'
import { createJunk } from './createJunk.ts'
import type { Seeds } from './Seeds.ts'

export type ArbitraryOfSchemaOptions = {
  schemas: Readonly<Record<string, JsonSchema>>
  seeds: Seeds
}

/** Values of a JSON schema, often existing ones; one in ten fields is junk. */
export function arbitraryOfSchema(
  schema: JsonSchema,
  options: ArbitraryOfSchemaOptions,
  depth = 0,
): fc.Arbitrary<unknown> {
  const valid = createValid(schema, options, depth)
  return depth === 0 ? valid : fc.oneof({ arbitrary: valid, weight: 9 }, { arbitrary: createJunk(), weight: 1 })
}

function createValid(schema: JsonSchema, options: ArbitraryOfSchemaOptions, depth: number): fc.Arbitrary<unknown> {
  if (depth > 8) return fc.constant(null)
  const { $ref, items, properties } = schema
  if ($ref) {
    const name = $ref.replace('#/components/schemas/', '')
    const known = findSeeds(name, options.seeds)
    const formed = createValid(options.schemas[name] ?? {}, options, depth)
    return known && known.length > 0 ? fc.oneof({ arbitrary: fc.constantFrom(...known), weight: 3 }, formed) : formed
  }
  const alternatives = [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])].filter((part) => typeof part !== 'boolean')
  if (alternatives.length > 0) return fc.oneof(...alternatives.map((part) => createValid(part, options, depth)))
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  if (properties) return createObject(schema, options, depth)
  if (schema.type === 'array' && items && !Array.isArray(items))
    return fc.array(arbitraryOfSchema(typeof items === 'boolean' ? {} : items, options, depth + 1), { maxLength: 4 })
  return createPlain(schema, options.seeds)
}

function findSeeds(name: string, seeds: Seeds): readonly string[] | undefined {
  switch (name) {
    case 'Address':
      return seeds.addresses
    case 'Hash':
      return seeds.hashes
    case 'Hex':
      return seeds.hexes
    case 'Signature':
      return seeds.signatures
    case 'ChainId':
      return ['31337']
    default:
      return undefined
  }
}

function createObject(schema: JsonSchema, options: ArbitraryOfSchemaOptions, depth: number): fc.Arbitrary<unknown> {
  const { properties = {}, required = [] } = schema
  const fields = Object.fromEntries(
    Object.entries(properties).map(([name, field]) => [
      name,
      arbitraryOfSchema(typeof field === 'boolean' ? {} : field, options, depth + 1),
    ]),
  )
  const complete = fc.record(fields, { requiredKeys: required.filter((name) => name in fields) })
  // Sometimes omits a required field.
  return fc.oneof({ arbitrary: complete, weight: 9 }, { arbitrary: fc.record(fields, { requiredKeys: [] }), weight: 1 })
}

function createPlain(schema: JsonSchema, seeds: Seeds): fc.Arbitrary<unknown> {
  const { type } = schema
  if (type === 'string') return createText(schema, seeds)
  if (type === 'integer' || type === 'number') return fc.oneof(fc.nat(100), fc.integer(), fc.double())
  if (type === 'boolean') return fc.boolean()
  if (type === 'null') return fc.constant(null)
  if (type === 'object')
    return fc.dictionary(fc.string({ maxLength: 10 }), fc.jsonValue({ maxDepth: 2 }), { maxKeys: 4 })
  return fc.jsonValue({ maxDepth: 3 })
}

function createText({ format, pattern }: JsonSchema, seeds: Seeds): fc.Arbitrary<string> {
  if (format === 'uuid') return fc.oneof(fc.uuid(), fc.constantFrom(...seeds.uuids))
  if (format === 'date-time') return fc.date({ noInvalidDate: true }).map((date) => date.toISOString())
  const known = seeds.texts.length > 0 ? [fc.constantFrom(...seeds.texts)] : []
  if (pattern) return fc.oneof(...known, fc.stringMatching(new RegExp(pattern)))
  return fc.oneof(...known, fc.string({ unit: 'grapheme', maxLength: 60 }))
}
