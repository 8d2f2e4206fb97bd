import { z } from 'zod'
import { PlannedSchema, toPlanned } from '../file/PlannedSchema.ts'
import { parseSafeVersion } from '../hash/parseSafeVersion.ts'
import { ChainIdParamSchema } from '../wire/ChainIdSchema.ts'
import { AddressSchema, HexSchema, SignatureHexSchema, UintStringSchema } from '../wire/primitives.ts'
import { TypedDataSchema } from '../wire/TypedDataSchema.ts'

/** Above any block's limit; one page can still explain it. */
const maxBytes = 64_000
/** A Safe with more owners than this cannot be executed within a block. */
export const maxSignatures = 100

const UintSchema = UintStringSchema.transform(BigInt)

const VersionSchema = z.string().refine(isVersion, { error: 'Invalid version: expected one such as 1.4.1' })

const ShortSchema = z.string().max(2 + maxBytes * 2, { error: `Longer than ${maxBytes} bytes` })

const place = { chainId: ChainIdParamSchema, safe: AddressSchema, version: VersionSchema }
const signatures = z.array(ShortSchema.pipe(SignatureHexSchema)).max(maxSignatures)

/** A transaction as its fields are typed and sent: texts in, the kernel's own values out. Nothing is left to a default. */
export const LinkedTransactionSchema = z
  .strictObject({
    ...place,
    to: AddressSchema,
    value: UintSchema,
    data: ShortSchema.pipe(HexSchema),
    operation: z.enum(['0', '1'], { error: 'Invalid operation: 0 is a call, 1 a delegatecall' }).transform(toOperation),
    safeTxGas: UintSchema,
    baseGas: UintSchema,
    gasPrice: UintSchema,
    gasToken: AddressSchema,
    refundReceiver: AddressSchema,
    nonce: UintSchema,
    signatures,
    planned: PlannedSchema.exactOptional(),
  })
  .transform(({ chainId, planned: given, safe, signatures, version, ...transaction }, context) => {
    const planned = given && toPlanned(given, version)
    if (given && !planned) context.addIssue({ code: 'custom', message: 'No new Safe is made of it', path: ['version'] })
    return {
      kind: 'transaction' as const,
      chainId,
      safe,
      version,
      transaction,
      signatures,
      ...(planned ? { planned } : {}),
    }
  })

/** A text, exactly as it is signed, or typed data. */
export const LinkedMessageSchema = z
  .strictObject({
    ...place,
    content: z.union([z.string().max(maxBytes, { error: `Longer than ${maxBytes} characters` }), TypedDataSchema]),
    signatures,
  })
  .transform((message) => ({ kind: 'message' as const, ...message }))

export type LinkedTransaction = z.output<typeof LinkedTransactionSchema>
export type LinkedMessage = z.output<typeof LinkedMessageSchema>

/** What a link carries to another screen: all that is hashed, and what was signed of it. */
export type LinkedItem = LinkedTransaction | LinkedMessage

function toOperation(text: '0' | '1'): 0 | 1 {
  return text === '0' ? 0 : 1
}

function isVersion(version: string): boolean {
  try {
    parseSafeVersion(version)
    return true
  } catch {
    return false
  }
}
