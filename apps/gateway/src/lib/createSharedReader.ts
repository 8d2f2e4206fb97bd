/**
 * Shares reads: requests during a read share the next one. A value is never older than its request, and any number of
 * requests costs one read at a time.
 */
export function createSharedReader<key, value>(read: (key: key) => Promise<value>): (key: key) => Promise<value> {
  const readings = new Map<key, { next: Promise<value> | undefined; now: Promise<value> }>()

  function begin(key: key): Promise<value> {
    const now = read(key)
    const reading = { next: undefined, now }
    readings.set(key, reading)
    const end = () => {
      if (readings.get(key) === reading) readings.delete(key)
    }
    now.then(end, end)
    return now
  }

  return (key) => {
    const reading = readings.get(key)
    if (!reading) return begin(key)
    reading.next ??= reading.now.then(
      () => begin(key),
      () => begin(key),
    )
    return reading.next
  }
}

/** Caches a read, including its failure, for `lifetime` and shares concurrent calls. */
export function cacheBriefly<value>(
  read: () => Promise<value>,
  /** Milliseconds. */
  lifetime: number,
): () => Promise<value> {
  let cached: { reading: Promise<value>; until: number } | undefined
  return () => {
    if (cached && performance.now() < cached.until) return cached.reading
    const fresh = { reading: read(), until: Number.POSITIVE_INFINITY }
    const end = () => {
      fresh.until = performance.now() + lifetime
    }
    fresh.reading.then(end, end)
    cached = fresh
    return fresh.reading
  }
}
