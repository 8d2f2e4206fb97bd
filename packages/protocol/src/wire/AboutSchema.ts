import { z } from 'zod'
import { AddressSchema, CountSchema, TimestampSchema } from './primitives.ts'
import { NameSchema, NoteSchema } from './TextSchema.ts'

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

/** `GET /v1/chains/{chainId}/about/indexing` */
export const IndexingStatusSchema = z.object({
  currentBlockNumber: CountSchema,
  currentBlockTimestamp: z.string().max(40).nullable().default(null),
  synced: z.boolean(),
  lastSync: TimestampSchema,
})

export const MasterCopySchema = z.object({ address: AddressSchema, version: NameSchema })

export type MasterCopy = z.infer<typeof MasterCopySchema>

/** `GET /v1/chains/{chainId}/about/master-copies` */
export const MasterCopiesSchema = z.array(MasterCopySchema)

/** The body of every refusal of our gateway: a stable code for machines, a sentence for people. */
export const ApiErrorSchema = z.object({
  code: z.union([z.string().max(100), z.int()]),
  message: NoteSchema,
  statusCode: z.int().optional(),
})
