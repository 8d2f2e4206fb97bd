import { useEffect, useSyncExternalStore } from 'react'
import { useServices } from '../../domain/services/Services.ts'
import { useSigner } from '../../domain/services/useSigner.ts'
import { listLargeKeys } from '../../lib/largeKeys.ts'
import { lazyPart } from '../../lib/lazyPart.tsx'
import { getLargeStorage } from '../../lib/openLargeStorage.ts'
import { useStore } from '../../lib/useStore.ts'
import type { BackgroundPollerProps } from './BackgroundPoller.tsx'
import { notePresence, openNotificationSettings } from './notificationSettingsStore.ts'

/** Loaded only while notifications are needed: it verifies the queue. */
const BackgroundPoller = lazyPart(async () => (await import('./BackgroundPoller.tsx')).BackgroundPoller, null)

const minute = 60_000

/** Renders nothing. Records presence while the page is visible, and polls pending actions while it is hidden. */
export function BackgroundNotifications({ page = document }: Partial<BackgroundPollerProps>) {
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
    const note = () => store.update((current) => notePresence(current, Date.now()))
    note()
    const timer = setInterval(note, minute)
    return () => clearInterval(timer)
  }, [isHidden, store])
  // Runs here because this chunk loads when idle: removes leftovers of an earlier version, which take up the room of
  // signatures.
  useEffect(() => {
    if (listLargeKeys(storage).length > 0) void getLargeStorage({ page: browser, storage })
  }, [browser, storage])
  if (!isHidden || !address || !(notices || sound || title)) return null
  return <BackgroundPoller key={address} page={page} />
}
