import type { Hex } from 'viem'
import { z } from 'zod'

const FieldSchema = z.object({ name: z.string().max(256), type: z.string().max(256) })

/** Exactly so many bytes, letters as they were sent. */
function createHexSchema(size: number) {
  const pattern = new RegExp(`^0x[0-9a-fA-F]{${size * 2}}$`)
  return z
    .string()
    .regex(pattern, { error: `Expected ${size} bytes in hexadecimal` })
    .transform((value): Hex => `0x${value.slice(2)}`)
}

/** The domain fields of EIP-712. Unknown ones are refused: what is hashed must be what is shown. */
const DomainSchema = z.strictObject({
  name: z.string().optional(),
  version: z.string().optional(),
  // Official clients send it as a number or as text.
  chainId: z.union([z.int().nonnegative(), z.string().regex(/^(0x[0-9a-fA-F]{1,64}|0|[1-9][0-9]{0,77})$/)]).optional(),
  verifyingContract: createHexSchema(20).optional(),
  salt: createHexSchema(32).optional(),
})

/** EIP-712 typed data. It is hashed, so nothing in it is changed. primaryType defaults to the type none refers to. */
export const TypedDataSchema = z
  .object({
    domain: DomainSchema,
    primaryType: z.string().max(256).optional(),
    types: z.record(z.string().max(256), z.array(FieldSchema)),
    message: z.record(z.string(), z.unknown()),
  })
  .transform(({ primaryType, ...rest }, context) => {
    const name = primaryType ?? findPrimaryType(rest.types)
    // `in` would also find what every object inherits, such as `constructor`.
    if (name !== undefined && Object.hasOwn(rest.types, name)) return { ...rest, primaryType: name }
    context.issues.push({
      code: 'custom',
      message: 'Typed data names no primary type',
      input: primaryType,
      path: ['primaryType'],
    })
    return z.NEVER
  })

export type TypedData = z.infer<typeof TypedDataSchema>

function findPrimaryType(types: Record<string, { type: string }[]>): string | undefined {
  const referenced = new Set(Object.values(types).flatMap((fields) => fields.map((field) => toElementType(field.type))))
  const roots = Object.keys(types).filter((name) => name !== 'EIP712Domain' && !referenced.has(name))
  return roots.length === 1 ? roots[0] : undefined
}

/** Removes trailing array brackets. No regular expression: its time would be quadratic. */
function toElementType(type: string): string {
  let end = type.length
  while (type[end - 1] === ']') {
    const start = type.lastIndexOf('[', end - 1)
    if (start === -1 || !/^[0-9]*$/.test(type.slice(start + 1, end - 1))) break
    end = start
  }
  return type.slice(0, end)
}
