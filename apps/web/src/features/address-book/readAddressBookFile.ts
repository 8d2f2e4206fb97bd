import { sanitizeText } from '@countersign/protocol/text'
import { AddressSchema } from '@countersign/protocol/wire'
import type { Address } from 'viem'
import { z } from 'zod'
import { addressBookText as words } from '../../lib/messages/addressBook.ts'
import { parseCsv } from '../../lib/parseCsv.ts'
import { longestName } from './Contact.ts'

/** A contact of a file; wallets with names per chain may have several for one address. */
export type FoundContact = { address: Address; chains: number[]; names: string[]; note: string; team: string }

export type AddressBookFile = { people: FoundContact[]; refused: { location: string; reason: string }[] }

export type AddressBookFileFailure = keyof typeof words.failures

const mostPeople = 10_000
const largestFile = 5_000_000

/** Reads an uploaded file, up to a maximum size. */
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
  if (entries.length > mostPeople) return { failure: 'many' }
  const people = new Map<Address, FoundContact>()
  const refused: AddressBookFile['refused'] = []
  for (const entry of entries) {
    const reason = take(entry, people)
    if (reason) refused.push({ location: entry.location, reason: words.refusals[reason] })
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

function take(entry: Entry, people: Map<Address, FoundContact>): keyof typeof words.refusals | undefined {
  if (entry.isBroken) return 'broken'
  // The official wallet copies addresses with their chain prefix.
  const address = AddressSchema.safeParse(entry.address.trim().replace(/^[a-z0-9-]{1,20}:/i, '')).data
  if (!address) return 'address'
  const name = sanitizeText(entry.name, { maxLength: longestName })
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
export function joinChains(before: readonly number[] | undefined, further: readonly number[]): number[] {
  if (!before) return [...further]
  return before.length === 0 || further.length === 0 ? [] : [...new Set([...before, ...further])]
}

const text = z.string().catch('')
const OwnSchema = z.object({
  format: z.literal('countersign-people'),
  people: z.array(
    z.object({
      address: text,
      chains: z.array(z.number()).catch([]),
      name: text,
      note: text,
      team: text,
    }),
  ),
})
/** Official wallet settings: names by chain and address. */
const BookSchema = z.record(z.string().regex(/^\d+$/), z.record(z.string(), text))
const OfficialSchema = z.object({ data: z.object({ addressBook: BookSchema }) })
/** Older official format: JSON within JSON. */
const OldSchema = z.object({ data: z.object({ SAFE__addressBook: z.string() }) })
const OldBookSchema = z.array(z.object({ address: text, chainId: z.union([z.string(), z.number()]), name: text }))

function readJson(source: string): Entry[] | undefined {
  const json = parseJson(source)
  const own = OwnSchema.safeParse(json).data
  if (own)
    return own.people.map(({ chains, ...person }, index) => ({
      ...person,
      chains: chains.length === 0 ? undefined : chains.map(String),
      location: words.entry(index + 1),
    }))
  const official = OfficialSchema.safeParse(json).data?.data.addressBook ?? BookSchema.safeParse(json).data
  if (official)
    return Object.entries(official)
      .flatMap(([chain, names]) =>
        Object.entries(names).map(([address, name]) => ({ address, chains: [chain], name, note: '', team: '' })),
      )
      .map((entry, index) => ({ ...entry, location: words.entry(index + 1) }))
  const old = OldBookSchema.safeParse(parseJson(OldSchema.safeParse(json).data?.data.SAFE__addressBook ?? '')).data
  return old?.map(({ address, chainId, name }, index) => ({
    address,
    chains: [String(chainId)],
    name,
    note: '',
    location: words.entry(index + 1),
    team: '',
  }))
}

function parseJson(source: string): unknown {
  try {
    return JSON.parse(source)
  } catch {
    return undefined
  }
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
      location: words.line(entries.length + 2),
      team: cell('team'),
    })
    // One entry above the limit is enough to reject the file.
    if (entries.length > mostPeople) break
  }
  return entries
}
