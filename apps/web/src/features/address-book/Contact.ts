import { sanitizeText } from '@countersign/protocol/text'
import { AddressSchema } from '@countersign/protocol/wire'
import type { Address } from 'viem'
import { z } from 'zod'
import type { Names } from '../../domain/address-book/names.ts'
import { defineLocalStore } from '../../lib/defineLocalStore.ts'

export const maxNameLength = 64
const maxNoteLength = 500

const DetailsSchema = z.object({
  chains: z.array(z.int().positive()).max(200),
  note: z.string().max(maxNoteLength),
  team: z.string().max(maxNameLength),
})

/** Contact details; names are in a store of their own, which every screen reads. */
export const ContactDetailsSchema = z.record(AddressSchema, DetailsSchema)

type ContactDetails = z.infer<typeof ContactDetailsSchema>

export type Contact = z.infer<typeof DetailsSchema> & { address: Address; name: string }

/** Other screens need the names only. */
export const openContactDetails = defineLocalStore({
  empty: {},
  key: 'countersign.people.v1',
  schema: ContactDetailsSchema,
})

export function listContacts(names: Names, details: ContactDetails): Contact[] {
  const people = Object.entries(names).map(([key, name]): Contact => {
    const address = AddressSchema.parse(key)
    return { address, chains: [], name, note: '', team: '', ...details[address] }
  })
  return people.toSorted((a, b) => a.name.localeCompare(b.name) || a.address.localeCompare(b.address))
}

/** Strips deceptive characters before storing. */
export function cleanContact({ address, chains, name, note, team }: Contact): Contact {
  return {
    address,
    chains: [...new Set(chains)].toSorted((a, b) => a - b),
    name: sanitizeText(name, { maxLength: maxNameLength }),
    note: sanitizeText(note, { maxLength: maxNoteLength }),
    team: sanitizeText(team, { maxLength: maxNameLength }),
  }
}

/** Stores details only for contacts that have more than a name. */
export function setDetails(all: ContactDetails, people: readonly Contact[]): ContactDetails {
  const next = { ...all }
  for (const { address, chains, note, team } of people) {
    if (chains.length === 0 && note === '' && team === '') delete next[address]
    else next[address] = { chains, note, team }
  }
  return next
}
