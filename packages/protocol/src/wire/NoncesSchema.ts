import { z } from 'zod'
import { CountSchema } from './CountSchema.ts'
import { UintStringSchema } from './UintStringSchema.ts'

/** `GET /v1/chains/{chainId}/safes/{safe}/nonces` */
export const NoncesSchema = z.object({ currentNonce: CountSchema, recommendedNonce: CountSchema })

export type Nonces = z.infer<typeof NoncesSchema>

/** Answer of `POST /v2/chains/{chainId}/safes/{safe}/multisig-transactions/estimations` */
export const EstimationSchema = NoncesSchema.extend({ safeTxGas: UintStringSchema })

export type Estimation = z.infer<typeof EstimationSchema>
