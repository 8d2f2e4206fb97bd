import { z } from 'zod'
import { ChainIdSchema } from './ChainIdSchema.ts'
import { CountSchema } from './primitives.ts'
import { NameSchema, NoteSchema, NullableUrlSchema } from './TextSchema.ts'

const UrlSchema = z.string().max(2048)

/** An app that can run inside a Safe. */
export const SafeAppSchema = z.object({
  id: CountSchema,
  url: UrlSchema,
  name: NameSchema,
  iconUrl: NullableUrlSchema,
  description: NoteSchema,
  chainIds: z.array(ChainIdSchema),
  provider: z.object({ url: UrlSchema, name: NameSchema }).nullable().default(null),
  accessControl: z
    .object({
      type: z.enum(['NO_RESTRICTIONS', 'DOMAIN_ALLOWLIST', 'UNKNOWN']).catch('UNKNOWN'),
      value: z.array(UrlSchema).nullable().default(null),
    })
    .default({ type: 'NO_RESTRICTIONS', value: null }),
  tags: z.array(NameSchema).default([]),
  features: z.array(NameSchema).default([]),
  socialProfiles: z.array(z.object({ platform: NameSchema, url: UrlSchema })).default([]),
  developerWebsite: NullableUrlSchema,
  featured: z.boolean().default(false),
})

export type SafeApp = z.infer<typeof SafeAppSchema>

/** `GET /v1/chains/{chainId}/safe-apps` */
export const SafeAppsSchema = z.array(SafeAppSchema)
