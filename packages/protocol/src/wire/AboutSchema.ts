import { z } from 'zod'
import { NameSchema } from './TextSchema.ts'

/** `GET /about` */
export const AboutSchema = z.object({
  name: NameSchema,
  version: NameSchema.nullable().default(null),
  buildNumber: NameSchema.nullable().default(null),
})

export type About = z.infer<typeof AboutSchema>

/** `GET /v1/chains/{chainId}/about` */
export const AboutChainSchema = AboutSchema.extend({ transactionServiceBaseUri: z.string().max(2048) })

export type AboutChain = z.infer<typeof AboutChainSchema>

/** `GET /v1/chains/{chainId}/about/backbone` */
export const BackboneSchema = z.object({
  name: NameSchema,
  version: NameSchema,
  api_version: NameSchema,
  secure: z.boolean(),
  host: z.string().max(2048),
  // Described as text, answered as a list by the official service; ours has none.
  headers: z
    .union([z.string(), z.array(z.string())])
    .nullable()
    .default(null),
  settings: z.record(z.string(), z.unknown()).nullable().default(null),
})

export type Backbone = z.infer<typeof BackboneSchema>
