import { AddressSchema, HashSchema, HexSchema, UintStringSchema } from '@countersign/protocol/wire'
import { z } from 'zod'

/** Several calls become one atomic batch. */
export const SendTransactionsParamsSchema = z.object({
  txs: z
    .array(z.object({ to: AddressSchema, value: UintStringSchema, data: HexSchema }))
    .min(1)
    .max(1000),
  params: z.object({ safeTxGas: z.int().nonnegative().optional() }).optional(),
})

export type SendTransactionsParams = z.infer<typeof SendTransactionsParamsSchema>

/** Sent when the proposal is stored, not when it is executed. */
export const SentTransactionsSchema = z.object({ safeTxHash: HashSchema })

export type SentTransactions = z.infer<typeof SentTransactionsSchema>
