import { findLookalikes } from '@countersign/protocol/verify'
import { type Address, isAddressEqual } from 'viem'
import { shortAddress } from '../../lib/groupHex.ts'
import { addressBookText as words } from '../../lib/messages/addressBook.ts'
import type { Contact } from './Contact.ts'
import { type FoundContact, joinChains } from './readAddressBookFile.ts'

/** The planned change for one address of a file. */
export type PlannedContact = {
  found: FoundContact
  mine: Contact | undefined
  /** Conflicts that need a decision; empty if none. */
  troubles: string[]
}

/** Flags renames and look-alike addresses, so that a file never applies them silently. */
export function planImport(found: readonly FoundContact[], people: readonly Contact[]): PlannedContact[] {
  const known = new Map(people.map((person) => [person.address, person]))
  const byName = new Map(people.map((person) => [person.name.toLowerCase(), person]))
  const findNear = createNearFinder(people.map(({ address }) => address))
  return found.map((person) => {
    const mine = known.get(person.address)
    return {
      found: person,
      mine,
      troubles: mine ? compare(person, mine) : inspect(person, { byName, findNear, known }),
    }
  })
}

function compare({ names }: FoundContact, mine: Contact): string[] {
  return names.every((name) => name === mine.name) ? [] : [words.trouble.otherName(mine.name)]
}

type Known = {
  findNear: (address: Address) => Address[]
  byName: ReadonlyMap<string, Contact>
  known: ReadonlyMap<Address, Contact>
}

function inspect({ address, names }: FoundContact, { byName, findNear, known }: Known): string[] {
  const namesakes = names.flatMap((name) => byName.get(name.toLowerCase()) ?? [])
  return [
    ...(names.length > 1 ? [words.trouble.manyNames] : []),
    ...namesakes.map((other) => words.trouble.nameTaken(shortAddress(other.address))),
    ...findLookalikes(address, findNear(address)).map((other) =>
      words.trouble.lookalike(known.get(other)?.name ?? shortAddress(other)),
    ),
  ]
}

/** Indexes addresses by prefix and suffix, so that a file of thousands is not compared pairwise. */
function createNearFinder(addresses: readonly Address[]): (address: Address) => Address[] {
  const near = new Map<string, Address[]>()
  const keysOf = (address: Address) => [address.slice(0, 5).toLowerCase(), address.slice(-3).toLowerCase()]
  for (const address of addresses) for (const key of keysOf(address)) near.set(key, [...(near.get(key) ?? []), address])
  return (address) => [...new Set(keysOf(address).flatMap((key) => near.get(key) ?? []))]
}

/** The name to apply, or null to skip. */
export type Decisions = ReadonlyMap<Address, string | null>

/** The contacts to save: unconflicted ones and those decided on. */
export function applyPlan(plan: readonly PlannedContact[], decisions: Decisions): Contact[] {
  return plan.flatMap(({ found, mine, troubles }) => {
    const { address, chains, names, note, team } = found
    const decided = decisions.get(address) ?? null
    const name = troubles.length > 0 ? decided : (names[0] ?? null)
    if (name === null) return []
    const person: Contact = {
      address,
      chains: joinChains(mine?.chains, chains),
      name,
      note: mine?.note || note,
      team: mine?.team || team,
    }
    return mine && isSameContact(person, mine) ? [] : [person]
  })
}

function isSameContact(a: Contact, b: Contact): boolean {
  return (
    isAddressEqual(a.address, b.address) &&
    a.name === b.name &&
    a.note === b.note &&
    a.team === b.team &&
    a.chains.toSorted().join() === b.chains.toSorted().join()
  )
}
