import { subscribeToSafe } from '@countersign/client'
import type { Query, QueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useServices } from '../services/Services.ts'
import { createRefresher } from './createRefresher.ts'
import { listChangedKeys } from './listChangedKeys.ts'
import { createOwnEventFilter } from './ownWrites.ts'
import { type SafeId, safeKey } from './queries.ts'
import type { LiveState } from './useLiveState.ts'

/** While the stream is down. */
const pollInterval = 15_000
/** While it is open: a change between a response and the stream's first event has no event. */
const slowPollInterval = 60_000

export type LiveUpdatesProps = { onState: (state: LiveState) => void; safe: SafeId }

/** Renders nothing. Subscribes to the service's events of one Safe, and polls while the stream is down. */
export function LiveUpdates({ onState, safe: { address, chainId } }: LiveUpdatesProps): null {
  const { service, queryClient } = useServices()
  const [state, setState] = useState<'open' | 'closed'>('closed')
  useEffect(() => {
    onState(state)
    return () => onState('none')
  }, [onState, state])
  useEffect(() => {
    const id = { chainId, address }
    const refresher = createRefresher({
      refresh: (keys) => {
        if (keys === 'all') return refreshOlder(queryClient, id)
        // A running fetch may be from before the change.
        for (const queryKey of keys) void queryClient.invalidateQueries({ queryKey }, { cancelRefetch: true })
      },
    })
    const isOwn = createOwnEventFilter(queryClient.getMutationCache(), id)
    const unsubscribe = subscribeToSafe(service, {
      ...id,
      onChange: (event) => {
        if (!isOwn(event)) refresher.request(listChangedKeys(id, event))
      },
      onState: (next) => {
        setState(next)
        // Events of the time without a stream are lost.
        if (next === 'open') refresher.request('all')
      },
    })
    return () => {
      unsubscribe()
      refresher.stop()
    }
  }, [service, queryClient, chainId, address])
  useEffect(() => {
    const timer = setInterval(
      () => refreshOlder(queryClient, { chainId, address }),
      state === 'open' ? slowPollInterval : pollInterval,
    )
    return () => clearInterval(timer)
  }, [state, queryClient, chainId, address])
  return null
}

/** Data younger than this, in milliseconds, is not refetched. */
const young = 2_000

/** Refetches the active queries of a Safe, except for young data and running fetches. */
function refreshOlder(queryClient: QueryClient, safe: SafeId): void {
  const limit = Date.now() - young
  const isOld = ({ state: { dataUpdatedAt } }: Query) => dataUpdatedAt < limit
  void queryClient.invalidateQueries({ queryKey: safeKey(safe), predicate: isOld }, { cancelRefetch: false })
}
