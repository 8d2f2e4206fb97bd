export type ByteCache<value> = {
  get(key: string): value | undefined
  set(key: string, value: value): void
}

/** An LRU cache with a limit in bytes. */
export function createByteCache<value>({
  maxBytes,
  sizeOf,
}: {
  maxBytes: number
  sizeOf: (value: value) => number
}): ByteCache<value> {
  const values = new Map<string, value>()
  let bytes = 0
  const sizeOfEntry = (key: string, value: value) => key.length + sizeOf(value)

  function drop(key: string): void {
    const value = values.get(key)
    if (value === undefined) return
    values.delete(key)
    bytes -= sizeOfEntry(key, value)
  }

  return {
    get(key) {
      const value = values.get(key)
      if (value === undefined) return undefined
      values.delete(key)
      values.set(key, value)
      return value
    },
    set(key, value) {
      drop(key)
      // One large value must not evict a hundred others.
      if (sizeOfEntry(key, value) > maxBytes / 16) return
      values.set(key, value)
      bytes += sizeOfEntry(key, value)
      for (const oldest of values.keys()) {
        if (bytes <= maxBytes) return
        drop(oldest)
      }
    },
  }
}
