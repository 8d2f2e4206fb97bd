import { parseJson } from '@countersign/protocol/text'
import type { PageStorage } from '../../lib/openStorage.ts'
import { type BackupSection, findPart, keyPrefix, toFileKey } from './BackupSection.ts'

export type SectionContent = { part: BackupSection; key: string; value: unknown }

/** All stored sections; invalid values are skipped, as pages do. */
export function readSection(storage: PageStorage, parts: readonly BackupSection[]): SectionContent[] {
  return listKeys(storage)
    .flatMap((name) => {
      const key = name.slice(keyPrefix.length)
      const part = name.startsWith(keyPrefix) ? findPart(parts, key) : undefined
      const value = part && readValue(storage, part, key)
      return part && value !== undefined ? [{ key, part, value }] : []
    })
    .toSorted((a, b) => (a.key < b.key ? -1 : 1))
}

export function readValue(storage: PageStorage, part: BackupSection, key: string): unknown {
  const text = storage.getItem(`${keyPrefix}${key}`)
  const value = text === null ? undefined : part.parse(parseJson(text))
  return value === undefined ? undefined : leaveOut(part, value)
}

export function leaveOut({ stays }: BackupSection, value: unknown): unknown {
  if (stays.length === 0 || typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).filter(([name]) => !stays.includes(name)))
}

export function countSection(sections: readonly SectionContent[]): { title: string; count: number }[] {
  const counts = new Map<string, number>()
  for (const { part, value } of sections) {
    const unchanged = new Map(
      listItems(part, part.empty).map((item) => [item.path.join('\n'), JSON.stringify(item.value)]),
    )
    const items = listItems(part, value).filter(
      (item) => unchanged.get(item.path.join('\n')) !== JSON.stringify(item.value),
    )
    if (items.length > 0) counts.set(part.title(), (counts.get(part.title()) ?? 0) + items.length)
  }
  return [...counts].map(([title, count]) => ({ count, title }))
}

/** Collected first: removing a key shifts the indexes after it. */
export function listKeys(storage: PageStorage): string[] {
  return Array.from({ length: storage.length }, (_, index) => storage.key(index)).filter((key) => key !== null)
}

export type Item = {
  /** Object keys and, at the end, the identity within a list. */
  path: readonly string[]
  value: unknown
}

type Shape = Pick<BackupSection, 'depth' | 'identify'>

export function listItems(part: Shape, value: unknown, path: readonly string[] = []): Item[] {
  if (Array.isArray(value)) return value.map((item: unknown) => ({ path: [...path, part.identify(item)], value: item }))
  if (isRecord(value) && path.length < part.depth)
    return Object.entries(value).flatMap(([name, inner]) => listItems(part, inner, [...path, name]))
  return [{ path, value }]
}

export function putItems(part: Shape, value: unknown, items: readonly Item[], level = 0): unknown {
  if (items.length === 0) return value
  if (Array.isArray(value)) {
    const known = new Map<string, unknown>(value.map((item: unknown) => [part.identify(item), item]))
    for (const { path, value: item } of items) known.set(path[level] ?? '', item)
    return [...known.values()]
  }
  const deepest = items.find(({ path }) => path.length === level)
  if (deepest) return deepest.value
  const before = isRecord(value) ? value : {}
  const groups = new Map<string, Item[]>()
  for (const item of items) {
    const name = item.path[level] ?? ''
    const group = groups.get(name)
    if (group) group.push(item)
    else groups.set(name, [item])
  }
  // Not by assignment: a file's "__proto__" must not set the prototype.
  return Object.fromEntries([
    ...Object.entries(before).filter(([name]) => !groups.has(name)),
    ...[...groups].map(([name, group]) => [
      name,
      putItems(part, Object.hasOwn(before, name) ? before[name] : undefined, group, level + 1),
    ]),
  ])
}

/** Deep equality of JSON values, regardless of key order. */
export function isSameJson(a: unknown, b: unknown): boolean {
  if (Array.isArray(a) && Array.isArray(b))
    return a.length === b.length && a.every((item: unknown, index) => isSameJson(item, b[index]))
  if (!isRecord(a) || !isRecord(b)) return a === b
  const names = Object.keys(a)
  return (
    names.length === Object.keys(b).length &&
    names.every((name) => Object.hasOwn(b, name) && isSameJson(a[name], b[name]))
  )
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

export const backupFormat = 'countersign.data'
export const backupVersion = 1

export function createBackupFile(sections: readonly SectionContent[], now: Date): { name: string; text: string } {
  const file = {
    format: backupFormat,
    version: backupVersion,
    savedAt: now.toISOString(),
    parts: Object.fromEntries(sections.map(({ key, part, value }) => [toFileKey(part, key), value])),
  }
  return { name: `countersign-${file.savedAt.slice(0, 10)}.json`, text: `${JSON.stringify(file, null, 2)}\n` }
}

/** Other keys of this page: wagmi and the wallet dialog, WalletConnect. */
const otherPrefixes = ['wagmi.', 'wc@2:', 'WALLET_CONNECT_']

export type EraseDataParameters = {
  storage: PageStorage
  openLargeStorage: () => Promise<{ clear: () => Promise<void> }>
  databases: { databases: () => Promise<{ name?: string }[]>; deleteDatabase: (name: string) => unknown } | undefined
}

/** Deletes everything that this app stored in this browser, unreadable data included. */
export async function eraseData(parameters: EraseDataParameters): Promise<void> {
  const { storage, openLargeStorage, databases } = parameters
  for (const key of listKeys(storage)) if (isOwn(key)) storage.removeItem(key)
  // Cleared before its database is deleted: other pages would write their memory back.
  const cleared = openLargeStorage().then((large) => large.clear())
  await Promise.race([cleared.catch(() => undefined), wait(timeout)])
  // Listing databases blocks while another page upgrades one.
  const known = (await Promise.race([databases?.databases(), wait(timeout)])) ?? []
  // Not awaited: deletion completes once the last page closes its connection.
  for (const { name } of known) if (name !== undefined && isOwn(name)) databases?.deleteDatabase(name)
}

/** Milliseconds. */
const timeout = 2_000

const wait = (time: number) => new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), time))

const isOwn = (name: string) => [keyPrefix, ...otherPrefixes].some((prefix) => name.startsWith(prefix))
