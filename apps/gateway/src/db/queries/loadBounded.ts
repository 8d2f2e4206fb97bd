/** Bytes of the rows of one page, which somebody else may have filled. */
const maxPageBytes = 1_000_000

export type LoadBoundedParameters<key, record> = {
  /** Whether it is the end of the page that stays. @default false */
  isFromEnd?: boolean | undefined
  keys: readonly key[]
  /** So many there are, however large. @default 1 */
  least?: number | undefined
  /** Records in the order of their keys. */
  load: (keys: readonly key[]) => Promise<record[]>
  /** The bytes of each, about, without loading it. */
  measure: (keys: readonly key[]) => Promise<readonly number[]>
}

export type LoadBoundedReturnType<record> = {
  /** Whether there are keys whose records would have been too much. */
  isCut: boolean
  records: record[]
}

/** Loads the records of a page as far as they have room in it: two queries for any number. */
export async function loadBounded<key, record>({
  isFromEnd = false,
  keys,
  least = 1,
  load,
  measure,
}: LoadBoundedParameters<key, record>): Promise<LoadBoundedReturnType<record>> {
  // So few cannot be too many.
  if (keys.length <= least) return { isCut: false, records: await load(keys) }
  const sizes = await measure(keys)
  const count = countFitting(isFromEnd ? sizes.toReversed() : sizes, least)
  const fitting = isFromEnd ? keys.slice(keys.length - count) : keys.slice(0, count)
  return { isCut: count < keys.length, records: await load(fitting) }
}

/** How many of the first have room on a page. */
export function countFitting(sizes: readonly number[], least = 1): number {
  let bytes = 0
  const beyond = sizes.findIndex((size, index) => {
    bytes += size
    return bytes > maxPageBytes && index >= least
  })
  return beyond === -1 ? sizes.length : beyond
}
