import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { Hex } from 'viem'
import { safeStateQuery } from '../safe/queries.ts'
import { useServices } from '../services/Services.ts'
import { useNextNonce } from '../transaction-builder/useNextNonce.ts'
import type { Question } from './PendingRequest.ts'
import { deleteUnsigned, type Prepared, prepareRequest } from './prepareRequest.ts'

export type PreparedRequest = {
  /** Undefined while pending; null if nothing has to be prepared. */
  prepared: Prepared | null | undefined
  error: unknown
  /** Replaces the draft with one of another nonce. */
  renew: (safeTxHash: Hex) => void
  retry: () => void
}

/** Prepares the request on screen, not those waiting: its nonce follows what was signed before it. */
export function usePreparedRequest(question: Question): PreparedRequest {
  const services = useServices()
  const { safe } = question
  const state = useQuery(safeStateQuery(services, safe))
  const nextNonce = useNextNonce(safe, state.data?.nonce)
  const isReady = state.data !== undefined && nextNonce !== undefined && nextNonce.basis !== 'looking'
  const queryKey = ['asked', question.id]
  const made = useQuery({
    queryKey,
    queryFn: () => {
      if (!state.data || !nextNonce) throw new Error('Not ready: the query should not have run.')
      return prepareRequest(services, { question, version: state.data.version, nonce: nextNonce.value })
    },
    enabled: isReady,
    retry: false,
    // Prepared once: what is on screen must not change.
    staleTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
  })
  const prepared = made.data
  useEffect(() => {
    if (!prepared) return
    return () => deleteUnsigned(services, prepared)
  }, [prepared, services])
  const hasNoState = state.isError && !state.data
  return {
    prepared,
    renew: (safeTxHash) =>
      services.queryClient.setQueryData<Prepared>(queryKey, {
        kind: 'transaction',
        id: { chainId: safe.chainId, address: safe.address, safeTxHash },
      }),
    error: made.error ?? (hasNoState ? state.error : null),
    retry: () => void (hasNoState ? state.refetch() : made.refetch()),
  }
}
