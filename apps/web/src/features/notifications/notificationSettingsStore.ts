import { z } from 'zod'
import { createLocalStore, type LocalStore } from '../../lib/createLocalStore.ts'
import type { PageStorage } from '../../lib/openStorage.ts'

export const NotificationSettingsSchema = z.object({
  title: z.boolean().catch(true),
  sound: z.boolean().catch(false),
  notices: z.boolean().catch(false),
  /** Last time the app was visible here. */
  seenAt: z.number().nullable().catch(null),
  /** Start of the absence, until its events are dismissed. */
  awaySince: z.number().nullable().catch(null),
})

export type NotificationSettings = z.infer<typeof NotificationSettingsSchema>

const stores = new WeakMap<PageStorage, LocalStore<NotificationSettings>>()

export function openNotificationSettings(storage: PageStorage): LocalStore<NotificationSettings> {
  const known = stores.get(storage)
  if (known) return known
  const store = createLocalStore({
    empty: NotificationSettingsSchema.parse({}),
    key: 'countersign.telling.v1',
    schema: NotificationSettingsSchema,
    storage,
    target: window,
  })
  stores.set(storage, store)
  return store
}

/** Shorter absences do not count. */
const awayAfter = 30 * 60_000

export function notePresence(current: NotificationSettings, now: number): NotificationSettings {
  const { awaySince, seenAt } = current
  const wasAway = seenAt !== null && now - seenAt >= awayAfter
  return { ...current, awaySince: awaySince ?? (wasAway ? seenAt : null), seenAt: now }
}
