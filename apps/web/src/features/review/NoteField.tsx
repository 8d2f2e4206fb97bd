import { useServices } from '../../domain/services/Services.ts'
import { noteKey, readNote, saveForm } from '../../domain/signature-store/drafts.ts'
import { longestNote } from '../../domain/signing/note.ts'
import type { ReportId } from '../../domain/transactions/Report.ts'
import { signText as words } from '../../lib/messages/sign.ts'
import { useStore } from '../../lib/useStore.ts'
import { TextField } from '../../ui/TextField.tsx'

/** A note to other owners, persisted as typed. */
export function NoteField({ id }: { id: ReportId }) {
  const { drafts } = useServices()
  const note = readNote(useStore(drafts), id.safeTxHash)
  return (
    <TextField
      hint={words.noteHint}
      label={words.note}
      maxLength={longestNote}
      onChange={(value) => drafts.update((all) => saveForm(all, noteKey(id.safeTxHash), value))}
      rows={2}
      value={note}
    />
  )
}
