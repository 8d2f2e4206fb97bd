import { useMutation } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { Button } from '../../ui/Button.tsx'
import { Form } from '../../ui/Form.tsx'
import { TextField } from '../../ui/TextField.tsx'
import styles from './Settings.module.css'

const t = createCatalogue('settings')

export type UrlFormProps = {
  label: string
  hint: string
  action: string
  /** Replaces the status, where saving reloads the page. */
  after?: ReactNode
  value: string
  placeholder?: string | undefined
  /** Validates and stores it; returns an error. Called with an empty text for "none". */
  onSave: (text: string) => Promise<string | undefined>
}

export function UrlForm({ label, hint, action, after, value, placeholder, onSave }: UrlFormProps) {
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
        {after === undefined ? (
          <span className={styles.quiet} role="status">
            {save.isSuccess && save.data === undefined ? t('saved') : ''}
          </span>
        ) : (
          after
        )}
      </div>
    </Form>
  )
}
