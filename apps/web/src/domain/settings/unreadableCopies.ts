import type { PageStorage } from '../../lib/openStorage.ts'
import { type BackupSection, findPart, keyPrefix } from './BackupSection.ts'
import { listKeys } from './readSection.ts'

/** A stored value that did not parse, copied before it was overwritten (`createLocalStore`, imports). */
export type UnreadableCopy = {
  name: string
  /** The section that it belonged to, or its key if none is known. */
  title: string
  text: string
  bytes: number
  /** When it was copied; earlier versions did not store this. */
  copiedAt: number | undefined
}

const pattern = /\.unreadable(?:\.\d)?$/

/** The time beside a copy: see `writeAside`. */
const timeOf = (name: string) => `${name}.at`

export function listUnreadable(storage: PageStorage, parts: readonly BackupSection[]): UnreadableCopy[] {
  return listKeys(storage)
    .filter((name) => name.startsWith(keyPrefix) && pattern.test(name))
    .toSorted()
    .flatMap((name) => {
      const text = storage.getItem(name)
      if (text === null) return []
      const key = name.slice(keyPrefix.length).replace(pattern, '')
      const title = findPart(parts, key)?.title() ?? key
      return [{ bytes: new Blob([text]).size, copiedAt: readTime(storage, name), name, text, title }]
    })
}

export function removeUnreadable(storage: PageStorage, { name }: Pick<UnreadableCopy, 'name'>): void {
  storage.removeItem(name)
  storage.removeItem(timeOf(name))
}

/** As plain text: the content may be anything. */
export function toUnreadableFile({ name, text }: Pick<UnreadableCopy, 'name' | 'text'>): {
  name: string
  text: string
} {
  return { name: `${name.replaceAll(/[^\w.-]/g, '-')}.txt`, text }
}

/** The greatest time of a `Date`, in milliseconds. */
const maxTime = 8.64e15

function readTime(storage: PageStorage, name: string): number | undefined {
  const time = Number(storage.getItem(timeOf(name)) ?? Number.NaN)
  return time > 0 && time <= maxTime ? time : undefined
}
