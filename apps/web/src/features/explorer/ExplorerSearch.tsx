import { useNavigate } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { explorerText as words } from '../../lib/messages/explorer.ts'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/Field.tsx'
import styles from './Explorer.module.css'
import { parseExplorerQuery } from './parseExplorerQuery.ts'

/** One field for all that can be looked up. */
export function ExplorerSearch({ chainId }: { chainId: number }) {
  const navigate = useNavigate()
  const [input, setInput] = useState('')
  const [error, setError] = useState<string>()
  const chain = String(chainId)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const place = parseExplorerQuery(input)
    if (!place) return setError(words.findError)
    setInput('')
    if (place.kind === 'tx') void navigate({ params: { chain, hash: place.hash }, to: '/explorer/$chain/tx/$hash' })
    else if (place.kind === 'block')
      void navigate({ params: { block: place.block, chain }, to: '/explorer/$chain/block/$block' })
    else void navigate({ params: { address: place.address, chain }, to: '/explorer/$chain/address/$address' })
  }
  return (
    <form className={styles.form} onSubmit={submit}>
      <Field error={error} label={words.findLabel}>
        {(control) => (
          <input
            {...control}
            autoComplete="off"
            maxLength={200}
            onChange={(event) => {
              setInput(event.target.value)
              setError(undefined)
            }}
            placeholder="0x…"
            spellCheck={false}
            value={input}
          />
        )}
      </Field>
      <div className={styles.formButton}>
        <Button type="submit">{words.find}</Button>
      </div>
    </form>
  )
}
