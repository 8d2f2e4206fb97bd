import { parseAppUrl } from '@countersign/protocol/config'
import { z } from 'zod'
import { defineStore } from '../services/defineStore.ts'

/** Browser permissions that a frame gets if the app requests them and the user agrees. */
export const frameFeatures = ['clipboard-write', 'fullscreen'] as const

export type FrameFeature = (typeof frameFeatures)[number]

export const AppSchema = z.object({
  url: z.string().refine((url) => parseAppUrl(url) !== undefined),
  name: z.string().max(80),
  description: z.string().max(400).default(''),
  /** A small redrawn picture; never a URL to fetch. */
  icon: z.string().startsWith('data:image/png;base64,').max(40_000).optional(),
  isPinned: z.boolean().default(false),
  addedAt: z.number(),
  usedAt: z.number().optional(),
})

const OriginSchema = z.object({
  agreedAt: z.number(),
  addressBookAt: z.number().optional(),
  canOpenTabs: z.boolean().default(false),
  features: z.array(z.enum(frameFeatures)).max(frameFeatures.length).default([]),
})

export const HostedAppsSchema = z.object({
  apps: z.array(AppSchema).max(200),
  /** Permissions per origin, for all of its paths. */
  origins: z.record(z.string(), OriginSchema).default({}),
})

export type StoredApp = z.infer<typeof AppSchema>
export type OriginGrants = z.infer<typeof OriginSchema>
export type HostedApps = z.infer<typeof HostedAppsSchema>

export const noApps: HostedApps = { apps: [], origins: {} }
const maxApps = 100

/** Apps that the user opened or added, with their permissions. */
export const openHostedApps = defineStore({ empty: noApps, key: 'countersign.apps.v1', schema: HostedAppsSchema })

export function findApp({ apps }: HostedApps, url: string): StoredApp | undefined {
  return apps.find((app) => app.url === url)
}

/** Adds or updates an app; evicts the least recently used ones, except pinned ones. */
export function storeApp(all: HostedApps, app: Pick<StoredApp, 'url'> & Partial<StoredApp>, now: number): HostedApps {
  const before = findApp(all, app.url)
  const fresh = { name: hostOf(app.url), description: '', isPinned: false, addedAt: now }
  const apps = [{ ...fresh, ...before, ...app }, ...all.apps.filter((other) => other !== before)]
  const loose = apps.filter(({ isPinned }) => !isPinned).toSorted((a, b) => timeOf(b) - timeOf(a))
  const dropped = new Set(loose.slice(maxApps))
  return { ...all, apps: apps.filter((other) => !dropped.has(other)) }
}

const timeOf = ({ addedAt, usedAt = 0 }: StoredApp) => Math.max(addedAt, usedAt)

export function removeApp(all: HostedApps, url: string): HostedApps {
  return { ...all, apps: all.apps.filter((app) => app.url !== url) }
}

export function findGrants({ origins }: HostedApps, origin: string): OriginGrants | undefined {
  return Object.hasOwn(origins, origin) ? origins[origin] : undefined
}

export function changeGrants(all: HostedApps, origin: string, change: Partial<OriginGrants>): HostedApps {
  const before = findGrants(all, origin)
  return before ? { ...all, origins: { ...all.origins, [origin]: { ...before, ...change } } } : all
}

export function agree(all: HostedApps, origin: string, grants: OriginGrants): HostedApps {
  return { ...all, origins: { ...all.origins, [origin]: grants } }
}

/** Revokes all permissions of an origin, so that its first-use screen shows again. */
export function revoke(all: HostedApps, origin: string): HostedApps {
  const { [origin]: _, ...origins } = all.origins
  return { ...all, origins }
}

export function hostOf(url: string): string {
  return new URL(url).host
}
