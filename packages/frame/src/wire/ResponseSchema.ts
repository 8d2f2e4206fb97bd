import { z } from 'zod'

/** Official apps take answers of version 1 and later, and pass over all others without a word. */
const VersionSchema = z
  .string()
  .max(32)
  .refine((version) => Number.parseInt(version, 10) >= 1)

/** Host → app. The data is for the one who asked to parse. */
export const ResponseSchema = z.discriminatedUnion('success', [
  z.object({ id: z.string(), success: z.literal(true), version: VersionSchema, data: z.unknown().optional() }),
  z.object({ id: z.string(), success: z.literal(false), version: VersionSchema, error: z.unknown().optional() }),
])

export type Response = z.infer<typeof ResponseSchema>
