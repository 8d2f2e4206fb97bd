import type { SafePlace, SafeVersion } from '../../db/queries/listSafeVersions.ts'

export type ReadVersion = (place: SafePlace) => Promise<string | undefined>

const toKey = ({ chainId, safe }: SafePlace) => `${chainId}:${safe}`

/**
 * Reads versions in common: whoever asks while a query is under way waits for the next one, so a version is never older
 * than its question, and any number of requests costs one query at a time.
 */
export function createVersionReader(list: (places: SafePlace[]) => Promise<SafeVersion[]>): ReadVersion {
  let waiting: { place: SafePlace; reject: (error: unknown) => void; resolve: (version?: string) => void }[] = []
  let isReading = false

  async function readAll(): Promise<void> {
    isReading = true
    while (waiting.length > 0) {
      const asked = waiting
      waiting = []
      try {
        const places = new Map(asked.map(({ place }) => [toKey(place), place]))
        const found = await list([...places.values()])
        const versionOf = new Map(found.map((row) => [toKey(row), row.version]))
        for (const { place, resolve } of asked) resolve(versionOf.get(toKey(place)))
      } catch (error) {
        for (const { reject } of asked) reject(error)
      }
    }
    isReading = false
  }

  return (place) =>
    new Promise((resolve, reject) => {
      waiting.push({ place, reject, resolve })
      if (!isReading) void readAll()
    })
}
