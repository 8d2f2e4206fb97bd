import { z } from 'zod'
import { AddressSchema, UintStringSchema } from './primitives.ts'
import { NullableNameSchema, NullableUrlSchema } from './TextSchema.ts'
import { DecimalsSchema } from './TokenInfoSchema.ts'

export const TransferDirectionSchema = z.enum(['INCOMING', 'OUTGOING', 'UNKNOWN'])

export type TransferDirection = z.infer<typeof TransferDirectionSchema>

const Erc20TransferInfoSchema = z.object({
  type: z.literal('ERC20'),
  tokenAddress: AddressSchema,
  value: UintStringSchema,
  tokenName: NullableNameSchema,
  tokenSymbol: NullableNameSchema,
  logoUri: NullableUrlSchema,
  decimals: DecimalsSchema.nullable().default(null),
  trusted: z.boolean().nullable().default(null),
  imitation: z.boolean().default(false),
})

const Erc721TransferInfoSchema = z.object({
  type: z.literal('ERC721'),
  tokenAddress: AddressSchema,
  tokenId: UintStringSchema,
  tokenName: NullableNameSchema,
  tokenSymbol: NullableNameSchema,
  logoUri: NullableUrlSchema,
  trusted: z.boolean().nullable().default(null),
})

const NativeTransferInfoSchema = z.object({
  // Transfers use NATIVE_COIN, balances NATIVE_TOKEN, for the native currency.
  type: z.preprocess((value) => (value === 'NATIVE_TOKEN' ? 'NATIVE_COIN' : value), z.literal('NATIVE_COIN')),
  value: UintStringSchema,
})

export const TransferInfoSchema = z.union([Erc20TransferInfoSchema, Erc721TransferInfoSchema, NativeTransferInfoSchema])

export type TransferInfo = z.infer<typeof TransferInfoSchema>
