import type { SafeTransaction } from '@countersign/protocol/hash'
import type { Hex } from 'viem'
import type { Services } from '../services/Services.ts'
import { type Draft, formKey, noteKey, readNote, removeDraft, saveForm, saveNonce } from '../signature-store/drafts.ts'
import { toStored } from '../signature-store/StoredTransaction.ts'
import { hashDraft } from './storeDraft.ts'

export type RenewDraftParameters = {
  draft: Draft
  nonce: bigint
  transaction: SafeTransaction
}

/** Copies a draft and its note to another nonce; the form's input stays. Signs nothing. */
export function renewDraft({ drafts }: Pick<Services, 'drafts'>, parameters: RenewDraftParameters): Hex {
  const { draft, nonce, transaction } = parameters
  const { chainId, form, safe, version } = draft
  const renewed = Object.freeze({ ...transaction, nonce })
  const safeTxHash = hashDraft({ chainId, safe, transaction: renewed, version })
  drafts.update((all) => {
    const note = readNote(all, draft.safeTxHash)
    const rest = removeDraft(all, draft.safeTxHash)
    const transactions = [{ ...draft, safeTxHash, transaction: toStored(renewed) }, ...rest.transactions]
    const noted = note === '' ? rest : saveForm(rest, noteKey(safeTxHash), note)
    // Clears a custom nonce, which is used up.
    return saveNonce({ ...noted, transactions }, formKey(chainId, safe, form), '')
  })
  return safeTxHash
}
