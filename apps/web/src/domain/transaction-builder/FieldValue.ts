import { sanitizeText } from '@countersign/protocol/text'
import type { AbiFunction, AbiParameter } from 'viem'
import { z } from 'zod'

const integerSizes = Array.from({ length: 32 }, (_, index) => 8 * (index + 1)).join('|')

/** Solidity's ABI types with any number of array suffixes: `uint256`, `bytes4[]`, `tuple[2][]`. */
const typePattern = new RegExp(
  `^(address|bool|string|bytes([1-9]|[12][0-9]|3[0-2])?|u?int(${integerSizes})?|tuple)(\\[([1-9][0-9]{0,3})?\\]){0,4}$`,
)

/** Deeper than any contract in use; bounds the recursion on untrusted ABIs. */
const maxDepth = 8

const NameSchema = z
  .string()
  .max(200)
  .transform((name) => sanitizeText(name, { maxLength: 200 }))

const ParameterSchema: z.ZodType<AbiParameter, unknown> = z.lazy(() =>
  z
    .object({
      name: NameSchema.default(''),
      type: z.string().regex(typePattern).transform(spellOut),
      internalType: z.string().max(200).optional(),
      components: z.array(ParameterSchema).max(64).optional(),
    })
    .refine(({ type, components }) => type.startsWith('tuple') === (components !== undefined)),
)

const MutabilitySchema = z.enum(['pure', 'view', 'nonpayable', 'payable'])

/** A function of a JSON ABI; those from before 2018 have `constant` and `payable` instead of `stateMutability`. */
export const AbiFunctionSchema = z
  .object({
    type: z.literal('function').default('function'),
    name: z.string().regex(/^[A-Za-z_$][A-Za-z0-9_$]{0,127}$/),
    inputs: z.array(ParameterSchema).max(64).default([]),
    outputs: z.array(ParameterSchema).max(64).default([]).catch([]),
    stateMutability: MutabilitySchema.optional(),
    constant: z.boolean().optional(),
    payable: z.boolean().optional(),
  })
  .refine(({ inputs }) => inputs.every((input) => depthOf(input) <= maxDepth))
  .transform(
    ({ constant, payable, stateMutability, ...rest }): AbiFunction => ({
      ...rest,
      stateMutability: stateMutability ?? (payable ? 'payable' : constant ? 'view' : 'nonpayable'),
    }),
  )

/** `uint` means `uint256`, and only the long form has the right selector. */
function spellOut(type: string): string {
  return type.replace(/^(u?int)(?=$|\[)/, '$1256')
}

function depthOf(parameter: AbiParameter): number {
  const lists = parameter.type.split('[').length - 1
  const inner = listComponents(parameter).map(depthOf)
  return lists + 1 + Math.max(0, ...inner)
}

export function listComponents(parameter: AbiParameter): readonly AbiParameter[] {
  return 'components' in parameter ? parameter.components : []
}

export function isWrite({ stateMutability }: AbiFunction): boolean {
  return stateMutability === 'nonpayable' || stateMutability === 'payable'
}

/** The typed input of one argument: text, or one entry per member of a list or tuple. */
export type FieldValue = string | FieldValue[]

export const FieldValueSchema: z.ZodType<FieldValue, unknown> = z.lazy(() =>
  z.union([z.string(), z.array(FieldValueSchema)]),
)

export type Shape =
  | { kind: 'leaf'; type: string }
  | { kind: 'list'; item: AbiParameter; length: number | undefined }
  | { kind: 'tuple'; components: readonly AbiParameter[] }

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
export const maxListLength = 500

export function emptyField(parameter: AbiParameter): FieldValue {
  const shape = shapeOf(parameter)
  switch (shape.kind) {
    case 'leaf':
      return ''
    case 'list':
      return Array.from({ length: Math.min(shape.length ?? 0, maxListLength) }, () => emptyField(shape.item))
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
