import type { PageBounds } from '@countersign/protocol/wire'

/** The rows at both ends of a page, as links have them. */
export function toPageBounds<item>(items: readonly item[], toPlace: (item: item) => string): PageBounds | undefined {
  const [first, last] = [items[0], items.at(-1)]
  return first === undefined || last === undefined ? undefined : { first: toPlace(first), last: toPlace(last) }
}
