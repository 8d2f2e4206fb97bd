import { parseJson, sanitizeText, toCsvLine } from '@countersign/protocol/text'
import { findLookalikes } from '@countersign/protocol/verify'
import { AddressSchema } from '@countersign/protocol/wire'
import type { Address } from 'viem'
import { z } from 'zod'
import { createNearIndex } from '../../domain/address-book/createNearIndex.ts'
import { shortAddress } from '../../lib/groupHex.ts'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { parseCsv } from '../../lib/parseCsv.ts'
import { type Contact, maxNameLength } from './Contact.ts'

const t = createCatalogue('addressBook')

/** A contact of a file; wallets with names per chain may have several for one address. */
export type FoundContact = { address: Address; chains: number[]; names: string[]; note: string; team: string }

export type AddressBookFile = { people: FoundContact[]; refused: { location: string; reason: string }[] }

export type AddressBookFileFailure = 'large' | 'unreadable' | 'unknown' | 'many' | 'empty'

type EntryFault = 'address' | 'name' | 'chain' | 'broken'

const maxContacts = 10_000
const largestFile = 5_000_000

export async function openAddressBookFile(
  file: Pick<File, 'size' | 'text'>,
): Promise<AddressBookFile | { failure: AddressBookFileFailure }> {
  if (file.size > largestFile) return { failure: 'large' }
  const text = await file.text().catch(() => undefined)
  return text === undefined ? { failure: 'unreadable' } : readAddressBookFile(text)
}

