import { z } from 'zod'
import { AddressSchema } from './AddressSchema.ts'
import { OperationSchema } from './CountSchema.ts'
import { DataDecodedSchema } from './DataDecodedSchema.ts'
import { HexSchema } from './HexSchema.ts'
import { UintStringSchema } from './UintStringSchema.ts'

/** Body of `POST /v1/chains/{chainId}/safes/{safe}/views/transaction-confirmation`, which older clients call. */
export const ConfirmationViewRequestSchema = z.object({
  data: HexSchema,
  operation: OperationSchema.optional(),
  to: AddressSchema.optional(),
  value: UintStringSchema.optional(),
})

export type ConfirmationViewRequest = z.infer<typeof ConfirmationViewRequestSchema>

/** Its answer. Kinds of partner protocols are read like the general one: by the bytes. */
export const ConfirmationViewSchema = z.object({ type: z.string().max(100) }).and(DataDecodedSchema)

export type ConfirmationView = z.infer<typeof ConfirmationViewSchema>
