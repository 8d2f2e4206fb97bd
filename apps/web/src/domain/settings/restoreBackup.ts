import { backupText as words } from '../../lib/messages/backup.ts'
import type { PageStorage } from '../../lib/openStorage.ts'
import { keyPrefix } from './BackupSection.ts'
import type { Step } from './compareBackup.ts'
import { putItems } from './listItems.ts'
import { BackupRefusedError } from './readBackup.ts'
import { parseJson } from './readSection.ts'

export type RestoreBackupParameters = {
  /** `flush`: whether delayed writes succeeded. */
  storage: PageStorage & { flush?: () => Promise<boolean> }
  steps: readonly Step[]
  /** IDs of conflicts to resolve with the file's value. */
  wanted: ReadonlySet<string>
  /** Called for every changed key: this page's stores update as for other tabs. */
  onChanged: (key: string) => void
}

/** Stores the chosen items, all or nothing. */
export async function restoreBackup({ storage, steps, wanted, onChanged }: RestoreBackupParameters): Promise<void> {
  const writes = steps.flatMap((step) => {
    const items = [...step.fresh, ...step.conflicts.filter(({ id }) => wanted.has(id)).map(({ item }) => item)]
    return items.length > 0 ? [{ key: `${keyPrefix}${step.key}`, text: toText(storage, step, items) }] : []
  })
  const before = writes.map(({ key }) => ({ key, text: storage.getItem(key) }))
  let written = 0
  try {
    for (const { key, text } of writes) {
      storage.setItem(key, text)
      written += 1
    }
    if ((await storage.flush?.()) === false) throw new Error('The database refused a write.')
  } catch {
    // The quota is exceeded: undoes the writes, so that no partial import remains.
    const own = before.slice(0, written)
    for (const { key, text } of own) if (text === null) storage.removeItem(key)
    for (const { key, text } of own) if (text !== null) storage.setItem(key, text)
    throw new BackupRefusedError(words.refusals.noRoom)
  }
  for (const { key } of writes) onChanged(key)
}

/** Parsed again: the merged value may exceed the section's limits. */
function toText(storage: PageStorage, { key, part }: Step, items: Parameters<typeof putItems>[2]): string {
  const text = storage.getItem(`${keyPrefix}${key}`)
  const here = (text === null ? undefined : part.parse(parseJson(text))) ?? part.empty
  const value = part.parse(putItems(part, here, items))
  if (value === undefined) throw new BackupRefusedError(words.refusals.tooMuch(part.title))
  return JSON.stringify(value)
}
