import { z } from 'zod'
import { AddressSchema, CountSchema, HashSchema, TimestampSchema, UintStringSchema } from './primitives.ts'
import { createTextSchema, NoteSchema, NullableNameSchema } from './TextSchema.ts'
import { DecimalsSchema } from './TokenInfoSchema.ts'
import { createPausingSchema } from './withPauses.ts'

/** Something that came into a Safe or left it, as the service indexed it. */
const MovementSchema = z.object({
  transactionHash: HashSchema,
  blockNumber: CountSchema,
  timestamp: TimestampSchema,
  logIndex: CountSchema,
  /** Distinguishes transfers of one position. */
  position: createTextSchema(200),
  kind: z.enum(['native', 'erc20', 'erc721', 'erc1155']),
  /** Null for the chain's own coin. */
  token: AddressSchema.nullable(),
  from: AddressSchema,
  to: AddressSchema,
  /** In the smallest unit; of an NFT 1. */
  value: UintStringSchema,
  /** Of an NFT, and of an ERC-1155 the number of which so many moved. */
  tokenId: UintStringSchema.nullable(),
  /** Refund of the executor, as signed by the owners. */
  isRefund: z.boolean(),
  /** Of the owners' transaction that moved it. */
  safeTxHash: HashSchema.nullable(),
  nonce: UintStringSchema.nullable(),
  /** Which module moved it. */
  module: AddressSchema.nullable(),
  /** Network fee of the transaction, paid by its sender. */
  networkFee: UintStringSchema.nullable(),
  feePayer: AddressSchema.nullable(),
  /** Written by the proposer. */
  note: NoteSchema.nullable(),
  /** Price of one token on the day of the transfer, if configured. */
  price: z
    .string()
    .regex(/^\d{1,30}(\.\d{1,30})?$/)
    .nullable(),
})

export type Movement = z.infer<typeof MovementSchema>

const MovedTokenSchema = z.object({
  address: AddressSchema,
  name: NullableNameSchema,
  symbol: NullableNameSchema,
  decimals: DecimalsSchema.nullable(),
})

export type MovedToken = z.infer<typeof MovedTokenSchema>

/** `GET /v1/chains/{chainId}/safes/{address}/movements`: newest first. */
export const MovementPageSchema = z.object({
  results: z.array(MovementSchema),
  /** Of the movements on this page. */
  tokens: z.array(MovedTokenSchema),
  /** For the page after this one; null: there is none. */
  next: z.string().max(300).nullable(),
  /** Last block that is included; null on pages after the first. */
  block: CountSchema.nullable(),
  /** About how many there are on all pages; null on pages after the first. */
  count: CountSchema.nullable(),
  /** Currency of the prices; null without historical prices. */
  currency: z
    .string()
    .regex(/^[A-Z]{3,10}$/)
    .nullable(),
})

/** The same for a page, by `parseAsync`: it has up to a thousand rows. */
export const PausingMovementPageSchema = MovementPageSchema.extend({
  results: z.array(createPausingSchema(MovementSchema)),
})

export type MovementPage = z.infer<typeof MovementPageSchema>
