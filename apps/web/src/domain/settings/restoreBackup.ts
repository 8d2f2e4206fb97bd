import { parseJson } from '@countersign/protocol/text'
import { writeAside } from '../../lib/createLocalStore.ts'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import type { PageStorage } from '../../lib/openStorage.ts'
import { type BackupSection, keyPrefix } from './BackupSection.ts'
import { BackupRefusedError } from './readBackupFile.ts'
import { type Item, isSameJson, listItems, putItems, readValue, type SectionContent } from './readSection.ts'

const t = createCatalogue('backup')

/** An item that differs between the file and this browser: the user chooses one. */
export type BackupConflict = {
  id: string
  item: Item
  part: BackupSection
  /** Undefined: there is none here, and the file's needs consent. */
  here: unknown
}

export type Step = {
  part: BackupSection
  key: string
  here: unknown
  /** Imported without asking: new here, or merged. */
  fresh: Item[]
  sameCount: number
  conflicts: BackupConflict[]
}

/** Compares a file with this browser's data. Nothing here is overwritten without consent. */
export function compareBackup(storage: PageStorage, sections: readonly SectionContent[]): Step[] {
  return sections.map(({ key, part, value }) => {
    const here = readValue(storage, part, key) ?? part.empty
    const unset = toMap(listItems(part, part.empty))
    const known = toMap(listItems(part, here))
    const step: Step = { part, key, here, fresh: [], sameCount: 0, conflicts: [] }
    for (const item of listItems(part, value)) {
      const name = toName(item)
      const mine = known.get(name)
      const verdict = judge(part, item, mine, unset.get(name))
      if (verdict.is === 'same') step.sameCount += 1
      else if (verdict.is === 'fresh') step.fresh.push({ ...item, value: verdict.value })
      else step.conflicts.push({ id: `${key}\n${name}`, here: verdict.here, item, part })
    }
    return step
  })
}

type Verdict = { is: 'same' } | { is: 'fresh'; value: unknown } | { is: 'conflict'; here: unknown }

function judge(part: BackupSection, item: Item, mine: Item | undefined, unset: Item | undefined): Verdict {
  // A default in the file is no choice of the user.
  if (isSame(item, mine) || isSame(item, unset)) return { is: 'same' }
  const here = mine && !isSame(mine, unset) ? mine : undefined
  if (part.needsConfirmation(item.path)) return { is: 'conflict', here: here?.value }
  if (!here) return { is: 'fresh', value: item.value }
  if (!part.pick) return { is: 'conflict', here: here.value }
  const both = part.pick(here.value, item.value)
  return isSameJson(both, here.value) ? { is: 'same' } : { is: 'fresh', value: both }
}

function isSame(one: Item, other: Item | undefined): boolean {
  return other !== undefined && isSameJson(one.value, other.value)
}

function toMap(items: readonly Item[]): Map<string, Item> {
  return new Map(items.map((item) => [toName(item), item]))
}

function toName({ path }: Item): string {
  return path.join('\n')
}

export type RestoreBackupParameters = {
  /** `flush`: whether delayed writes succeeded. */
  storage: PageStorage & { flush?: () => Promise<boolean> }
  steps: readonly Step[]
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
    // The quota is exceeded: undoes the own writes, not what another tab has added since.
    const own = before.slice(0, written).filter(({ key }, index) => storage.getItem(key) === writes[index]?.text)
    for (const { key, text } of own) if (text === null) storage.removeItem(key)
    for (const { key, text } of own) if (text !== null) storage.setItem(key, text)
    throw new BackupRefusedError(t('refusals.noRoom'))
  }
  for (const { key } of writes) onChanged(key)
}

/** Parsed again: the merged value may exceed the section's limits. */
function toText(storage: PageStorage, { key, part }: Step, items: Parameters<typeof putItems>[2]): string {
  const text = storage.getItem(`${keyPrefix}${key}`)
  const stored = text === null ? undefined : part.parse(parseJson(text))
  // Its store may not be open: what it cannot read is not overwritten.
  if (text !== null && stored === undefined && !writeAside(storage, `${keyPrefix}${key}`, text))
    throw new BackupRefusedError(t('refusals.noRoom'))
  const here = stored ?? part.empty
  const value = part.parse(putItems(part, here, items))
  if (value === undefined) throw new BackupRefusedError(t('refusals.tooMuch', { part: part.title() }))
  return JSON.stringify(value)
}
