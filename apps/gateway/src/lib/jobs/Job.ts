import type { z } from 'zod'

/** Work that is done in a worker, so that whoever asks for it does not keep others waiting. */
export type Job<input, output> = {
  input: z.ZodType<input>
  /** What the worker knows it by. */
  name: string
  output: z.ZodType<output>
  perform(raw: unknown): Promise<output>
}

/** Ties the parts of a job together: what comes to a worker, and from it, is parsed like all that comes from outside. */
export function defineJob<input, output>({
  perform,
  ...facts
}: Omit<Job<input, output>, 'perform'> & { perform(input: input): Promise<output> | output }): Job<input, output> {
  return { ...facts, perform: async (raw) => perform(facts.input.parse(raw)) }
}
