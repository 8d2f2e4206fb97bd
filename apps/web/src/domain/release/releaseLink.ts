/** What another device compares: the hashes that this browser pinned. */
export type ReleaseLink = { manifest: string; origin: string; worker: string }

const form = /^release=([0-9a-f]{64})-([0-9a-f]{64})-(.{1,300})$/

/** Fragment of the verification page. */
export function encodeReleaseLink({ manifest, origin, worker }: ReleaseLink): string {
  return `release=${manifest}-${worker}-${encodeURIComponent(origin)}`
}

export function parseReleaseLink(fragment: string): ReleaseLink | undefined {
  const [, manifest, worker, site] = form.exec(fragment) ?? []
  if (manifest === undefined || worker === undefined || site === undefined) return undefined
  try {
    const { origin, protocol } = new URL(decodeURIComponent(site))
    return /^https?:$/.test(protocol) ? { manifest, origin, worker } : undefined
  } catch {
    return undefined
  }
}
