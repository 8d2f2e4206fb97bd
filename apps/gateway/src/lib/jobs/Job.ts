import { z } from 'zod'

/** A computation that runs in a worker thread, so that it does not block other requests. */
export type Job<input, output> = {
  input: z.ZodType<input>
  /** Identifies the job in messages to a worker. */
  name: string
  output: z.ZodType<output>
  perform(raw: unknown): Promise<output>
}

/** Parses the input in the worker: a message between threads is outside data. */
export function defineJob<input, output>({
  perform,
  ...facts
}: Omit<Job<input, output>, 'perform'> & { perform(input: input): Promise<output> | output }): Job<input, output> {
  return { ...facts, perform: async (raw) => perform(facts.input.parse(raw)) }
}

/** A message to a worker. */
export const JobRequestSchema = z.object({ input: z.unknown(), name: z.string() })
export type JobRequest = z.infer<typeof JobRequestSchema>

/** A message from a worker: `ready` once, then one per job. */
export const JobReplySchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('ready') }),
  z.object({ output: z.unknown(), type: z.literal('done') }),
  z.object({ message: z.string(), type: z.literal('failed') }),
])
export type JobReply = z.infer<typeof JobReplySchema>
