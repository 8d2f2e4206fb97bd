import { queryOptions } from '@tanstack/react-query'
import { drawIcon } from './drawIcon.ts'
import { fetchIcon, type Manifest, readManifest } from './readManifest.ts'

export type AppManifest = Manifest & { icon: string | undefined }

/** An app's manifest, with its icon if it can be drawn. Fetched once per visit. */
export function appManifestQuery(url: string) {
  return queryOptions({
    queryKey: ['app', url],
    queryFn: async ({ signal }): Promise<AppManifest> => {
      const manifest = await readManifest({ url, signal })
      return { ...manifest, icon: await findIcon(manifest, signal) }
    },
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  })
}

/** An app without an icon still opens. */
async function findIcon({ iconUrl }: Manifest, signal: AbortSignal): Promise<string | undefined> {
  if (iconUrl === undefined) return undefined
  try {
    return await drawIcon(await fetchIcon({ url: iconUrl, signal }))
  } catch {
    signal.throwIfAborted()
    return undefined
  }
}
