/** Most bytes of a page's rows: strangers can make them large. */
const maxPageBytes = 1_000_000

export type LoadBoundedParameters<key, record> = {
  /** Whether to keep the end of the page instead of its start. @default false */
  isFromEnd?: boolean | undefined
  keys: readonly key[]
  /** Records that are returned however large they are. @default 1 */
  least?: number | undefined
  /** Records in the order of their keys. */
  load: (keys: readonly key[]) => Promise<record[]>
  /** Approximate bytes of each, without loading it. */
  measure: (keys: readonly key[]) => Promise<readonly number[]>
}

export type LoadBoundedReturnType<record> = {
  /** Whether records were left out for their size. */
  isCut: boolean
  records: record[]
}

/** Loads records until the page is full: two queries for any number. */
export async function loadBounded<key, record>({
  isFromEnd = false,
  keys,
  least = 1,
  load,
  measure,
}: LoadBoundedParameters<key, record>): Promise<LoadBoundedReturnType<record>> {
  if (keys.length <= least) return { isCut: false, records: await load(keys) }
  const sizes = await measure(keys)
  const count = countFitting(isFromEnd ? sizes.toReversed() : sizes, least)
  const fitting = isFromEnd ? keys.slice(keys.length - count) : keys.slice(0, count)
  return { isCut: count < keys.length, records: await load(fitting) }
}

/** Number of leading records that fit. */
export function countFitting(sizes: readonly number[], least = 1): number {
  let bytes = 0
  const beyond = sizes.findIndex((size, index) => {
    bytes += size
    return bytes > maxPageBytes && index >= least
  })
  return beyond === -1 ? sizes.length : beyond
}
