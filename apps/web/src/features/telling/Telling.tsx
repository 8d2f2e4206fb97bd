import { useEffect, useSyncExternalStore } from 'react'
import { useServices } from '../../domain/services/Services.ts'
import { useSigner } from '../../domain/wallet/useSigner.ts'
import { listLargeKeys } from '../../lib/largeKeys.ts'
import { lazyPart } from '../../lib/lazyPart.tsx'
import { getLargeStorage } from '../../lib/openLargeStorage.ts'
import { useStore } from '../../lib/useStore.ts'
import { notePresence, openTelling } from './tellingStore.ts'
import type { WatchProps } from './Watch.tsx'

/** Verifies what waits, with all that this takes: only where somebody is to be told. */
const Watch = lazyPart(async () => (await import('./Watch.tsx')).Watch, null)

export type TellingProps = Partial<WatchProps>

const minute = 60_000

/**
 * Draws nothing. While somebody looks at the page it notes that they do; while the page is open and nobody looks, it looks
 * after what waits. A page that is looked at says so itself.
 */
export function Telling({ page = document }: TellingProps) {
  const { page: browser, storage } = useServices()
  const { address } = useSigner()
  const store = openTelling(storage)
  const { notices, sound, title } = useStore(store)
  const isHidden = useSyncExternalStore(
    (listener) => {
      page.addEventListener('visibilitychange', listener)
      return () => page.removeEventListener('visibilitychange', listener)
    },
    () => page.hidden,
  )
  useEffect(() => {
    if (isHidden) return
    const note = () => store.update((telling) => notePresence(telling, Date.now()))
    note()
    const timer = setInterval(note, minute)
    return () => clearInterval(timer)
  }, [isHidden, store])
  // Here because this is loaded when the page is idle: what an earlier version left in localStorage takes the room of
  // signatures.
  useEffect(() => {
    if (listLargeKeys(storage).length > 0) void getLargeStorage({ page: browser, storage })
  }, [browser, storage])
  if (!isHidden || !address || !(notices || sound || title)) return null
  return <Watch key={address} page={page} />
}
