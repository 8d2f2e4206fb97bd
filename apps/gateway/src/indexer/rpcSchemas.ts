import { type Address, type Hash, type Hex, isHash, isHex } from 'viem'
import { z } from 'zod'
import { checksum } from './abi/checksum.ts'

const addressPattern = /^0x[\da-f]{40}$/i

/** Values as nodes return them: in any case, and quantities without a fixed length. */
export const HexSchema = z.string().refine((value): value is Hex => isHex(value))
export const HashSchema = z.string().refine((value): value is Hash => isHash(value))
export const AddressSchema = z
  .string()
  .refine((value): value is Address => addressPattern.test(value))
  .transform(checksum)
export const AmountSchema = HexSchema.transform(BigInt)
