import type { Address } from 'viem'

/** An event about the settings of a Safe, in the order of the chain. */
export type Change = { block_number: number; kind: string; log_index: number; value: string }

/**
 * The settings after these events: owners and modules in the order of the contract's own lists.
 *
 * Replays the linked list of owners: a set-up appends, a later owner goes to the front, a swap replaces.
 */
export function foldChanges(changes: readonly Change[]): {
  modules: Address[]
  owners: Address[]
  settings: Map<string, string>
} {
  const [modules, owners] = [createLinkedList(), createLinkedList()]
  const settings = new Map<string, string>()
  let setUp: Change | undefined
  let removed: { before: string; by: Change } | undefined
  for (const change of changes) {
    const { kind, value } = change
    if (kind === 'enabled') modules.insertAfter(ends, value)
    else if (kind === 'disabled') modules.remove(value)
    else if (kind === 'added') {
      setUp ??= change
      const isSwap = removed !== undefined && isNextLog(removed.by, change)
      if (isSameLog(setUp, change)) owners.insertAfter(owners.last(), value)
      else owners.insertAfter(isSwap ? (removed?.before ?? ends) : ends, value)
    } else if (kind === 'removed') removed = { before: owners.remove(value), by: change }
    else settings.set(kind, value)
  }
  return { modules: modules.list(), owners: owners.list(), settings }
}

const isSameLog = (a: Change, b: Change) => a.block_number === b.block_number && a.log_index === b.log_index

/** swapOwner emits both events one after the other. */
const isNextLog = (a: Change, b: Change) => a.block_number === b.block_number && a.log_index + 1 === b.log_index

/** Before the first and after the last, as in the contract. */
const ends = ''

/** Each change takes the same time: a Safe can emit thousands by delegatecall, and its list is read by anyone. */
function createLinkedList() {
  const following = new Map<string, string>([[ends, ends]])
  const preceding = new Map<string, string>([[ends, ends]])

  function link(before: string, after: string): void {
    following.set(before, after)
    preceding.set(after, before)
  }

  return {
    /** The contract adds nobody twice. */
    insertAfter(before: string, value: string): void {
      if (following.has(value)) return
      const after = following.get(before) ?? ends
      link(before, value)
      link(value, after)
    },
    last: () => preceding.get(ends) ?? ends,
    list(): Address[] {
      const values: Address[] = []
      for (let value = following.get(ends) ?? ends; value !== ends; value = following.get(value) ?? ends)
        values.push(toAddress(value))
      return values
    },
    /** @returns what was before it */
    remove(value: string): string {
      const [before, after] = [preceding.get(value), following.get(value)]
      if (before === undefined || after === undefined || value === ends) return ends
      link(before, after)
      following.delete(value)
      preceding.delete(value)
      return before
    },
  }
}

/** The indexer stored it checksummed; the union of columns has lost its type. */
export function toAddress(value: string): Address {
  return `0x${value.slice(2)}`
}
