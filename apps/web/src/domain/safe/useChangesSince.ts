import type { SafeState } from '@countersign/protocol/chain'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { useStore } from '../../lib/useStore.ts'
import { useServices } from '../services/Services.ts'
import { findHighestNonce, lastSeenKey } from './LastSeen.ts'
import { listChangesSince, parseSeenState, type SeenChange, type SeenState, toSeenState } from './listChangesSince.ts'

export type ChangesSince = {
  /** Since the last visit, until they were taken note of. */
  changes: readonly SeenChange[]
  takeNote: () => void
  /** A nonce that was seen here, on this visit or an earlier one, where the node now tells a lower one. */
  higherNonce: bigint | undefined
}

/** Compares a Safe with what it was like on the last visit. What changes while one looks is told where it happens. */
export function useChangesSince(safe: Parameters<typeof lastSeenKey>[0], state: SafeState | undefined): ChangesSince {
  const { visits } = useServices()
  const key = lastSeenKey(safe)
  const [before] = useState<SeenState | undefined>(() => parseSeenState(visits.get()[key]))
  const [first, setFirst] = useState<SafeState>()
  if (state && !first) setFirst(state)
  const [isNoted, setNoted] = useState(false)
  const found = useMemo(
    () => (before && first ? listChangesSince(before, toSeenState(first, before)) : []),
    [before, first],
  )
  const changes = isNoted ? [] : found
  const isStored = changes.length === 0
  useEffect(() => {
    if (!state) return
    visits.update((all) => {
      const known = parseSeenState(all[key])
      // Until the changes were taken note of, only the nonce is new.
      const visit =
        isStored || !known ? toSeenState(state, known) : { ...known, nonce: toSeenState(state, known).nonce }
      return JSON.stringify(known) === JSON.stringify(visit) ? all : { ...all, [key]: visit }
    })
  }, [state, visits, key, isStored])
  const seen = findHighestNonce(useStore(visits), safe)
  const higherNonce = seen !== undefined && state && seen > state.nonce ? seen : undefined
  return { changes, higherNonce, takeNote: useCallback(() => setNoted(true), []) }
}
