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
  sizeOf: (record: record) => number
  /** Rows that are loaded at a time: so many more than have room are read at most. @default 25 */
  step?: number | undefined
}

export type LoadBoundedReturnType<record> = {
  /** Whether there are keys whose records would have been too much. */
  isCut: boolean
  records: record[]
}

/** Loads the records of a page as long as they have room in it. */
export async function loadBounded<key, record>({
  isFromEnd = false,
  keys,
  least = 1,
  load,
  sizeOf,
  step = 25,
}: LoadBoundedParameters<key, record>): Promise<LoadBoundedReturnType<record>> {
  const inOrder = isFromEnd ? keys.toReversed() : keys
  const records: record[] = []
  let bytes = 0
  for (let start = 0; start < inOrder.length; start += step)
    for (const record of await load(inOrder.slice(start, start + step))) {
      bytes += sizeOf(record)
      if (bytes > maxPageBytes && records.length >= least)
        return { isCut: true, records: isFromEnd ? records.toReversed() : records }
      records.push(record)
    }
  return { isCut: false, records: isFromEnd ? records.toReversed() : records }
}

/** The bytes that a record takes on the wire, about: what is long in it is text. */
export function countTextBytes(value: unknown): number {
  if (typeof value === 'string') return value.length
  if (typeof value !== 'object' || value === null) return 8
  return Object.values(value).reduce<number>((sum, part) => sum + countTextBytes(part), 16)
}
