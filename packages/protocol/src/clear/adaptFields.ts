import type { DecodedFunction } from '../decode/decodeCalldata.ts'
import type { Descriptor } from './DescriptorSchema.ts'
import { findArgument } from './findArgument.ts'

type Format = NonNullable<NonNullable<Descriptor['display']>['formats']>[string]
export type Field = NonNullable<Format['fields']>[number]

/** Maximum elements of a list that are shown one by one. */
const maxElements = 100
const SLICE = /^(.+)\.\[(-?\d{0,9}):(-?\d{0,9})\]$/
const container = { to: '0x0000000000000000000000000000000000000000', value: undefined } as const

/** Converts features of version 2.1 that the renderer lacks: list slices and amount thresholds. */
export function adaptFields(fields: readonly Field[], decoded: DecodedFunction): Field[] {
  return fields.flatMap((field) => expandSlice(field, decoded)).map((field) => applyThreshold(field, decoded))
}

/** `values.[1:3]` of a list: one field for each of its elements. */
function expandSlice(field: Field, decoded: DecodedFunction): Field[] {
  const [, base, start, end] = SLICE.exec(field.path ?? '') ?? []
  const list = base === undefined ? undefined : findArgument(decoded, base, container)
  if (!Array.isArray(list)) return [field]
  const indexes = list.map((_, index) => index).slice(Number(start || 0), end ? Number(end) : undefined)
  return indexes.slice(0, maxElements).map((index) => ({ ...field, path: `${base}.[${index}]` }))
}

/** Shows a native amount at or above its threshold as text. */
function applyThreshold(field: Field, decoded: DecodedFunction): Field {
  const { format, params, path } = field
  if (format !== 'amount' || params?.threshold === undefined || path === undefined) return field
  const value = findArgument(decoded, path, container)
  const limit = toBigInt(params.threshold)
  if (typeof value !== 'bigint' || limit === undefined || value < limit) return field
  const { path: _, ...rest } = field
  return { ...rest, format: 'raw', value: params.message ?? 'All' }
}

function toBigInt(text: string | number): bigint | undefined {
  return /^(0x[0-9a-f]{1,64}|\d{1,78})$/i.test(String(text)) ? BigInt(text) : undefined
}
