/**
 * Shares reads: requests during a read share the next one. A value is never older than its request, and any number of
 * requests costs one read at a time. A read gets the context of the first request that needs it.
 */
export function createSharedReader<key, value, context extends unknown[]>(
  read: (key: key, ...context: context) => Promise<value>,
): (key: key, ...context: context) => Promise<value> {
  const readings = new Map<key, { next: Promise<value> | undefined; now: Promise<value> }>()

  function begin(key: key, context: context): Promise<value> {
    const now = read(key, ...context)
    const reading = { next: undefined, now }
    readings.set(key, reading)
    const end = () => {
      if (readings.get(key) === reading) readings.delete(key)
    }
    now.then(end, end)
    return now
  }

  return (key, ...context) => {
    const reading = readings.get(key)
    if (!reading) return begin(key, context)
    reading.next ??= reading.now.then(
      () => begin(key, context),
      () => begin(key, context),
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
