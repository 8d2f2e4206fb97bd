import { findLookalikes } from '@countersign/protocol/verify'
import { type Address, isAddressEqual } from 'viem'
import { shortAddress } from '../../lib/groupHex.ts'
import { addressBookText as words } from '../../lib/messages/addressBook.ts'
import type { Contact } from './Contact.ts'
import { type FoundContact, joinChains } from './readAddressBookFile.ts'

/** What becomes of one account of a file. */
export type PlannedContact = {
  found: FoundContact
  mine: Contact | undefined
  /** Why somebody has to decide; none: it is plain. */
  troubles: string[]
}

/** Nobody's name is changed by a file without being asked, and no look-alike comes in beside its original. */
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

/** Looks alike only what begins or ends alike: a file of thousands is not compared with everybody. */
function createNearFinder(addresses: readonly Address[]): (address: Address) => Address[] {
  const near = new Map<string, Address[]>()
  const keysOf = (address: Address) => [address.slice(0, 5).toLowerCase(), address.slice(-3).toLowerCase()]
  for (const address of addresses) for (const key of keysOf(address)) near.set(key, [...(near.get(key) ?? []), address])
  return (address) => [...new Set(keysOf(address).flatMap((key) => near.get(key) ?? []))]
}

/** A name to take, or null to leave things as they are. */
export type Decisions = ReadonlyMap<Address, string | null>

/** What the reader's book gets: what is plain, and what was decided. */
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
