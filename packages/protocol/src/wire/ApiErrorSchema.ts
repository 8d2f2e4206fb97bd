import { z } from 'zod'
import { NoteSchema } from './TextSchema.ts'

/** The body of every refusal of our gateway: a stable code for machines, a sentence for people. */
export const ApiErrorSchema = z.object({
  code: z.union([z.string().max(100), z.int()]),
  message: NoteSchema,
  statusCode: z.int().optional(),
})
