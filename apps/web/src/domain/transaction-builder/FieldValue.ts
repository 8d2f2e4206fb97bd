import type { AbiParameter } from 'viem'
import { z } from 'zod'
import { listComponents } from './AbiFunctionSchema.ts'

/** The typed input of one argument: text, or one entry per member of a list or tuple. */
export type FieldValue = string | FieldValue[]

export const FieldValueSchema: z.ZodType<FieldValue, unknown> = z.lazy(() =>
  z.union([z.string(), z.array(FieldValueSchema)]),
)

export type Shape =
  | { kind: 'leaf'; type: string }
  | { kind: 'list'; item: AbiParameter; length: number | undefined }
  | { kind: 'tuple'; components: readonly AbiParameter[] }

/** How an argument is entered: one field, a list, or one field per component. */
export function shapeOf(parameter: AbiParameter): Shape {
  const list = /^(.*)\[([0-9]*)\]$/.exec(parameter.type)
  if (list) {
    const [, type = '', length = ''] = list
    return { kind: 'list', item: { ...parameter, type }, length: length === '' ? undefined : Number(length) }
  }
  if (parameter.type === 'tuple') return { kind: 'tuple', components: listComponents(parameter) }
  return { kind: 'leaf', type: parameter.type }
}

/** Longer fixed-length arrays are not rendered; none is in use. */
export const longestList = 500

/** Empty fields; fixed-length arrays have all of theirs. */
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

/** The input that yields this value; the inverse of `parseField`. */
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

/** viem decodes tuples to objects where all components are named, else to arrays. */
function pickMember(tuple: unknown, { name }: AbiParameter, index: number): unknown {
  if (Array.isArray(tuple)) return tuple[index]
  return typeof tuple === 'object' && tuple !== null && name !== undefined && name in tuple
    ? Reflect.get(tuple, name)
    : undefined
}
