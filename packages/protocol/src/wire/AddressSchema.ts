import { type Address, getAddress, isAddress } from 'viem'
import { z } from 'zod'

/**
 * An address in lower case or with a right checksum; the result is checksummed.
 * A wrong mixed-case checksum is refused: it is a typing error or a forgery.
 */
export const AddressSchema = z
  .string()
  .refine((value) => isAddress(value), { error: 'Invalid address' })
  .transform((value): Address => getAddress(value))