/** Parses our own or the official wallet's address book, detected by content rather than file extension. */
export function readAddressBookFile(text: string): AddressBookFile | { failure: AddressBookFileFailure } {
  const plain = text.replace(/^\uFEFF/, '')
  const entries = /^\s*[{[]/.test(plain) ? readJson(plain) : readCsv(plain)
  if (!entries) return { failure: 'unknown' }
  if (entries.length > maxContacts) return { failure: 'many' }
  const people = new Map<Address, FoundContact>()
  const refused: AddressBookFile['refused'] = []
  for (const entry of entries) {
    const reason = addEntry(entry, people)
    if (reason) refused.push({ location: entry.location, reason: t(`refusals.${reason}`) })
  }
  if (people.size === 0 && refused.length === 0) return { failure: 'empty' }
  return { people: [...people.values()], refused }
}

type Entry = {
  location: string
  address: string
  name: string
  /** Undefined: every chain. */
  chains: string[] | undefined
  note: string
  team: string
  isBroken?: boolean
}

function addEntry(entry: Entry, people: Map<Address, FoundContact>): EntryFault | undefined {
  if (entry.isBroken) return 'broken'
  // The official wallet copies addresses with their chain prefix.
  const address = AddressSchema.safeParse(entry.address.trim().replace(/^[a-z0-9-]{1,20}:/i, '')).data
  if (!address) return 'address'
  const name = sanitizeText(entry.name, { maxLength: maxNameLength })
  if (name === '') return 'name'
  const chains = entry.chains?.map(Number)
  if (chains?.some((chain) => !Number.isSafeInteger(chain) || chain <= 0)) return 'chain'
  const before = people.get(address)
  people.set(address, {
    address,
    chains: joinChains(before?.chains, chains ?? []),
    names: [...new Set([...(before?.names ?? []), name])],
    note: before?.note || entry.note,
    team: before?.team || entry.team,
  })
  return undefined
}

/** An empty list means all chains, and stays so. */
function joinChains(before: readonly number[] | undefined, further: readonly number[]): number[] {
  if (!before) return [...further]
  return before.length === 0 || further.length === 0 ? [] : [...new Set([...before, ...further])]
}

const text = z.string().catch('')
const OwnContactsSchema = z.array(
  z.object({ address: text, chains: z.array(z.number()).catch([]), name: text, note: text, team: text }),
)
const OwnSchema = z.object({ format: z.literal('countersign-contacts'), contacts: OwnContactsSchema })
/** Our files of earlier versions. */
const FormerSchema = z.object({ format: z.literal('countersign-people'), people: OwnContactsSchema })
/** Official wallet settings: names by chain and address. */
const BookSchema = z.record(z.string().regex(/^\d+$/), z.record(z.string(), text))
const OfficialSchema = z.object({ data: z.object({ addressBook: BookSchema }) })
/** Older official format: JSON within JSON. */
const OldSchema = z.object({ data: z.object({ SAFE__addressBook: z.string() }) })
const OldBookSchema = z.array(z.object({ address: text, chainId: z.union([z.string(), z.number()]), name: text }))

function readJson(source: string): Entry[] | undefined {
  const json = parseJson(source)
  const official = OfficialSchema.safeParse(json).data?.data.addressBook ?? BookSchema.safeParse(json).data
  const found =
    OwnSchema.safeParse(json).data?.contacts ??
    FormerSchema.safeParse(json).data?.people ??
    (official &&
      Object.entries(official).flatMap(([chain, names]) =>
        Object.entries(names).map(([address, name]) => ({ address, chains: [chain], name })),
      )) ??
    OldBookSchema.safeParse(parseJson(OldSchema.safeParse(json).data?.data.SAFE__addressBook ?? '')).data?.map(
      ({ chainId, ...entry }) => ({ ...entry, chains: [chainId] }),
    )
  return found?.map(({ chains, ...entry }, index) => ({
    note: '',
    team: '',
    ...entry,
    chains: chains.length === 0 ? undefined : chains.map(String),
    location: t('entry', { number: index + 1 }),
  }))
}

/** Some locales export CSV with semicolons. */
function findSeparator(source: string): string {
  const first = source.slice(0, 500).split(/[\r\n]/, 1)[0] ?? ''
  return [',', ';', '\t'].find((separator) => first.includes(separator)) ?? ','
}

function readCsv(source: string): Entry[] | undefined {
  const records = parseCsv(source, findSeparator(source))
  const first = records.next()
  const head = first.done ? undefined : first.value.cells.map((cell) => cell.trim().toLowerCase())
  const columns = {
    address: head?.indexOf('address') ?? -1,
    chain: head?.findIndex((name) => /^chain ?ids?$|^chains?$/.test(name)) ?? -1,
    name: head?.indexOf('name') ?? -1,
    note: head?.indexOf('note') ?? -1,
    team: head?.indexOf('team') ?? -1,
  }
  if (columns.address === -1 || columns.name === -1) return undefined
  const entries: Entry[] = []
  for (const { cells, isBroken } of records) {
    const cell = (column: keyof typeof columns) => cells[columns[column]]?.trim() ?? ''
    const chains = cell('chain')
    entries.push({
      address: cell('address'),
      chains: chains === '' ? undefined : chains.split(/\s+/),
      isBroken,
      name: cell('name'),
      note: cell('note'),
      location: t('line', { number: entries.length + 2 }),
      team: cell('team'),
    })
    // One entry above the limit is enough to reject the file.
    if (entries.length > maxContacts) break
  }
  return entries
}

export type AddressBookFormat = 'own' | 'csv' | 'official'

type WrittenFile = { name: string; text: string; type: string }

type WriteAddressBookFileParameters = {
  /** Configured chains: the official format has names per chain, and none for all chains. */
  chainIds: readonly number[]
  format: AddressBookFormat
  people: readonly Contact[]
}

/** Writes every field, or the official wallet's format with names and chains only. */
export function writeAddressBookFile({ chainIds, format, people }: WriteAddressBookFileParameters): WrittenFile {
  const onEach = people.flatMap((person) =>
    (person.chains.length > 0 ? person.chains : chainIds).map((chainId) => ({ ...person, chainId })),
  )
  switch (format) {
    case 'own':
      return toJson('contacts.json', { format: 'countersign-contacts', version: 1, contacts: people })
    case 'csv':
      return {
        name: 'contacts.csv',
        text: [
          toCsvLine(['address', 'name', 'chainId']),
          ...onEach.map(({ address, chainId, name }) => toCsvLine([address, name, `${chainId}`])),
        ].join(''),
        type: 'text/csv',
      }
    case 'official': {
      const addressBook: Record<string, Record<string, string>> = {}
      for (const { address, chainId, name } of onEach) {
        const names = addressBook[chainId] ?? {}
        names[address] = name
        addressBook[chainId] = names
      }
      return toJson('contacts-safe-wallet.json', { version: '3.0', data: { addressBook } })
    }
  }
}

function toJson(name: string, value: unknown): WrittenFile {
  return { name, text: `${JSON.stringify(value, undefined, 2)}\n`, type: 'application/json' }
}

export type PlannedContact = {
  found: FoundContact
  mine: Contact | undefined
  /** Conflicts that need a decision; empty if none. */
  conflicts: string[]
}

/** Flags renames and look-alike addresses, so that a file never applies them silently. */
export function planImport(found: readonly FoundContact[], people: readonly Contact[]): PlannedContact[] {
  const known = new Map(people.map((person) => [person.address, person]))
  const byName = new Map(people.map((person) => [person.name.toLowerCase(), person]))
  const findNear = createNearIndex(people.map(({ address }) => address))
  const listConflicts = ({ address, names }: FoundContact) => [
    ...(names.length > 1 ? [t('conflicts.manyNames')] : []),
    ...names
      .flatMap((name) => byName.get(name.toLowerCase()) ?? [])
      .map((other) => t('conflicts.nameTaken', { address: shortAddress(other.address) })),
    ...findLookalikes(address, findNear(address)).map((other) =>
      t('conflicts.lookalike', { name: known.get(other)?.name ?? shortAddress(other) }),
    ),
  ]
  return found.map((person) => {
    const mine = known.get(person.address)
    if (!mine) return { found: person, mine, conflicts: listConflicts(person) }
    const isSame = person.names.every((name) => name === mine.name)
    return { found: person, mine, conflicts: isSame ? [] : [t('conflicts.otherName', { name: mine.name })] }
  })
}

/** The name to apply, or null to skip. */
export type Decisions = ReadonlyMap<Address, string | null>

/** The contacts to save: unconflicted ones and those decided on. */
export function applyPlan(plan: readonly PlannedContact[], decisions: Decisions): Contact[] {
  return plan.flatMap(({ found, mine, conflicts }) => {
    const { address, chains, names, note, team } = found
    const name = conflicts.length > 0 ? decisions.get(address) : names[0]
    if (name == null) return []
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
    a.name === b.name &&
    a.note === b.note &&
    a.team === b.team &&
    a.chains.toSorted().join() === b.chains.toSorted().join()
  )
}
