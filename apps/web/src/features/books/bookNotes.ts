import { sanitizeText } from '@countersign/protocol'
import { z } from 'zod'
import { createLocalStore, type LocalStore } from '../../lib/createLocalStore.ts'
import type { PageStorage } from '../../lib/openStorage.ts'

const BookNoteSchema = z.object({ category: z.string().max(64), note: z.string().max(500) })

/** What the reader wrote beside a transaction. */
export type BookNote = z.infer<typeof BookNoteSchema>

/** By chain and hash of the chain's transaction: one note for all that it moved. */
export const BookNotesSchema = z.record(z.string(), BookNoteSchema)

export type BookNotes = z.infer<typeof BookNotesSchema>

const stores = new WeakMap<PageStorage, LocalStore<BookNotes>>()

/** Kept in this browser and nowhere else. Made on use: no page needs them at its start. */
export function openBookNotes(storage: PageStorage): LocalStore<BookNotes> {
  const known = stores.get(storage)
  if (known) return known
  const store = createLocalStore({
    empty: {},
    key: 'countersign.books.v1',
    schema: BookNotesSchema,
    storage,
    target: window,
  })
  stores.set(storage, store)
  return store
}

type TransactionPlace = { chainId: number; transactionHash: string }

const noteKey = ({ chainId, transactionHash }: TransactionPlace) => `${chainId}:${transactionHash.toLowerCase()}`

export function findBookNote(notes: BookNotes, place: TransactionPlace): BookNote | undefined {
  return notes[noteKey(place)]
}

export function setBookNote(notes: BookNotes, place: TransactionPlace, { category, note }: BookNote): BookNotes {
  const { [noteKey(place)]: _, ...others } = notes
  const clean = {
    category: sanitizeText(category, { maxLength: 64 }),
    note: sanitizeText(note, { maxLength: 500 }),
  }
  return clean.category === '' && clean.note === '' ? others : { ...others, [noteKey(place)]: clean }
}

export function listCategories(notes: BookNotes): string[] {
  return [...new Set(Object.values(notes).flatMap(({ category }) => (category ? [category] : [])))].toSorted()
}
