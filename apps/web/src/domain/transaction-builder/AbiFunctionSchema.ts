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

/** Whether calling it needs a transaction. */
export function isWrite({ stateMutability }: AbiFunction): boolean {
  return stateMutability === 'nonpayable' || stateMutability === 'payable'
}
