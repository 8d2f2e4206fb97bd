import { AddressSchema, HashSchema } from '@countersign/protocol'
import type { Address, Hex } from 'viem'
import { z } from 'zod'
import { StoredTransactionSchema } from './StoredTransaction.ts'

/** What stands in the form, exactly as typed. */
const SendFormSchema = z.object({
  /** Token address; the zero address is the chain's own coin. */
  asset: z.string(),
  recipient: z.string(),
  amount: z.string(),
})

export type SendForm = z.infer<typeof SendFormSchema>

const DraftSchema = z.object({
  chainId: z.int().positive(),
  safe: AddressSchema,
  version: z.string(),
  safeTxHash: HashSchema,
  transaction: StoredTransactionSchema,
  createdAt: z.number(),
})

export type Draft = z.infer<typeof DraftSchema>

/** What the user prepared and has not signed: it outlives errors and reloads. */
export const DraftsSchema = z.object({
  forms: z.record(z.string(), SendFormSchema),
  transactions: z.array(DraftSchema),
})

export type Drafts = z.infer<typeof DraftsSchema>

export const noDrafts: Drafts = { forms: {}, transactions: [] }

const longestList = 50

export function formKey(chainId: number, safe: Address): string {
  return `${chainId}:${safe}`
}

export function saveForm(drafts: Drafts, key: string, form: SendForm): Drafts {
  return { ...drafts, forms: { ...drafts.forms, [key]: form } }
}

export function clearForm(drafts: Drafts, key: string): Drafts {
  const { [key]: _, ...forms } = drafts.forms
  return { ...drafts, forms }
}

export function saveDraft(drafts: Drafts, draft: Draft): Drafts {
  const others = drafts.transactions.filter(({ safeTxHash }) => safeTxHash !== draft.safeTxHash)
  return { ...drafts, transactions: [draft, ...others].slice(0, longestList) }
}

export function removeDraft(drafts: Drafts, safeTxHash: Hex): Drafts {
  return { ...drafts, transactions: drafts.transactions.filter((draft) => draft.safeTxHash !== safeTxHash) }
}

export function findDraft(drafts: Drafts, safeTxHash: Hex): Draft | undefined {
  return drafts.transactions.find((draft) => draft.safeTxHash.toLowerCase() === safeTxHash.toLowerCase())
}
