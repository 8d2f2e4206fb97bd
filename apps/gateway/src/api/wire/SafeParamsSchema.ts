import { AddressSchema, ChainIdParamSchema } from '@countersign/protocol/wire'
import { z } from 'zod'

/** Path parameters of everything under `/v1/chains/:chainId/safes/:address`. */
export const SafeParamsSchema = z.object({ address: AddressSchema, chainId: ChainIdParamSchema })
