/** Filters of a list of transfers, as in the URL. */
const filterKeys = ['direction', 'asset', 'who', 'from', 'to', 'min', 'max', 'text'] as const

export type FilterSearch = { [key in (typeof filterKeys)[number]]?: string }

/** Numbers too: the router parses "5" as one. */
export function pickFilter(search: Record<string, unknown>): FilterSearch {
  const entries = filterKeys.flatMap((key) => {
    const value = search[key]
    return typeof value === 'string' || typeof value === 'number' ? [[key, `${value}`.slice(0, 100)]] : []
  })
  return Object.fromEntries(entries)
}
