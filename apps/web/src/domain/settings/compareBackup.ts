import type { PageStorage } from '../../lib/openStorage.ts'
import type { BackupSection } from './BackupSection.ts'
import { type Item, isSameJson, listItems } from './listItems.ts'
import { readValue, type SectionContent } from './readSection.ts'

/** An item that differs between the file and this browser: the user chooses one. */
export type Conflict = {
  id: string
  item: Item
  part: BackupSection
  /** Undefined: there is none here, and the file's needs consent. */
  here: unknown
}

/** The planned change of one storage key. */
export type Step = {
  part: BackupSection
  key: string
  here: unknown
  /** Imported without asking: new here, or merged. */
  fresh: Item[]
  sameCount: number
  conflicts: Conflict[]
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
  if (part.mustAsk(item.path)) return { is: 'conflict', here: here?.value }
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
