import { type FormEvent, useId, useState } from 'react'
import { useServices } from '../../domain/services/Services.ts'
import { historyExportText as words } from '../../lib/messages/export.ts'
import { useStore } from '../../lib/useStore.ts'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/Field.tsx'
import styles from './Export.module.css'
import { listCategories, openTransferNotes, setTransferNote, type TransferNote } from './transferNotes.ts'

export type NoteEditorProps = {
  note: TransferNote | undefined
  place: Parameters<typeof setTransferNote>[1]
  onClose: () => void
}

/** What the reader writes beside a transaction. */
export function NoteEditor({ note, place, onClose }: NoteEditorProps) {
  const store = openTransferNotes(useServices().storage)
  const categories = listCategories(useStore(store))
  const listId = useId()
  const [form, setForm] = useState<TransferNote>(note ?? { category: '', note: '' })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    store.update((all) => setTransferNote(all, place, form))
    onClose()
  }
  return (
    <form className={styles.editor} onSubmit={submit}>
      <Field hint={words.categoryHint} label={words.category}>
        {(control) => (
          <input
            {...control}
            autoComplete="off"
            list={listId}
            maxLength={64}
            onChange={({ target }) => setForm((now) => ({ ...now, category: target.value }))}
            value={form.category}
          />
        )}
      </Field>
      <datalist id={listId}>
        {categories.map((category) => (
          <option key={category} value={category} />
        ))}
      </datalist>
      <Field hint={words.noteHint} label={words.note}>
        {(control) => (
          <input
            {...control}
            autoComplete="off"
            maxLength={500}
            onChange={({ target }) => setForm((now) => ({ ...now, note: target.value }))}
            value={form.note}
          />
        )}
      </Field>
      <div className={styles.actions}>
        <Button look="primary" type="submit">
          {words.save}
        </Button>
        <Button look="quiet" onClick={onClose}>
          {words.cancel}
        </Button>
      </div>
    </form>
  )
}
