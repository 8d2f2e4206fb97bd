import { z } from 'zod'

/**
 * One state-changing request. `head` is the hash of the latest block before it: a replay that took another way is
 * noticed at the record where it happened. `time` is the timestamp given to the block that it mines.
 */
export const JournalRecordSchema = z.object({
  head: z.string(),
  method: z.string(),
  params: z.array(z.unknown()),
  time: z.number().int().optional(),
})
export type JournalRecord = z.infer<typeof JournalRecordSchema>
