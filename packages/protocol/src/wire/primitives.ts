import { type Address, type Hex, maxUint256 } from 'viem'
import { z } from 'zod'
import { parseAddress } from '../hash/parseAddress.ts'

/** An address, checksummed. A wrong mixed-case checksum is refused: it is a typing error or a forgery. */
export const AddressSchema = z.string().transform((value, context): Address => {
  const address = parseAddress(value)
  if (address !== undefined) return address
  context.addIssue({ code: 'custom', message: 'Invalid address' })
  return z.NEVER
})

/** A count, threshold, nonce or index as a JSON number. */
export const CountSchema = z.int().nonnegative()

/** Maximum of a JavaScript date: formatting anything above throws. */
const lastMoment = 8_640_000_000_000_000

/** Milliseconds since 1970 as a JSON number. */
export const TimestampSchema = z.int().nonnegative().max(lastMoment)

/** Call or delegatecall. */
export const OperationSchema = z.union([z.literal(0), z.literal(1)])

export type Operation = z.infer<typeof OperationSchema>

/** Whether the text is 0x and whole bytes in hexadecimal. */
export function isHexBytes(value: string): value is Hex {
  return value.length % 2 === 0 && /^0x[0-9a-fA-F]*$/.test(value)
}

export function toLowerHex(value: string): Hex {
  // Case carries no meaning in bytes; one form lets equal bytes be equal strings.
  return `0x${value.slice(2).toLowerCase()}`
}

/** Whole bytes in hexadecimal with 0x prefix; the result is lower case. */
export const HexSchema = z
  .string()
  .refine(isHexBytes, { error: 'Invalid hex bytes: expected 0x and an even number of digits' })
  .transform(toLowerHex)

/** Exactly 32 bytes. */
export const HashSchema = z
  .string()
  .refine((value) => /^0x[0-9a-fA-F]{64}$/.test(value), { error: 'Invalid hash: expected 0x and 64 digits' })
  .transform(toLowerHex)

/** One or several packed signatures: at least 65 bytes. */
export const SignatureHexSchema = z
  .string()
  .refine((value) => isHexBytes(value) && value.length >= 2 + 65 * 2, {
    error: 'Invalid signature: expected at least 65 bytes of hex',
  })
  .transform(toLowerHex)

const CANONICAL = /^(0|[1-9][0-9]{0,77})$/

/** Whether the text is the one decimal form of an unsigned 256-bit integer: no sign, point, exponent or leading zero. */
function isUintString(value: string): boolean {
  return CANONICAL.test(value) && BigInt(value) <= maxUint256
}

/** An amount, gas field or nonce on the wire. It stays text: JSON numbers lose digits above 2^53. */
export const UintStringSchema = z.string().refine(isUintString, {
  error: 'Invalid number: expected a canonical decimal string from 0 to 2^256-1',
})
