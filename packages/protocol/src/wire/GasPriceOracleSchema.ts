import { z } from 'zod'
import { createTextSchema } from './TextSchema.ts'

const GweiSchema = z.string().regex(/^[0-9]{1,30}(\.[0-9]{1,18})?$/, { error: 'Invalid price of gas' })

/** `GET /v1/chains/{chainId}/gas-price`: prices in gwei, in the form that explorers made common. */
export const GasPriceOracleSchema = z.object({
  status: z.string().max(10),
  message: createTextSchema(100),
  result: z.object({
    LastBlock: z.string().regex(/^[0-9]{1,20}$/),
    SafeGasPrice: GweiSchema,
    ProposeGasPrice: GweiSchema,
    FastGasPrice: GweiSchema,
    suggestBaseFee: GweiSchema,
    gasUsedRatio: z.string().max(1000),
  }),
})

export type GasPriceOracle = z.infer<typeof GasPriceOracleSchema>
