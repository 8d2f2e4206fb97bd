import { useState } from 'react'
import { verifyText as words } from '../../lib/messages/verify.ts'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/Field.tsx'
import styles from './Verify.module.css'

export type LinkFormProps = { onLink: (fragment: string) => void }

/** For a saved copy, which no link leads to: only what follows the # is read of what is pasted. */
export function LinkForm({ onLink }: LinkFormProps) {
  const [text, setText] = useState('')
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        const trimmed = text.trim()
        onLink(trimmed.slice(trimmed.indexOf('#') + 1))
      }}
    >
      <Field hint={words.pasteHint} label={words.paste}>
        {(control) => (
          <input
            {...control}
            autoComplete="off"
            onChange={(event) => setText(event.target.value)}
            required
            spellCheck={false}
            value={text}
          />
        )}
      </Field>
      <div>
        <Button type="submit">{words.pasteOpen}</Button>
      </div>
    </form>
  )
}
