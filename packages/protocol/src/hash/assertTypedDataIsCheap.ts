import { BaseError } from '../errors/BaseError.ts'
import { msg, type TranslatableMessage } from '../text/msg.ts'

/** Real typed data has a dozen types of a dozen fields. */
const maxTypes = 200
const maxFields = 2_000
const maxDepth = 200
/** What a number, an address or fixed bytes need at most, written in any way. */
const maxWordLength = 400
/** Roughly microseconds of one core: more would block the thread. */
const maxWork = 50_000
const work = { array: 30, char: 0.2, field: 5, struct: 50, text: 25, word: 10 } as const

type Fields = readonly { name: string; type: string }[]
type Types = Readonly<Record<string, Fields | undefined>>

/** Typed data that would take too long to hash, however small it is. */
export class CostlyTypedDataError extends BaseError {
  constructor(reason: TranslatableMessage) {
    super(
      'COSTLY_TYPED_DATA',
      msg('typedData.tooCostly', 'The typed data takes too long to hash: {reason}.', { reason }),
    )
  }
}

/**
 * Goes through the data as its hash does, without hashing. A few kilobytes can mean hours: the encoding of a type stands
 * in the hash of every value of that type, and a value is hashed as often as fields of the same name point to it.
 */
export function assertTypedDataIsCheap({
  domain,
  message,
  primaryType,
  types,
}: {
  domain?: unknown
  message?: unknown
  primaryType: string
  types: Types
}): void {
  const fieldLists = Object.values(types)
  if (fieldLists.length > maxTypes)
    throw new CostlyTypedDataError(msg('typedData.types', 'it has more than {max, number} types', { max: maxTypes }))
  if (fieldLists.reduce((sum, fields) => sum + (fields?.length ?? 0), 0) > maxFields)
    throw new CostlyTypedDataError(
      msg('typedData.fields', 'its types have more than {max, number} fields', { max: maxFields }),
    )
  const lengthOf = createTypeMeasure(types)
  let left = maxWork
  const spend = (amount: number) => {
    left -= amount
    if (left < 0) throw new CostlyTypedDataError(msg('typedData.values', 'it has too many values for its types'))
  }

  function walk(type: string, value: unknown, depth: number): void {
    if (depth > maxDepth)
      throw new CostlyTypedDataError(
        msg('typedData.depth', 'it nests more than {max, number} levels', { max: maxDepth }),
      )
    const fields = Object.hasOwn(types, type) ? types[type] : undefined
    if (fields) walkStruct(type, fields, value, depth)
    else if (type.endsWith(']')) walkArray(type, value, depth)
    else spend(priceWord(type, value))
  }

  function walkArray(type: string, value: unknown, depth: number): void {
    spend(work.array)
    const inner = type.slice(0, type.lastIndexOf('['))
    if (Array.isArray(value)) for (const item of value) walk(inner, item, depth + 1)
  }

  function walkStruct(type: string, fields: Fields, value: unknown, depth: number): void {
    spend(work.struct + work.char * lengthOf(type))
    // The hash function fails here as well.
    if (value === null || value === undefined) return
    for (const field of fields) {
      spend(work.field)
      walk(field.type, Reflect.get(Object(value), field.name), depth + 1)
    }
  }

  if (Object.hasOwn(types, 'EIP712Domain')) walk('EIP712Domain', domain, 0)
  walk(primaryType, message, 0)
}

/** What one value costs that holds no other. */
function priceWord(type: string, value: unknown): number {
  const length = typeof value === 'string' ? value.length : 0
  if (type === 'string' || type === 'bytes') return work.text + work.char * length
  // Reading a number of a million digits takes more than a million steps.
  if (length > maxWordLength)
    throw new CostlyTypedDataError(
      msg('typedData.length', 'a value of type {type} is {length, number} characters long', { type, length }),
    )
  return work.word
}

/** How long the encoding of a type is, with all that it refers to; worked out once for each. */
function createTypeMeasure(types: Types): (type: string) => number {
  const known = new Map<string, number>()
  const collect = (type: string, seen: Set<string>) => {
    const name = /^\w*/.exec(type)?.[0] ?? ''
    if (seen.has(name) || !Object.hasOwn(types, name)) return
    seen.add(name)
    for (const field of types[name] ?? []) collect(field.type, seen)
  }
  return (type) => {
    const measured = known.get(type)
    if (measured !== undefined) return measured
    const seen = new Set<string>()
    collect(type, seen)
    let length = 0
    for (const name of seen) {
      length += name.length + 2
      for (const field of types[name] ?? []) length += field.name.length + field.type.length + 2
    }
    known.set(type, length)
    return length
  }
}
