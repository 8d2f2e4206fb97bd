import { creationVersions } from '@countersign/protocol/chain'
import { AddressSchema, HexSchema } from '@countersign/protocol/wire'
import { z } from 'zod'

/** What the worker is told once. */
export const SaltQuestionSchema = z.object({
  factory: AddressSchema,
  factoryVersion: z.enum(creationVersions),
  singleton: AddressSchema,
  initializer: HexSchema,
  prefix: z.string(),
  from: z.bigint(),
})

export type SaltQuestion = z.infer<typeof SaltQuestionSchema>

/** What it says: how many it has tried, and at last what it found. */
export const SaltAnswerSchema = z.object({
  tried: z.number(),
  found: z.object({ safe: AddressSchema, saltNonce: z.bigint() }).optional(),
})
