import { useState } from 'react'
import { verifyText as words } from '../../lib/messages/verify.ts'
import { Button } from '../../ui/Button.tsx'
import { TextField } from '../../ui/TextField.tsx'
import styles from './Verify.module.css'

/** For a saved copy, which no link opens: reads only the fragment of the pasted text. */
export function LinkForm({ onLink }: { onLink: (fragment: string) => void }) {
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
      <TextField
        hint={words.pasteHint}
        label={words.paste}
        onChange={setText}
        required
        spellCheck={false}
        value={text}
      />
      <div>
        <Button type="submit">{words.pasteOpen}</Button>
      </div>
    </form>
  )
}
