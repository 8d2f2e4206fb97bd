import type { SafeState } from '@countersign/protocol/chain'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { useStore } from '../../lib/useStore.ts'
import { useServices } from '../services/Services.ts'
import { findHighestNonce, lastSeenKey } from './LastSeen.ts'
import { listChangesSince, parseSeenState, type SeenChange, type SeenState, toSeenState } from './listChangesSince.ts'

export type ChangesSince = {
  /** Since the last visit, until dismissed. */
  changes: readonly SeenChange[]
  takeNote: () => void
  /** A higher nonce than the node now returns, seen in this browser. */
  higherNonce: bigint | undefined
}

/** Compares a Safe with its state at the last visit. Changes during the visit are shown by their own screens. */
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
      // Until the changes are dismissed, only the nonce is updated.
      const visit =
        isStored || !known ? toSeenState(state, known) : { ...known, nonce: toSeenState(state, known).nonce }
      return JSON.stringify(known) === JSON.stringify(visit) ? all : { ...all, [key]: visit }
    })
  }, [state, visits, key, isStored])
  const seen = findHighestNonce(useStore(visits), safe)
  const higherNonce = seen !== undefined && state && seen > state.nonce ? seen : undefined
  return { changes, higherNonce, takeNote: useCallback(() => setNoted(true), []) }
}
