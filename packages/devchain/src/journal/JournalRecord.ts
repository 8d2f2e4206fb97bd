import { z } from 'zod'

/**
 * One state-changing request. `head` is the hash of the latest block before it: a diverging replay is detected at this
 * record. `time` is the timestamp of the block that it mines.
 */
export const JournalRecordSchema = z.object({
  head: z.string(),
  method: z.string(),
  params: z.array(z.unknown()),
  time: z.number().int().optional(),
})
export type JournalRecord = z.infer<typeof JournalRecordSchema>
