import { z } from 'zod'
import type { CallParameters, Client } from '../createClient.ts'
import { request } from '../request.ts'

const BlockNumberSchema = z.int().nonnegative()

const IndexingStatusSchema = z.object({
  currentBlockNumber: BlockNumberSchema.nullable().default(null),
  currentBlockTimestamp: z.union([z.string(), z.number()]).nullable().default(null),
  erc20BlockNumber: BlockNumberSchema.nullable().default(null),
  /** Timestamp of the newest indexed block, in milliseconds since 1970. */
  lastSync: z.number().nullable().default(null),
  masterCopiesBlockNumber: BlockNumberSchema.nullable().default(null),
  synced: z.boolean(),
})

export type IndexingStatus = z.infer<typeof IndexingStatusSchema>

/** The indexing progress of a chain, as claimed by the service. */
export function getIndexingStatus(
  client: Client,
  { chainId, signal }: CallParameters & { chainId: number },
): Promise<IndexingStatus> {
  return request(client, { path: `/v1/chains/${chainId}/about/indexing`, schema: IndexingStatusSchema, signal })
}
