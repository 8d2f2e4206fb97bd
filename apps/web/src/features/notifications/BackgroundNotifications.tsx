import { useEffect, useSyncExternalStore } from 'react'
import { useServices } from '../../domain/services/Services.ts'
import { useSigner } from '../../domain/wallet/useSigner.ts'
import { listLargeKeys } from '../../lib/largeKeys.ts'
import { lazyPart } from '../../lib/lazyPart.tsx'
import { getLargeStorage } from '../../lib/openLargeStorage.ts'
import { useStore } from '../../lib/useStore.ts'
import type { BackgroundPollerProps } from './BackgroundPoller.tsx'
import { notePresence, openNotificationSettings } from './notificationSettingsStore.ts'

/** Verifies what waits, with all that this takes: only where somebody is to be told. */
const BackgroundPoller = lazyPart(async () => (await import('./BackgroundPoller.tsx')).BackgroundPoller, null)

export type BackgroundNotificationsProps = Partial<BackgroundPollerProps>

const minute = 60_000

/**
 * Draws nothing. While somebody looks at the page it notes that they do; while the page is open and nobody looks, it looks
 * after what waits. A page that is looked at says so itself.
 */
export function BackgroundNotifications({ page = document }: BackgroundNotificationsProps) {
  const { page: browser, storage } = useServices()
  const { address } = useSigner()
  const store = openNotificationSettings(storage)
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
  return <BackgroundPoller key={address} page={page} />
}
