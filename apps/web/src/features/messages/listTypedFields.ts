import type { SafeMessageContent } from '@countersign/protocol/hash'
import { z } from 'zod'

const FieldsSchema = z.array(z.object({ name: z.string(), type: z.string() }))

/** One value of typed data as hashed, with nested fields. */
export type TypedField = { name: string; type: string; value: string | TypedField[] }

export type TypedFields = {
  domain: TypedField[]
  message: TypedField[]
  /** Fields without a type, which are not signed. */
  unsigned: string[]
}

const domainNames = ['name', 'version', 'chainId', 'verifyingContract', 'salt']

/** Lists typed data in hashing order, and nothing else. */
export function listTypedFields(content: Exclude<SafeMessageContent, string>): TypedFields {
  const { domain = {}, message, primaryType, types } = content
  const unsigned: string[] = []

  function listOf(type: string): z.infer<typeof FieldsSchema> | undefined {
    if (!Object.hasOwn(types, type)) return undefined
    return FieldsSchema.safeParse(Reflect.get(types, type)).data
  }

  function walkStruct(fields: z.infer<typeof FieldsSchema>, value: unknown, path: string): TypedField[] {
    const owner = Object(value)
    const names = new Set(fields.map(({ name }) => name))
    for (const name of Object.keys(owner)) if (!names.has(name)) unsigned.push(`${path}${name}`)
    return fields.map(({ name, type }) => walk({ name, type }, Reflect.get(owner, name), `${path}${name}`))
  }

  function walk({ name, type }: { name: string; type: string }, value: unknown, path: string): TypedField {
    const fields = listOf(type)
    if (fields) return { name, type, value: walkStruct(fields, value, `${path}.`) }
    if (type.endsWith(']') && Array.isArray(value)) {
      const inner = type.slice(0, type.lastIndexOf('['))
      const items: readonly unknown[] = value
      return {
        name,
        type,
        value: items.map((item, index) => walk({ name: `${index + 1}`, type: inner }, item, `${path}.${index}`)),
      }
    }
    return { name, type, value: toText(value) }
  }

  // Domain fields used without an explicit `EIP712Domain` type.
  const domainFields =
    listOf('EIP712Domain') ??
    domainNames.filter((name) => Reflect.get(domain, name) !== undefined).map((name) => ({ name, type: '' }))
  return {
    domain: walkStruct(domainFields, domain, 'domain.'),
    message: walkStruct(listOf(primaryType) ?? [], message, ''),
    unsigned,
  }
}

function toText(value: unknown): string {
  if (typeof value === 'string') return value
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value)
}
