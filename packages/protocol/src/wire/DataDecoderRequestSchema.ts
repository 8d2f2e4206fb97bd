import { z } from 'zod'
import { AddressSchema } from './AddressSchema.ts'
import { OperationSchema } from './CountSchema.ts'
import { HexSchema } from './HexSchema.ts'

/** Body of `POST /v1/chains/{chainId}/data-decoder`. Official clients sometimes omit `to`. */
export const DataDecoderRequestSchema = z.object({
  data: HexSchema,
  to: AddressSchema.optional(),
  operation: OperationSchema.optional(),
})

export type DataDecoderRequest = z.infer<typeof DataDecoderRequestSchema>
