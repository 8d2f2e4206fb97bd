import { CACHE_TIME } from '../constants.ts'

const entries = new Map<string, { at: number; value: Promise<unknown> }>()

export type WithCacheOptions = { key: string; cacheTime?: number; now?: () => number }

/** One look-up per key for as long as the cache time says (for ever by default); a failed one is forgotten at once. */
export function withCache<value>(look: () => Promise<value>, options: WithCacheOptions): Promise<value> {
  const { cacheTime = CACHE_TIME, key, now = Date.now } = options
  const known = entries.get(key)
  if (known && now() - known.at < cacheTime) return known.value as Promise<value>
  const value = look()
  entries.set(key, { at: now(), value })
  value.catch(() => entries.get(key)?.value === value && entries.delete(key))
  return value
}
