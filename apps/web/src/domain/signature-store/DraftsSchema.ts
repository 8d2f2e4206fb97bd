import { AddressSchema, HashSchema } from '@countersign/protocol/wire'
import { z } from 'zod'
import { StoredTransactionSchema } from './ConfirmationsSchema.ts'

const DraftSchema = z.object({
  chainId: z.int().positive(),
  safe: AddressSchema,
  version: z.string(),
  safeTxHash: HashSchema,
  transaction: StoredTransactionSchema,
  createdAt: z.number(),
  /** The form that created it; drafts from before there was a choice are payments. */
  form: z.string().default('send'),
  /** ABI of the function, where none is bundled; parsed where it is shown. */
  abi: z.unknown().optional(),
  /** From a file, link or code that nobody had signed: not this user's work. */
  isImported: z.boolean().optional(),
  askedBy: z.object({ name: z.string(), origin: z.string() }).optional(),
})

export type Draft = z.infer<typeof DraftSchema>

/** Prepared and unsigned: survives errors and reloads. */
export const DraftsSchema = z.object({
  /** Each form's values as typed; its own schema parses them. */
  forms: z.record(z.string(), z.unknown()),
  nonces: z.record(z.string(), z.string()).default({}),
  transactions: z.array(DraftSchema),
})

export type Drafts = z.infer<typeof DraftsSchema>

export const noDrafts: Drafts = { forms: {}, nonces: {}, transactions: [] }
