import { creationVersions } from '@countersign/protocol/chain'
import { AddressSchema, HexSchema } from '@countersign/protocol/wire'
import { z } from 'zod'

export const SaltQuestionSchema = z.object({
  factory: AddressSchema,
  factoryVersion: z.enum(creationVersions),
  singleton: AddressSchema,
  initializer: HexSchema,
  prefix: z.string(),
  from: z.bigint(),
})

export type SaltQuestion = z.infer<typeof SaltQuestionSchema>

export const SaltAnswerSchema = z.object({
  tried: z.number(),
  found: z.object({ safe: AddressSchema, saltNonce: z.bigint() }).optional(),
})
