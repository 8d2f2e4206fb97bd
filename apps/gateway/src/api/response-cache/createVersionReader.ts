import type { SafeKey, SafeVersion } from '../../db/queries/cacheVersions.ts'

export type ReadVersion = (key: SafeKey) => Promise<string | undefined>

const toKey = ({ chainId, safe }: SafeKey) => `${chainId}:${safe}`

/**
 * Batches version reads: requests during a query wait for the next one, so a version is never older than its request,
 * and any number of requests costs one query at a time.
 */
export function createVersionReader(list: (keys: SafeKey[]) => Promise<SafeVersion[]>): ReadVersion {
  let waiting: { key: SafeKey; reject: (error: unknown) => void; resolve: (version?: string) => void }[] = []
  let isReading = false

  async function readAll(): Promise<void> {
    isReading = true
    while (waiting.length > 0) {
      const requests = waiting
      waiting = []
      try {
        const keys = new Map(requests.map(({ key }) => [toKey(key), key]))
        const found = await list([...keys.values()])
        const versionOf = new Map(found.map((row) => [toKey(row), row.version]))
        for (const { key, resolve } of requests) resolve(versionOf.get(toKey(key)))
      } catch (error) {
        for (const { reject } of requests) reject(error)
      }
    }
    isReading = false
  }

  return (key) =>
    new Promise((resolve, reject) => {
      waiting.push({ key, reject, resolve })
      if (!isReading) void readAll()
    })
}
