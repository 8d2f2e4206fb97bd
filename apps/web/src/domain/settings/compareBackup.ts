import type { PageStorage } from '../../lib/openStorage.ts'
import type { BackupSection } from './BackupSection.ts'
import { type Item, isSameJson, listItems } from './listItems.ts'
import { readValue, type SectionContent } from './readSection.ts'

/** An item that the file tells otherwise than this browser: one of both has to be chosen. */
export type Conflict = {
  id: string
  item: Item
  part: BackupSection
  /** Undefined: there is none here, and the file's is not taken without a yes. */
  here: unknown
}

/** What would become of one key of storage. */
export type Step = {
  part: BackupSection
  key: string
  here: unknown
  /** Taken without a question: there was nothing like it here, or both go together. */
  fresh: Item[]
  sameCount: number
  conflicts: Conflict[]
}

/** Holds what a file has against what is here. Nothing that is here is ever overwritten without a yes. */
export function compareBackup(storage: PageStorage, kept: readonly SectionContent[]): Step[] {
  return kept.map(({ key, part, value }) => {
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
  // In the file it is as it comes: that is no wish.
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
