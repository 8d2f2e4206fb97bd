import { z } from 'zod'
import type { Client } from '../createClient.ts'
import { request } from '../request.ts'
import type { CallParameters } from '../SafeParameters.ts'

const BlockNumberSchema = z.int().nonnegative()

const IndexingStatusSchema = z.object({
  currentBlockNumber: BlockNumberSchema.nullable().default(null),
  currentBlockTimestamp: z.union([z.string(), z.number()]).nullable().default(null),
  erc20BlockNumber: BlockNumberSchema.nullable().default(null),
  /** Milliseconds since 1970 of the newest block that the service has taken in. */
  lastSync: z.number().nullable().default(null),
  masterCopiesBlockNumber: BlockNumberSchema.nullable().default(null),
  synced: z.boolean(),
})

export type IndexingStatus = z.infer<typeof IndexingStatusSchema>

/** How far the service has read a chain, by its own account. */
export function getIndexingStatus(
  client: Client,
  { chainId, signal }: CallParameters & { chainId: number },
): Promise<IndexingStatus> {
  return request(client, { path: `/v1/chains/${chainId}/about/indexing`, schema: IndexingStatusSchema, signal })
}
