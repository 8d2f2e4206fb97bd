import type { Pause } from './useInSlices.ts'

/** Sorted at once: less than a millisecond. */
const run = 256

/** `sort` with pauses, for lists of thousands: runs that are sorted at once, then merged two by two. */
export async function sortInSlices<item>(
  items: readonly item[],
  compare: (a: item, b: item) => number,
  pause: Pause,
): Promise<item[]> {
  let runs: item[][] = []
  for (let start = 0; start < items.length; start += run) {
    await pause()
    runs.push(items.slice(start, start + run).sort(compare))
  }
  while (runs.length > 1) {
    const merged: item[][] = []
    for (let index = 0; index < runs.length; index += 2)
      merged.push(await merge(runs[index] ?? [], runs[index + 1] ?? [], { compare, pause }))
    runs = merged
  }
  return runs[0] ?? []
}

async function merge<item>(
  left: readonly item[],
  right: readonly item[],
  { compare, pause }: { compare: (a: item, b: item) => number; pause: Pause },
): Promise<item[]> {
  const merged: item[] = []
  const rest = right.values()
  let next = rest.next()
  for (const item of left) {
    while (!next.done && compare(next.value, item) < 0) {
      merged.push(next.value)
      next = rest.next()
    }
    merged.push(item)
    if (merged.length % run === 0) await pause()
  }
  while (!next.done) {
    merged.push(next.value)
    next = rest.next()
  }
  return merged
}
