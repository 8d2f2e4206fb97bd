import type { SafeState } from '@countersign/protocol'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { useStore } from '../../lib/useStore.ts'
import { useServices } from '../services/Services.ts'
import { listVisitChanges, parseVisit, toVisit, type Visit, type VisitChange } from './listVisitChanges.ts'
import { findHighestNonce, visitKey } from './Visits.ts'

export type VisitNews = {
  /** Since the last visit, until they were taken note of. */
  changes: readonly VisitChange[]
  takeNote: () => void
  /** A nonce that was seen here, on this visit or an earlier one, where the node now tells a lower one. */
  higherNonce: bigint | undefined
}

/** Compares a Safe with what it was like on the last visit. What changes while one looks is told where it happens. */
export function useVisit(safe: Parameters<typeof visitKey>[0], state: SafeState | undefined): VisitNews {
  const { visits } = useServices()
  const key = visitKey(safe)
  const [before] = useState<Visit | undefined>(() => parseVisit(visits.get()[key]))
  const [first, setFirst] = useState<SafeState>()
  if (state && !first) setFirst(state)
  const [isNoted, setNoted] = useState(false)
  const found = useMemo(
    () => (before && first ? listVisitChanges(before, toVisit(first, before)) : []),
    [before, first],
  )
  const changes = isNoted ? [] : found
  const isKept = changes.length === 0
  useEffect(() => {
    if (!state) return
    visits.update((all) => {
      const known = parseVisit(all[key])
      // Until the changes were taken note of, only the nonce is new.
      const visit = isKept || !known ? toVisit(state, known) : { ...known, nonce: toVisit(state, known).nonce }
      return JSON.stringify(known) === JSON.stringify(visit) ? all : { ...all, [key]: visit }
    })
  }, [state, visits, key, isKept])
  const seen = findHighestNonce(useStore(visits), safe)
  const higherNonce = seen !== undefined && state && seen > state.nonce ? seen : undefined
  return { changes, higherNonce, takeNote: useCallback(() => setNoted(true), []) }
}
