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

/** Response. Types of partner protocols are parsed like the generic one. */
export const ConfirmationViewSchema = z.object({ type: z.string().max(100) }).and(DataDecodedSchema)

export type ConfirmationView = z.infer<typeof ConfirmationViewSchema>
