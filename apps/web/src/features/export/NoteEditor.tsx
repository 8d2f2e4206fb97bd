import { useState } from 'react'
import { useServices } from '../../domain/services/Services.ts'
import { historyExportText as words } from '../../lib/messages/export.ts'
import { useStore } from '../../lib/useStore.ts'
import { Button } from '../../ui/Button.tsx'
import { Form } from '../../ui/Form.tsx'
import { TextField } from '../../ui/TextField.tsx'
import styles from './Export.module.css'
import { listCategories, openTransferNotes, setTransferNote, type TransferNote } from './transferNotes.ts'

export type NoteEditorProps = {
  note: TransferNote | undefined
  transaction: Parameters<typeof setTransferNote>[1]
  onClose: () => void
}

export function NoteEditor({ note, transaction, onClose }: NoteEditorProps) {
  const store = openTransferNotes(useServices().storage)
  const categories = listCategories(useStore(store))
  const [form, setForm] = useState<TransferNote>(note ?? { category: '', note: '' })
  const submit = () => {
    store.update((all) => setTransferNote(all, transaction, form))
    onClose()
  }
  return (
    <Form className={styles.editor} onSubmit={submit}>
      <TextField
        hint={words.categoryHint}
        label={words.category}
        maxLength={64}
        onChange={(category) => setForm({ ...form, category })}
        suggestions={categories.map((category) => ({ value: category }))}
        value={form.category}
      />
      <TextField
        hint={words.noteHint}
        label={words.note}
        maxLength={500}
        onChange={(text) => setForm({ ...form, note: text })}
        value={form.note}
      />
      <div className={styles.actions}>
        <Button look="primary" type="submit">
          {words.save}
        </Button>
        <Button look="quiet" onClick={onClose}>
          {words.cancel}
        </Button>
      </div>
    </Form>
  )
}
