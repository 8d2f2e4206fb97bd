import { ChainIdParamSchema } from '@countersign/protocol/wire'
import { z } from 'zod'

export const ChainParamsSchema = z.object({ chainId: ChainIdParamSchema })
