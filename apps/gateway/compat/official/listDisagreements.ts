import { z } from 'zod'
import description from './description.json' with { type: 'json' }

type Schema = {
  $ref?: string | undefined
  additionalProperties?: boolean | Schema | undefined
  allOf?: Schema[] | undefined
  enum?: unknown[] | undefined
  items?: Schema | undefined
  nullable?: boolean | undefined
  oneOf?: Schema[] | undefined
  pattern?: string | undefined
  properties?: Record<string, Schema> | undefined
  required?: string[] | undefined
  type?: 'array' | 'boolean' | 'integer' | 'null' | 'number' | 'object' | 'string' | undefined
}

/** Strict: a word of the description that is not understood here is not passed over. */
const SchemaSchema: z.ZodType<Schema> = z.lazy(() =>
  z.strictObject({
    $ref: z.string().optional(),
    additionalProperties: z.union([z.boolean(), SchemaSchema]).optional(),
    allOf: z.array(SchemaSchema).optional(),
    enum: z.array(z.unknown()).optional(),
    format: z.enum(['date-time', 'uuid']).optional(),
    items: SchemaSchema.optional(),
    nullable: z.boolean().optional(),
    oneOf: z.array(SchemaSchema).optional(),
    pattern: z.string().optional(),
    properties: z.record(z.string(), SchemaSchema).optional(),
    required: z.array(z.string()).optional(),
    type: z.enum(['array', 'boolean', 'integer', 'null', 'number', 'object', 'string']).optional(),
  }),
)

const { answers, schemas } = z
  .strictObject({
    /** By method and path, then by status. Null: no body. */
    answers: z.record(z.string(), z.record(z.string(), SchemaSchema.nullable())),
    schemas: z.record(z.string(), SchemaSchema),
  })
  .parse(description)

/** Every call that is described, as `GET /v1/chains/{chainId}`. */
export const describedCalls: readonly string[] = Object.keys(answers)

/**
 * Where an answer is not as the official gateway describes it: fields that are missing, null or of another type.
 * Fields that it does not know are none: clients pass over them.
 */
export function listDisagreements(call: string, answer: unknown): string[] {
  const statuses = answers[call]
  if (!statuses) throw new Error(`The description has no ${call}.`)
  const [schema] = Object.values(statuses)
  return schema ? check(schema, answer, '') : []
}

/** The same for a part of the description by its name. */
export function listDisagreementsWith(name: string, value: unknown): string[] {
  return check({ $ref: `#/components/schemas/${name}` }, value, '')
}

function check(schema: Schema, value: unknown, place: string): string[] {
  if (value === null) return isNullable(schema) ? [] : [`${place}: null`]
  const own = [
    ...checkType(schema, value, place),
    ...(schema.enum && !schema.enum.includes(value)
      ? [`${place}: ${JSON.stringify(value)} is not among its values`]
      : []),
    ...(schema.pattern && !new RegExp(schema.pattern).test(String(value))
      ? [`${place}: not as ${schema.pattern}`]
      : []),
  ]
  const complete = [...(schema.$ref ? [resolve(schema.$ref)] : []), ...(schema.allOf ?? [])]
  return [...own, ...complete.flatMap((part) => check(part, value, place)), ...checkAlternatives(schema, value, place)]
}

/** What refers to another description may be null where it says so itself, or where the other does. */
function isNullable(schema: Schema): boolean {
  if (schema.nullable || schema.type === 'null') return true
  if (schema.$ref) return isNullable(resolve(schema.$ref))
  return schema.oneOf?.some(isNullable) ?? false
}

/** One must fit; of those that do not, the nearest is told: one of the same kind, with the fewest differences. */
function checkAlternatives({ oneOf = [] }: Schema, value: unknown, place: string): string[] {
  const results = oneOf.map((schema) => check(schema, value, place))
  const isOtherKind = (result: string[]) => result.some((line) => line.startsWith(`${place}: `))
  const [nearest] = results.toSorted((a, b) => Number(isOtherKind(a)) - Number(isOtherKind(b)) || a.length - b.length)
  return nearest ?? []
}

function checkType(schema: Schema, value: unknown, place: string): string[] {
  const { additionalProperties, items, properties = {}, required = [], type } = schema
  const actual = Array.isArray(value) ? 'array' : typeof value
  if (type && actual !== (type === 'integer' ? 'number' : type)) return [`${place}: ${actual} instead of ${type}`]
  if (Array.isArray(value)) return items ? value.flatMap((item, index) => check(items, item, `${place}[${index}]`)) : []
  if (typeof value !== 'object' || value === null) return []
  const fields = Object.entries(value)
  return [
    ...required.filter((name) => !Object.hasOwn(value, name)).map((name) => `${place}.${name}: missing`),
    ...fields.flatMap(([name, field]) => {
      const known = properties[name] ?? (typeof additionalProperties === 'object' ? additionalProperties : undefined)
      return known ? check(known, field, `${place}.${name}`) : []
    }),
  ]
}

function resolve(reference: string): Schema {
  const name = reference.replace('#/components/schemas/', '')
  const schema = schemas[name]
  if (!schema) throw new Error(`The description has no ${name}.`)
  return schema
}
