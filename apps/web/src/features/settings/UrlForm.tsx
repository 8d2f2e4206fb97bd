import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { settingsText as words } from '../../lib/messages/settings.ts'
import { Button } from '../../ui/Button.tsx'
import { Form } from '../../ui/Form.tsx'
import { TextField } from '../../ui/TextField.tsx'
import styles from './Settings.module.css'

export type UrlFormProps = {
  label: string
  hint: string
  /** On the button. */
  action: string
  /** As it is kept. */
  value: string
  placeholder?: string | undefined
  /** Keeps it, after looking at it; the reason where it cannot be. Called with an empty text for "none". */
  onSave: (text: string) => Promise<string | undefined>
}

/** One address that is looked at before it is kept. */
export function UrlForm({ label, hint, action, value, placeholder, onSave }: UrlFormProps) {
  const [text, setText] = useState(value)
  const save = useMutation({ mutationFn: () => onSave(text.trim()) })
  const submit = () => {
    if (!save.isPending) save.mutate()
  }
  return (
    <Form className={styles.form} onSubmit={submit}>
      <TextField
        error={save.data}
        hint={hint}
        label={label}
        inputMode="url"
        onChange={(value) => {
          setText(value)
          save.reset()
        }}
        placeholder={placeholder}
        spellCheck={false}
        value={text}
      />
      <div className={styles.actions}>
        <Button isBusy={save.isPending} type="submit">
          {action}
        </Button>
        <span className={styles.quiet} role="status">
          {save.isSuccess && save.data === undefined ? words.kept : ''}
        </span>
      </div>
    </Form>
  )
}
