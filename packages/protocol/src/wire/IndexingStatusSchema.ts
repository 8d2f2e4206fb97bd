import { z } from 'zod'
import { CountSchema, TimestampSchema } from './CountSchema.ts'

/** `GET /v1/chains/{chainId}/about/indexing` */
export const IndexingStatusSchema = z.object({
  currentBlockNumber: CountSchema,
  currentBlockTimestamp: z.string().max(40).nullable().default(null),
  synced: z.boolean(),
  lastSync: TimestampSchema,
})
