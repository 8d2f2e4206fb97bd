import { ChainConfigSchema } from '@countersign/protocol/config'
import { z } from 'zod'

const RangeSchema = z.object({ from: z.number(), to: z.number() })

export const WorkerOptionsSchema = z.object({
  chain: ChainConfigSchema,
  databaseUrl: z.string(),
  /** Program of the thread that recovers signatures, if it was bundled. */
  jobsEntry: z.string().optional(),
  logLevel: z.string(),
  maxReorgDepth: z.number().optional(),
  suspect: RangeSchema.extend({ isOutOfMemory: z.boolean().optional(), times: z.number() }).optional(),
})
export type WorkerOptions = z.infer<typeof WorkerOptionsSchema>

/** What the worker reports: every second its calls of the node, and before each range its blocks. */
export const WorkerMessageSchema = z.discriminatedUnion('type', [
  z.object({
    calls: z.array(z.object({ isAnswered: z.boolean(), method: z.string(), milliseconds: z.number() })),
    /** The share of the heap's limit in use. */
    heap: z.number(),
    type: z.literal('beat'),
  }),
  z.object({ range: RangeSchema, type: z.literal('reading') }),
])
export type WorkerMessage = z.infer<typeof WorkerMessageSchema>
