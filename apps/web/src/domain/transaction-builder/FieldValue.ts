import type { AbiParameter } from 'viem'
import { z } from 'zod'
import { listComponents } from './AbiFunctionSchema.ts'

/** What stands in the fields of one argument, exactly as typed: text, or one entry per member of a list or tuple. */
export type FieldValue = string | FieldValue[]

export const FieldValueSchema: z.ZodType<FieldValue, unknown> = z.lazy(() =>
  z.union([z.string(), z.array(FieldValueSchema)]),
)

export type Shape =
  | { kind: 'leaf'; type: string }
  | { kind: 'list'; item: AbiParameter; length: number | undefined }
  | { kind: 'tuple'; components: readonly AbiParameter[] }

/** How an argument is typed: by one field, by a list of them, or by one per component. */
export function shapeOf(parameter: AbiParameter): Shape {
  const list = /^(.*)\[([0-9]*)\]$/.exec(parameter.type)
  if (list) {
    const [, type = '', length = ''] = list
    return { kind: 'list', item: { ...parameter, type }, length: length === '' ? undefined : Number(length) }
  }
  if (parameter.type === 'tuple') return { kind: 'tuple', components: listComponents(parameter) }
  return { kind: 'leaf', type: parameter.type }
}

/** Longer lists of a fixed length are not drawn; none is in use. */
export const longestList = 500

/** Fields with nothing in them; lists of a fixed length have all theirs. */
export function emptyField(parameter: AbiParameter): FieldValue {
  const shape = shapeOf(parameter)
  switch (shape.kind) {
    case 'leaf':
      return ''
    case 'list':
      return Array.from({ length: Math.min(shape.length ?? 0, longestList) }, () => emptyField(shape.item))
    case 'tuple':
      return shape.components.map(emptyField)
  }
}

/** The fields that give this value again; the inverse of `parseField`. */
export function toField(parameter: AbiParameter, value: unknown): FieldValue {
  const shape = shapeOf(parameter)
  switch (shape.kind) {
    case 'leaf':
      return String(value)
    case 'list':
      return Array.isArray(value) ? value.map((item) => toField(shape.item, item)) : emptyField(parameter)
    case 'tuple':
      return shape.components.map((component, index) => toField(component, pickMember(value, component, index)))
  }
}

/** viem gives tuples as records where all components have names, as lists where one has none. */
function pickMember(tuple: unknown, { name }: AbiParameter, index: number): unknown {
  if (Array.isArray(tuple)) return tuple[index]
  return typeof tuple === 'object' && tuple !== null && name !== undefined && name in tuple
    ? Reflect.get(tuple, name)
    : undefined
}
