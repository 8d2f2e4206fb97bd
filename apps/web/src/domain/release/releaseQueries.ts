import { queryOptions } from '@tanstack/react-query'
import { checkSite, type SiteReport } from './checkSite.ts'
import { fetchOffer } from './fetchOffer.ts'
import { type PinnedRelease, readPin } from './readPin.ts'

/** The release that this browser is pinned to; null without one. */
export const pinQuery = queryOptions({
  queryFn: async (): Promise<PinnedRelease | null> => (await readPin()) ?? null,
  queryKey: ['pin'],
  staleTime: Number.POSITIVE_INFINITY,
})

const halfHour = 1_800_000

/** What the site would send first to a browser without a pin, compared with the pin; null without one. */
export const siteQuery = queryOptions({
  queryFn: ({ signal }) => readSite({ depth: 'entry', signal }),
  queryKey: ['pin', 'site'],
  refetchInterval: halfHour,
  retry: false,
  staleTime: halfHour,
})

export type ReadSiteParameters = {
  depth: 'all' | 'entry'
  onProgress?: (done: number, all: number) => void
  signal?: AbortSignal
}

export async function readSite({ signal, ...others }: ReadSiteParameters): Promise<SiteReport | null> {
  const pinned = await readPin()
  if (!pinned) return null
  const hasOtherWorker = await findOtherWorker()
  const given = signal ? { signal } : {}
  return checkSite({
    ...others,
    ...given,
    hasOtherWorker,
    offer: await fetchOffer({ key: pinned.pin.key, ...given }),
    pinned,
  })
}

let isReplaced = false

/** From now on a worker that takes over without the user’s consent is remembered. Resolves to the end of it. */
export function watchServiceWorker(onReplaced: () => void): () => void {
  const { serviceWorker } = navigator
  const listen = () => {
    isReplaced = true
    onReplaced()
  }
  serviceWorker.addEventListener('controllerchange', listen)
  return () => serviceWorker.removeEventListener('controllerchange', listen)
}

/** Whether the browser received another worker than the one in use, which it replaces once no page is open. */
async function findOtherWorker(): Promise<boolean> {
  const registration = await navigator.serviceWorker.getRegistration()
  await registration?.update().catch(() => undefined)
  return isReplaced || Boolean(registration?.installing ?? registration?.waiting)
}
