import { subscribeToSafe } from '@countersign/client'
import type { Query, QueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useServices } from '../services/Services.ts'
import { createRefresher } from './createRefresher.ts'
import { listChangedKeys } from './listChangedKeys.ts'
import { type SafeId, safeKey } from './queries.ts'
import type { LiveState } from './useLiveState.ts'

/** While the stream is down. */
const pollInterval = 15_000
/** While it is open: a change that fell between an answer and the stream's first word was told to nobody. */
const slowPollInterval = 60_000

export type LiveUpdatesProps = { onState: (state: LiveState) => void; safe: SafeId }

/** Draws nothing. Follows one Safe by the service's event stream, and polls for as long as the stream is down. */
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
        // What is on its way may be from before the change: it is asked for again.
        for (const queryKey of keys) void queryClient.invalidateQueries({ queryKey }, { cancelRefetch: true })
      },
    })
    const unsubscribe = subscribeToSafe(service, {
      ...id,
      onChange: (event) => refresher.request(listChangedKeys(id, event)),
      onState: (next) => {
        setState(next)
        // What happened while the stream was down is not told again.
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

/** Answers younger than this are not asked for again. */
const young = 2_000

/** Asks again for everything of a Safe that is on screen, but for what was answered just now or is on its way. */
function refreshOlder(queryClient: QueryClient, safe: SafeId): void {
  const limit = Date.now() - young
  const isOld = ({ state: { dataUpdatedAt } }: Query) => dataUpdatedAt < limit
  void queryClient.invalidateQueries({ queryKey: safeKey(safe), predicate: isOld }, { cancelRefetch: false })
}
