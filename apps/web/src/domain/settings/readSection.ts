import type { PageStorage } from '../../lib/openStorage.ts'
import { type BackupSection, findPart, keyPrefix } from './BackupSection.ts'
import { listItems } from './listItems.ts'

/** The stored value of one key of a section. */
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

/** A section's value without items that are not exported; undefined: nothing. */
export function readValue(storage: PageStorage, part: BackupSection, key: string): unknown {
  const text = storage.getItem(`${keyPrefix}${key}`)
  const value = text === null ? undefined : part.parse(parseJson(text))
  return value === undefined ? undefined : leaveOut(part, value)
}

export function leaveOut({ stays }: BackupSection, value: unknown): unknown {
  if (stays.length === 0 || typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).filter(([name]) => !stays.includes(name)))
}

/** The number of items per section, without defaults. */
export function countSection(kept: readonly SectionContent[]): { title: string; count: number }[] {
  const counts = new Map<string, number>()
  for (const { part, value } of kept) {
    const unchanged = new Map(
      listItems(part, part.empty).map((item) => [item.path.join('\n'), JSON.stringify(item.value)]),
    )
    const items = listItems(part, value).filter(
      (item) => unchanged.get(item.path.join('\n')) !== JSON.stringify(item.value),
    )
    if (items.length > 0) counts.set(part.title, (counts.get(part.title) ?? 0) + items.length)
  }
  return [...counts].map(([title, count]) => ({ count, title }))
}

/** Collected first: removing a key shifts the indexes after it. */
export function listKeys(storage: PageStorage): string[] {
  return Array.from({ length: storage.length }, (_, index) => storage.key(index)).filter((key) => key !== null)
}

export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
