import { hashKey, type QueryKey } from '@tanstack/react-query'

export type RefresherParameters = {
  /** Has everything under these keys asked for again; `all`: everything of the Safe that is old. */
  refresh: (keys: readonly QueryKey[] | 'all') => void
}

export type Refresher = {
  /** At once where little was asked for lately; else together with what comes meanwhile. */
  request: (keys: readonly QueryKey[] | 'all') => void
  stop: () => void
}

/** How long to wait after a refresh, in milliseconds, by how many there were within the last minute. */
const pauses = [0, 1_000, 1_000, 2_000, 4_000, 8_000, 15_000, 30_000] as const
const longestPause = 30_000
const minute = 60_000
/** More keys than any screen has: whoever names so many means everything. */
const mostKeys = 50

/**
 * Bounds what a service can make this page ask for. Its events cost it nothing, and each one starts requests and
 * verification here: the first is followed at once, those of a storm together, and ever more seldom.
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

/** A key that begins with another one is refreshed with it. */
function dropCovered(keys: readonly QueryKey[]): QueryKey[] {
  const hashes = new Set(keys.map(hashKey))
  return keys.filter((key) => !key.some((_, length) => length > 0 && hashes.has(hashKey(key.slice(0, length)))))
}
