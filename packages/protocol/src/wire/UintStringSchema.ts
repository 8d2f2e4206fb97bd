import { maxUint256 } from 'viem'
import { z } from 'zod'

const CANONICAL = /^(0|[1-9][0-9]{0,77})$/

/** Whether the text is the one decimal form of an unsigned 256-bit integer: no sign, point, exponent or leading zero. */
function isUintString(value: string): boolean {
  return CANONICAL.test(value) && BigInt(value) <= maxUint256
}

/** An amount, gas field or nonce on the wire. It stays text: JSON numbers lose digits above 2^53. */
export const UintStringSchema = z.string().refine(isUintString, {
  error: 'Invalid number: expected a canonical decimal string from 0 to 2^256-1',
})
