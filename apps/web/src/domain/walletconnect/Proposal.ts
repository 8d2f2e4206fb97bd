import { z } from 'zod'

/** A proposal is untrusted: its size is bounded first. */
const word = z.string().max(200)
const words = z.array(word).max(500)

const NamespaceSchema = z.object({ chains: words.optional(), methods: words.default([]), events: words.default([]) })

/** By namespace (`eip155`) or by chain (`eip155:1`). */
const NamespacesSchema = z
  .record(word, NamespaceSchema)
  .refine((namespaces) => Object.keys(namespaces).length <= 100, { error: 'names too many namespaces' })

const MetadataSchema = z.object({
  name: z.string().max(2_000).catch(''),
  url: z.string().max(2_000).catch(''),
})

const VerifySchema = z.object({
  verified: z.object({
    origin: z.string().max(2_000),
    validation: z.enum(['UNKNOWN', 'VALID', 'INVALID']),
    isScam: z.boolean().nullish(),
  }),
})

/** The requested namespaces. */
const WantedSchema = z.object({
  requiredNamespaces: NamespacesSchema.default({}),
  optionalNamespaces: NamespacesSchema.default({}),
})

export const ProposalSchema = z.object({
  id: z.number(),
  params: WantedSchema.extend({
    expiryTimestamp: z.number(),
    pairingTopic: z.string(),
    proposer: z.object({ metadata: MetadataSchema }),
  }),
  verifyContext: VerifySchema.optional().catch(undefined),
})

export const SessionSchema = WantedSchema.extend({
  topic: z.string(),
  expiry: z.number(),
  namespaces: z.object({ eip155: z.object({ accounts: z.array(z.string()), events: z.array(z.string()) }) }),
  peer: z.object({ metadata: MetadataSchema }),
})

export const RequestSchema = z.object({
  id: z.number(),
  topic: z.string(),
  params: z.object({
    chainId: z.string(),
    request: z.object({ method: z.string().max(200), params: z.unknown(), expiryTimestamp: z.number().optional() }),
  }),
  verifyContext: VerifySchema.optional().catch(undefined),
})

export type Wanted = z.infer<typeof WantedSchema>
export type Namespaces = z.infer<typeof NamespacesSchema>
export type Metadata = z.infer<typeof MetadataSchema>
export type VerifyContext = z.infer<typeof VerifySchema>
