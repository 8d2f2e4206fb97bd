import type { Address, Hex } from 'viem'
import { z } from 'zod'

const HexSchema = z
  .string()
  .regex(/^0x[0-9a-fA-F]*$/)
  .transform((value): Hex => `0x${value.slice(2)}`)
const AddressSchema = z
  .string()
  .regex(/^0x[0-9a-fA-F]{40}$/)
  .transform((value): Address => `0x${value.slice(2)}`)

export const GenesisAccountSchema = z.object({
  address: AddressSchema,
  balance: HexSchema.optional(),
  code: HexSchema.optional(),
  /** Origin of the account, for readers of the file: `Safe 1.4.1 canonical`. */
  name: z.string(),
  storage: z.record(z.string(), HexSchema).optional(),
})
export type GenesisAccount = z.infer<typeof GenesisAccountSchema>

/** Everything that determines the first block. Stored beside the journal, so that an upgrade can still replay it. */
export const GenesisSchema = z.object({
  accounts: z.array(GenesisAccountSchema),
  chainId: z.number().int().positive(),
  timestamp: z.number().int().nonnegative(),
})
export type Genesis = z.infer<typeof GenesisSchema>
