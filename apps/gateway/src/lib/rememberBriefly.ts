/** Caches a read, including its failure, for `lifetime` and shares concurrent calls. */
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
