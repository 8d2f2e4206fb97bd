import { z } from 'zod'
import { AddressSchema } from './primitives.ts'

/** `GET /v1/chains/{chainId}/owners/{address}/safes` */
export const OwnerSafesSchema = z.object({ safes: z.array(AddressSchema) })

export type OwnerSafes = z.infer<typeof OwnerSafesSchema>
