import { hashSafeTransaction } from '@countersign/protocol/hash'
import type { AbiFunction, Address, Hex } from 'viem'
import type { Services } from '../services/Services.ts'
import { type Draft, saveDraft } from '../signature-store/drafts.ts'
import { toStored } from '../signature-store/StoredTransaction.ts'
import { type Call, createTransaction } from './createTransaction.ts'

/** A call, with its function's ABI where the form knows it. */
export type DraftedCall = Call & { abi?: AbiFunction | undefined }

export type StoreDraftParameters = {
  safe: { chainId: number; address: Address }
  version: string
  call: DraftedCall
  nonce: bigint
  form: string
  /** The requesting app, if it was no form of this page. */
  askedBy?: Draft['askedBy']
}

/** Stores a call as a draft, whose hash identifies its review. Signs nothing. */
export function storeDraft({ drafts }: Pick<Services, 'drafts'>, parameters: StoreDraftParameters): Hex {
  const { askedBy, call, form, nonce, safe, version } = parameters
  const { address, chainId } = safe
  const transaction = createTransaction(call, nonce)
  const safeTxHash = hashDraft({ chainId, safe: address, version, transaction })
  drafts.update((all) =>
    saveDraft(all, {
      chainId,
      safe: address,
      version,
      safeTxHash,
      transaction: toStored(transaction),
      createdAt: Date.now(),
      form,
      ...(call.abi ? { abi: call.abi } : {}),
      ...(askedBy ? { askedBy } : {}),
    }),
  )
  return safeTxHash
}

/** The hash that identifies a draft. */
export function hashDraft(parameters: Parameters<typeof hashSafeTransaction>[0]): Hex {
  return hashSafeTransaction(parameters).safeTxHash
}
