/**
 * Reads once for all who ask while it is being read and for a moment afterwards, a failure too: however often somebody
 * asks, it costs one reading in that time.
 */
export function rememberBriefly<value>(
  read: () => Promise<value>,
  /** Milliseconds. */
  lifetime: number,
): () => Promise<value> {
  let kept: { reading: Promise<value>; until: number } | undefined
  return () => {
    if (kept && performance.now() < kept.until) return kept.reading
    const fresh = { reading: read(), until: Number.POSITIVE_INFINITY }
    const end = () => {
      fresh.until = performance.now() + lifetime
    }
    fresh.reading.then(end, end)
    kept = fresh
    return fresh.reading
  }
}
