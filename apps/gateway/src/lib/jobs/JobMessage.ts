import { z } from 'zod'

/** What a worker is asked. */
export const JobRequestSchema = z.object({ input: z.unknown(), name: z.string() })
export type JobRequest = z.infer<typeof JobRequestSchema>

/** What it tells: that it can begin, and then the end of each job. */
export const JobReplySchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('ready') }),
  z.object({ output: z.unknown(), type: z.literal('done') }),
  z.object({ message: z.string(), type: z.literal('failed') }),
])
export type JobReply = z.infer<typeof JobReplySchema>
