import { subscribeToSafe } from '@countersign/client'
import { useEffect, useState } from 'react'
import { safeKey } from '../safe/queries.ts'
import type { CurrentSafe } from '../safe/useCurrentSafe.ts'
import { useServices } from '../services/Services.ts'
import type { LiveState } from './useLiveState.ts'

const pollInterval = 5_000

/** Follows one Safe by the service's event stream; asks every few seconds for as long as the stream is down. */
export function useLiveUpdates(safe: CurrentSafe | undefined): LiveState {
  const { service, queryClient } = useServices()
  const [state, setState] = useState<'open' | 'closed'>('closed')
  const chainId = safe?.chainId
  const address = safe?.address
  useEffect(() => {
    if (chainId === undefined || address === undefined) return
    const refresh = (options: { cancelRefetch: boolean }) => {
      void queryClient.invalidateQueries({ queryKey: safeKey({ chainId, address }) }, options)
      void queryClient.invalidateQueries({ queryKey: ['chain', chainId, 'head'] }, options)
    }
    return subscribeToSafe(service, {
      chainId,
      address,
      // What is on its way may be from before the change: it is asked for again.
      onChange: () => refresh({ cancelRefetch: true }),
      onState: (next) => {
        setState(next)
        // What happened while the stream was down is not told again.
        if (next === 'open') refresh({ cancelRefetch: false })
      },
    })
  }, [service, queryClient, chainId, address])
  useEffect(() => {
    if (state === 'open' || chainId === undefined || address === undefined) return
    const timer = setInterval(
      () => void queryClient.invalidateQueries({ queryKey: safeKey({ chainId, address }) }),
      pollInterval,
    )
    return () => clearInterval(timer)
  }, [state, queryClient, chainId, address])
  return safe ? state : 'none'
}
