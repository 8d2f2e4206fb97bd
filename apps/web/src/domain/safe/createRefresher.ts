import { hashKey, type QueryKey } from '@tanstack/react-query'

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
const longestPause = 30_000
const minute = 60_000
/** More than any screen has: treated as `all`. */
const mostKeys = 50

/**
 * Throttles what a service's events can trigger: each costs requests and verification. The first refreshes immediately;
 * those of a flood are coalesced with growing pauses.
 */
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
      if (pending.size > mostKeys) isAll = true
      if (isAll) pending.clear()
      if (timer !== undefined || (!isAll && pending.size === 0)) return
      const now = Date.now()
      done = done.filter((at) => now - at < minute)
      const wait = (done.at(-1) ?? 0) + (pauses[done.length] ?? longestPause) - now
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
