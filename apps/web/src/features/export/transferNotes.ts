import { sanitizeText } from '@countersign/protocol/text'
import { z } from 'zod'
import { defineLocalStore } from '../../lib/defineLocalStore.ts'

const TransferNoteSchema = z.object({ category: z.string().max(64), note: z.string().max(500) })

export type TransferNote = z.infer<typeof TransferNoteSchema>

/** By chain and transaction hash: one note per transaction. */
export const TransferNotesSchema = z.record(z.string(), TransferNoteSchema)

export type TransferNotes = z.infer<typeof TransferNotesSchema>

export const openTransferNotes = defineLocalStore({
  empty: {},
  key: 'countersign.books.v1',
  schema: TransferNotesSchema,
})

type TransactionRef = { chainId: number; transactionHash: string }

const noteKey = ({ chainId, transactionHash }: TransactionRef) => `${chainId}:${transactionHash.toLowerCase()}`

export function findTransferNote(notes: TransferNotes, transaction: TransactionRef): TransferNote | undefined {
  return notes[noteKey(transaction)]
}

export function setTransferNote(
  notes: TransferNotes,
  transaction: TransactionRef,
  { category, note }: TransferNote,
): TransferNotes {
  const { [noteKey(transaction)]: _, ...others } = notes
  const clean = {
    category: sanitizeText(category, { maxLength: 64 }),
    note: sanitizeText(note, { maxLength: 500 }),
  }
  return clean.category === '' && clean.note === '' ? others : { ...others, [noteKey(transaction)]: clean }
}

export function listCategories(notes: TransferNotes): string[] {
  return [...new Set(Object.values(notes).flatMap(({ category }) => (category ? [category] : [])))].toSorted()
}
