import type { SafeState } from '@countersign/protocol/chain'
import { useNavigate } from '@tanstack/react-router'
import type { CurrentSafe } from '../safe/parseSafeParams.ts'
import { useServices } from '../services/Services.ts'
import { type DraftedCall, storeDraft } from './storeDraft.ts'

export type UseReviewParameters = { safe: CurrentSafe; state: Pick<SafeState, 'version'>; form: string }

/** The only path from a form to the review: stores a draft and opens its page. Signs nothing. */
export function useReview({ safe, state, form }: UseReviewParameters): (call: DraftedCall, nonce: bigint) => void {
  const services = useServices()
  const navigate = useNavigate()
  return (call, nonce) => {
    const safeTxHash = storeDraft(services, { safe, version: state.version, call, nonce, form })
    void navigate({ to: '/$chain/$safe/tx/$id', params: { ...safe.params, id: safeTxHash } })
  }
}
