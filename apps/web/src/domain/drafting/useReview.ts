import { hashSafeTransaction, type SafeState } from '@countersign/protocol'
import { useNavigate } from '@tanstack/react-router'
import type { AbiFunction } from 'viem'
import { saveDraft } from '../ledger/drafts.ts'
import { toStored } from '../ledger/StoredTransaction.ts'
import type { CurrentSafe } from '../safe/parseSafeParams.ts'
import { useServices } from '../services/Services.ts'
import { type Call, createTransaction } from './createTransaction.ts'

/** A call, and the function that it was made with where a form knows it. */
export type DraftedCall = Call & { abi?: AbiFunction | undefined }

export type UseReviewParameters = { safe: CurrentSafe; state: Pick<SafeState, 'version'>; form: string }

/** The one way from a call to the review: a frozen draft of this browser, and its page. Nothing is signed by it. */
export function useReview({ safe, state, form }: UseReviewParameters): (call: DraftedCall, nonce: bigint) => void {
  const services = useServices()
  const navigate = useNavigate()
  return (call, nonce) => {
    const transaction = createTransaction(call, nonce)
    const { chainId, address } = safe
    const { version } = state
    const { safeTxHash } = hashSafeTransaction({ chainId, safe: address, version, transaction })
    services.drafts.update((drafts) =>
      saveDraft(drafts, {
        chainId,
        safe: address,
        version,
        safeTxHash,
        transaction: toStored(transaction),
        createdAt: Date.now(),
        form,
        ...(call.abi ? { abi: call.abi } : {}),
      }),
    )
    void navigate({ to: '/$chain/$safe/tx/$id', params: { ...safe.params, id: safeTxHash } })
  }
}
