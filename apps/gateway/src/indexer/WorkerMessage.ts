import { ChainConfigSchema } from '@countersign/protocol/config'
import { z } from 'zod'

const RangeSchema = z.object({ from: z.number(), to: z.number() })

/** What the worker is started with. */
export const WorkerOptionsSchema = z.object({
  chain: ChainConfigSchema,
  databaseUrl: z.string(),
  /** Program of the thread that recovers signatures, where it was bundled. */
  jobsEntry: z.string().optional(),
  logLevel: z.string(),
  maxReorgDepth: z.number().optional(),
  suspect: RangeSchema.extend({ times: z.number() }).optional(),
})
export type WorkerOptions = z.infer<typeof WorkerOptionsSchema>

/** What it tells: every second that it is there and what it asked its node, and before each range what it reads. */
export const WorkerMessageSchema = z.discriminatedUnion('type', [
  z.object({
    calls: z.array(z.object({ isAnswered: z.boolean(), method: z.string(), milliseconds: z.number() })),
    type: z.literal('beat'),
  }),
  z.object({ range: RangeSchema, type: z.literal('reading') }),
])
export type WorkerMessage = z.infer<typeof WorkerMessageSchema>
