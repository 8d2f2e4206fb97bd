import type { Address, Hex } from 'viem'
import type { Draft, Drafts } from './DraftsSchema.ts'

const maxListLength = 50

/** Payments were the first form and have the shortest key. */
export function formKey(chainId: number, safe: Address, form: string): string {
  return form === 'send' ? `${chainId}:${safe}` : `${chainId}:${safe}:${form}`
}

export function saveForm(drafts: Drafts, key: string, form: unknown): Drafts {
  return { ...drafts, forms: { ...drafts.forms, [key]: form } }
}

export function saveNonce(drafts: Drafts, key: string, nonce: string): Drafts {
  return { ...drafts, nonces: { ...drafts.nonces, [key]: nonce } }
}

/** Of the expiry date beside a form. */
export function expiryKey(key: string): string {
  return `expiry:${key}`
}

export function clearForm(drafts: Drafts, key: string): Drafts {
  const { [key]: _form, [expiryKey(key)]: _expiry, ...forms } = drafts.forms
  const { [key]: _nonce, ...nonces } = drafts.nonces
  return { ...drafts, forms, nonces }
}

export function saveDraft(drafts: Drafts, draft: Draft): Drafts {
  const others = drafts.transactions.filter(({ safeTxHash }) => safeTxHash !== draft.safeTxHash)
  return { ...drafts, transactions: limit([draft, ...others]) }
}

/** The oldest goes, of imported ones first: a sender of files must not displace own work. */
function limit(transactions: readonly Draft[]): Draft[] {
  if (transactions.length <= maxListLength) return [...transactions]
  const imported = transactions.findLastIndex(({ isImported }) => isImported)
  return transactions.toSpliced(imported > 0 ? imported : -1, 1)
}

export function removeDraft(drafts: Drafts, safeTxHash: Hex): Drafts {
  const { [noteKey(safeTxHash)]: _note, ...forms } = drafts.forms
  return { ...drafts, forms, transactions: drafts.transactions.filter((draft) => draft.safeTxHash !== safeTxHash) }
}

export function findDraft(drafts: Drafts, safeTxHash: Hex): Draft | undefined {
  return drafts.transactions.find((draft) => draft.safeTxHash.toLowerCase() === safeTxHash.toLowerCase())
}

export function noteKey(safeTxHash: Hex): string {
  return `note:${safeTxHash.toLowerCase()}`
}

export function readNote(drafts: Drafts, safeTxHash: Hex): string {
  const note = drafts.forms[noteKey(safeTxHash)]
  return typeof note === 'string' ? note : ''
}

/** Once delivered, neither the draft nor its form is needed. */
export function finishDraft(drafts: Drafts, safeTxHash: Hex): Drafts {
  const draft = findDraft(drafts, safeTxHash)
  if (!draft) return drafts
  return clearForm(removeDraft(drafts, draft.safeTxHash), formKey(draft.chainId, draft.safe, draft.form))
}
