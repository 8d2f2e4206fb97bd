import type { SafeState } from '@countersign/protocol/chain'
import { useNavigate } from '@tanstack/react-router'
import type { CurrentSafe } from '../safe/parseSafeParams.ts'
import { useServices } from '../services/Services.ts'
import { type DraftedCall, storeDraft } from './storeDraft.ts'

export type UseReviewParameters = { safe: CurrentSafe; state: Pick<SafeState, 'version'>; form: string }

/** The one way from a form to the review: a frozen draft of this browser, and its page. Nothing is signed by it. */
export function useReview({ safe, state, form }: UseReviewParameters): (call: DraftedCall, nonce: bigint) => void {
  const services = useServices()
  const navigate = useNavigate()
  return (call, nonce) => {
    const safeTxHash = storeDraft(services, { safe, version: state.version, call, nonce, form })
    void navigate({ to: '/$chain/$safe/tx/$id', params: { ...safe.params, id: safeTxHash } })
  }
}
