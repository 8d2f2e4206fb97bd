import type { PageBounds } from '@countersign/protocol/wire'

/** Cursors of the first and last row of a page. */
export function toPageBounds<item>(items: readonly item[], toPlace: (item: item) => string): PageBounds | undefined {
  const [first, last] = [items[0], items.at(-1)]
  return first === undefined || last === undefined ? undefined : { first: toPlace(first), last: toPlace(last) }
}
