import { ChainIdParamSchema } from '@countersign/protocol/wire'
import { z } from 'zod'

/** Path parameters of everything under `/v1/chains/:chainId`. */
export const ChainParamsSchema = z.object({ chainId: ChainIdParamSchema })
