/** Parts of at most so many items, in order. */
export function chunk<item>(items: readonly item[], size: number): item[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  )
}
