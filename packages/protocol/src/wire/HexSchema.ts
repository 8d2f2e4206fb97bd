import type { Hex } from 'viem'
import { z } from 'zod'

/** Whether the text is 0x and whole bytes in hexadecimal. */
export function isHexBytes(value: string): value is Hex {
  return value.length % 2 === 0 && /^0x[0-9a-fA-F]*$/.test(value)
}

function toLowerHex(value: string): Hex {
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
