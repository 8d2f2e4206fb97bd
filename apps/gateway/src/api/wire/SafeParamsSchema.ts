import { AddressSchema, ChainIdParamSchema } from '@countersign/protocol/wire'
import { z } from 'zod'

export const SafeParamsSchema = z.object({ address: AddressSchema, chainId: ChainIdParamSchema })
