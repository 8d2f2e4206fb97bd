import { BaseError } from '@countersign/protocol/errors'
import { listServedFiles } from '@countersign/protocol/release'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import type { Offer } from './fetchOffer.ts'
import { fetchSiteFile } from './fetchSiteFile.ts'
import { forEachFile } from './forEachFile.ts'
import { type Pin, pinCache, pinRecord, toFileKey, toSha256 } from './Pin.ts'
import { writePin } from './readPin.ts'
import { startServiceWorker } from './startServiceWorker.ts'

const t = createCatalogue('pin')

/** The site sends other files than the release that it names. Nothing was pinned. */
class ReleaseDiffersError extends BaseError {
  override readonly name = 'ReleaseDiffersError'
  readonly paths: readonly string[]
  constructor({ paths }: { paths: readonly string[] }) {
    super('RELEASE_DIFFERS', t('filesDiffer', { files: paths.slice(0, 5).join(', ') }))
    this.paths = paths
  }
}

export type PinReleaseParameters = {
  key: string
  offer: Offer
  onProgress?: (done: number, all: number) => void
}

/** Stores every file of the offered release, then replaces the record, then starts the worker. */
export async function pinRelease({ key, offer, onProgress }: PinReleaseParameters): Promise<void> {
  const { config, release } = offer
  if (!config || !release) throw new ReleaseDiffersError({ paths: [release ? '/config.json' : '/release.json'] })
  const cache = await caches.open(pinCache)
  const files: Record<string, string> = {}
  const differing: string[] = []
  await forEachFile(listServedFiles(release), {
    run: async ({ path, sha256 }) => {
      files[path] = sha256
      const name = toFileKey(sha256)
      // The worker hashes stored files with every use.
      if (await cache.match(name)) return
      const { body } = await fetchSiteFile(path)
      if ((await toSha256(body)) === sha256) await cache.put(name, new Response(body))
      else differing.push(path)
    },
    ...(onProgress ? { onProgress } : {}),
  })
  if (differing.length > 0) throw new ReleaseDiffersError({ paths: differing.toSorted() })
  for (const path of ['/release.json', '/release.json.minisig', '/config.json']) {
    const file = offer.files.get(path)
    if (file?.status !== 200) continue
    files[path] = file.sha256
    await cache.put(toFileKey(file.sha256), new Response(file.body))
  }
  await writePin({ config, files, format: 1, key, pinnedAt: Date.now(), rejected: '' })
  await removeUnused(cache, files)
  await startServiceWorker()
}

async function removeUnused(cache: Cache, files: Pin['files']): Promise<void> {
  const used = new Set([pinRecord, ...Object.values(files).map(toFileKey)])
  const keys = await cache.keys()
  await Promise.all(keys.filter(({ url }) => !used.has(new URL(url).pathname)).map((key) => cache.delete(key)))
}

/** The browser loads from the site again. */
export async function unpinRelease(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration()
  // Without a pin it passes requests on; push messages need it.
  if (!(await registration?.pushManager?.getSubscription())) await registration?.unregister()
  await Promise.all(['countersign-read', pinCache].map((name) => caches.delete(name)))
}
