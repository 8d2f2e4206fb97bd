/**
 * Reads for many at once: whoever asks while something is being read shares the next reading of it. So an answer is
 * never older than its question, and any number of questions costs one reading at a time.
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
