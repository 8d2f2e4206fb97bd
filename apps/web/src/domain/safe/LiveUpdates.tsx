import { subscribeToSafe } from '@countersign/client'
import { hashKey, type Query, type QueryClient, type QueryKey } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useServices } from '../services/Services.ts'
import { createOwnEventFilter, listChangedKeys } from './listChangedKeys.ts'
import { type SafeId, safeKey } from './queries.ts'
import type { LiveState } from './useCurrentSafe.ts'

/** While the stream is down. */
const pollInterval = 15_000
/** While it is open: a change between a response and the stream's first event has no event. */
const slowPollInterval = 60_000

export type LiveUpdatesProps = { onState: (state: LiveState) => void; safe: SafeId }

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

function refreshOlder(queryClient: QueryClient, safe: SafeId): void {
  const limit = Date.now() - young
  const isOld = ({ state: { dataUpdatedAt } }: Query) => dataUpdatedAt < limit
  void queryClient.invalidateQueries({ queryKey: safeKey(safe), predicate: isOld }, { cancelRefetch: false })
}

export type RefresherParameters = {
  /** Invalidates queries by key prefix; `all`: every stale query of the Safe. */
  refresh: (keys: readonly QueryKey[] | 'all') => void
}

export type Refresher = {
  /** Immediate if few refreshes happened lately; else coalesced. */
  request: (keys: readonly QueryKey[] | 'all') => void
  stop: () => void
}

/** Milliseconds to wait after a refresh, by the number of refreshes within the last minute. */
const pauses = [0, 1_000, 1_000, 2_000, 4_000, 8_000, 15_000, 30_000] as const
const maxPause = 30_000
const minute = 60_000
/** More than any screen has: treated as `all`. */
const maxKeys = 50

/** Throttles what a service's events trigger: the first refreshes at once, those of a flood with growing pauses. */
export function createRefresher({ refresh }: RefresherParameters): Refresher {
  const pending = new Map<string, QueryKey>()
  let isAll = false
  let done: number[] = []
  let timer: ReturnType<typeof setTimeout> | undefined

  function flush(): void {
    timer = undefined
    const keys = isAll ? ('all' as const) : dropCovered([...pending.values()])
    pending.clear()
    isAll = false
    done.push(Date.now())
    refresh(keys)
  }

  return {
    request(keys) {
      if (keys === 'all') isAll = true
      else for (const key of keys) pending.set(hashKey(key), key)
      if (pending.size > maxKeys) isAll = true
      if (isAll) pending.clear()
      if (timer !== undefined || (!isAll && pending.size === 0)) return
      const now = Date.now()
      done = done.filter((at) => now - at < minute)
      const wait = (done.at(-1) ?? 0) + (pauses[done.length] ?? maxPause) - now
      if (done.length === 0 || wait <= 0) flush()
      else timer = setTimeout(flush, wait)
    },
    stop() {
      clearTimeout(timer)
      timer = undefined
      pending.clear()
      isAll = false
    },
  }
}

/** Drops keys whose prefix is refreshed anyway. */
function dropCovered(keys: readonly QueryKey[]): QueryKey[] {
  const hashes = new Set(keys.map(hashKey))
  return keys.filter((key) => !key.some((_, length) => length > 0 && hashes.has(hashKey(key.slice(0, length)))))
}
