import type { Address } from 'viem'
import { z } from 'zod'
import { parseAddress } from '../hash/parseAddress.ts'

/**
 * An address in lower case or with a right checksum; the result is checksummed.
 * A wrong mixed-case checksum is refused: it is a typing error or a forgery.
 */
export const AddressSchema = z.string().transform((value, context): Address => {
  const address = parseAddress(value)
  if (address !== undefined) return address
  context.addIssue({ code: 'custom', message: 'Invalid address' })
  return z.NEVER
})
