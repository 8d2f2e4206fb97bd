import type { TypedDataContent } from '@countersign/protocol/hash'
import { parseStrictJson, toInvalidFile } from '@countersign/protocol/offline'
import { type TypedData, TypedDataSchema } from '@countersign/protocol/wire'
import { RefusedError } from '../CliError.ts'
import { readTextFile } from '../file/readTextFile.ts'
import { type Line, toHeading } from '../terminal/Line.ts'

type Types = TypedDataContent['types']
export async function readTypedData(path: string): Promise<TypedData> {
  const parsed = TypedDataSchema.safeParse(parseStrictJson(await readTextFile(path)))
  if (!parsed.success) throw toInvalidFile(parsed.error)
  return parsed.data
}

/** Hashing throws where the values do not fit the types. */
export function refuseUnhashable<hash>(hash: () => hash): hash {
  try {
    return hash()
  } catch (cause) {
    const message = 'message: the typed data cannot be hashed: values do not match the types.'
    throw new RefusedError(message, { cause, field: 'message' })
  }
}

/** Bounds the printed depth. */
const deepest = 16

/** The hashed fields of a message in type order, and the paths of fields that are not hashed. */
export function listTypedDataFields({
  message,
  primaryType,
  types,
}: Pick<TypedDataContent, 'message' | 'primaryType' | 'types'>) {
  const fields: { way: string; type: string; text: string }[] = []
  const unsigned: string[] = []

  function visitStruct(value: unknown, type: string, way: string, depth: number): void {
    const members = Object.hasOwn(types, type) ? (types[type] ?? []) : []
    const object: Record<string, unknown> = typeof value === 'object' && value !== null ? { ...value } : {}
    const names = new Set(members.map(({ name }) => name))
    for (const name of Object.keys(object)) if (!names.has(name)) unsigned.push(join(way, name))
    for (const member of members) visit(object[member.name], member.type, join(way, member.name), depth + 1)
  }

  function visit(value: unknown, type: string, way: string, depth: number): void {
    const element = /^(.*)\[\d*\]$/.exec(type)?.[1]
    if (depth > deepest) fields.push({ text: '…', type, way })
    else if (element !== undefined && Array.isArray(value))
      for (const [index, inner] of value.entries()) visit(inner, element, `${way}[${index}]`, depth + 1)
    else if (isStruct(type, types)) visitStruct(value, type, way, depth)
    else fields.push({ text: toValueText(value), type, way })
  }

  visitStruct(message, primaryType, '', 0)
  return { fields, unsigned }
}

function isStruct(type: string, types: Types): boolean {
  return Object.hasOwn(types, type)
}

function join(way: string, name: string): string {
  return way === '' ? name : `${way}.${name}`
}

/** Formats a decoded value on one line. */
export function toValueText(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(toValueText).join(', ')}]`
  if (typeof value === 'object' && value !== null)
    return `{ ${Object.entries(value)
      .map(([name, inner]) => `${name}: ${toValueText(inner)}`)
      .join(', ')} }`
  return String(value)
}

export function renderTypedData(
  content: Pick<TypedDataContent, 'domain' | 'message' | 'primaryType' | 'types'>,
): Line[] {
  const { fields, unsigned } = listTypedDataFields(content)
  const domain = Object.entries(content.domain).filter(([, value]) => value !== undefined)
  return [
    ...toHeading('Domain'),
    ...domain.map(([name, value]): Line => [`  ${name}: `, { style: 'bold', text: toValueText(value) }]),
    ...toHeading(content.primaryType),
    ...fields.map(({ text, type, way }): Line => [`  ${way} (${type}): `, { style: 'bold', text }]),
    ...unsigned.map((way): Line => [{ style: 'warn', text: `  ${way}: not in the types, so it is not signed` }]),
  ]
}
