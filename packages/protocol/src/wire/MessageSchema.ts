import type { Hex } from 'viem'
import { z } from 'zod'
import { AddressExSchema } from './AddressExSchema.ts'
import { boundConfirmations, createPageSchema, type RefusedRow } from './PageSchema.ts'
import { CountSchema, HashSchema, HexSchema, SignatureHexSchema, TimestampSchema } from './primitives.ts'
import { NullableNameSchema, NullableUrlSchema } from './TextSchema.ts'

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
    if (name !== undefined && name in rest.types) return { ...rest, primaryType: name }
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

export const MessageStatusSchema = z.enum(['NEEDS_CONFIRMATION', 'CONFIRMED'])

/** Hashed unchanged, so sanitize it only for display. Text that starts with 0x is text too. */
export const MessageContentSchema = z.union([z.string(), TypedDataSchema])

export type MessageContent = z.infer<typeof MessageContentSchema>

/** `GET /v1/chains/{chainId}/messages/{messageHash}` */
export const MessageSchema = z.object({
  messageHash: HashSchema,
  status: MessageStatusSchema,
  logoUri: NullableUrlSchema,
  name: NullableNameSchema,
  message: MessageContentSchema,
  creationTimestamp: TimestampSchema,
  modifiedTimestamp: TimestampSchema,
  confirmationsSubmitted: CountSchema,
  confirmationsRequired: CountSchema,
  proposedBy: AddressExSchema,
  confirmations: z.array(z.object({ owner: AddressExSchema, signature: HexSchema })).overwrite(boundConfirmations),
  preparedSignature: HexSchema.nullable().default(null),
  origin: z.string().max(4096).nullable().default(null),
})

export type Message = z.infer<typeof MessageSchema>

export const MessageListItemSchema = z.discriminatedUnion('type', [
  MessageSchema.extend({ type: z.literal('MESSAGE') }),
  z.object({ type: z.literal('DATE_LABEL'), timestamp: TimestampSchema }),
])

export type MessageListItem = z.infer<typeof MessageListItemSchema>

/** `GET /v1/chains/{chainId}/safes/{safe}/messages` */
export const MessageListPageSchema = createPageSchema(MessageListItemSchema)

type MessageListPage = z.infer<typeof MessageListPageSchema>

/** The same as a client reads it: a row that is malformed is refused alone. */
export type TolerantMessageListPage = MessageListPage & { refused: RefusedRow[] }

/** Body of `POST /v1/chains/{chainId}/safes/{safe}/messages` */
export const CreateMessageRequestSchema = z.object({
  message: MessageContentSchema,
  safeAppId: CountSchema.nullable().default(null),
  signature: SignatureHexSchema,
  origin: z.string().max(4096).nullable().default(null),
})

export type CreateMessageRequest = z.infer<typeof CreateMessageRequestSchema>

/** Body of `POST /v1/chains/{chainId}/messages/{messageHash}/signatures` */
export const MessageSignatureRequestSchema = z.object({ signature: SignatureHexSchema })
