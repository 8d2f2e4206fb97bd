/** An index at a time. */
export type SyncSample = { at: number; block: number }

/** Blocks. Closer to the head an index is current within moments. */
const farFromHead = 1_000
/** Milliseconds that are measured before anything is said. */
const minimum = 10_000

/** The sample to measure from: another one after the index went back or was observed anew. */
export function chooseSample(first: SyncSample | undefined, { at, block }: SyncSample): SyncSample {
  return first && block >= first.block && at >= first.at ? first : { at, block }
}

/** Minutes until the index has reached the head, by its speed so far; undefined while that is unknown or soon. */
export function estimateMinutes(
  { first, last }: { first: SyncSample; last: SyncSample },
  head: number,
): number | undefined {
  const lag = head - last.block
  const blocks = last.block - first.block
  if (lag < farFromHead || blocks <= 0 || last.at - first.at < minimum) return undefined
  return Math.ceil((lag * (last.at - first.at)) / blocks / 60_000)
}
