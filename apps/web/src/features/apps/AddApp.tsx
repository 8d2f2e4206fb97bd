import { parseAppUrl } from '@countersign/protocol/config'
import { useNavigate } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import type { CurrentSafe } from '../../domain/safe/parseSafeParams.ts'
import { openHostedApps, storeApp } from '../../domain/safe-apps/storedApps.ts'
import { useServices } from '../../domain/services/Services.ts'
import { appsText as words } from '../../lib/messages/apps.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Field } from '../../ui/Field.tsx'
import styles from './Apps.module.css'

/** An app by its address: leads to the screen that introduces it. */
export function AddApp({ safe }: { safe: CurrentSafe }) {
  const store = openHostedApps(useServices().storage)
  const navigate = useNavigate()
  const [text, setText] = useState('')
  const [error, setError] = useState<string>()
  const open = (event: FormEvent) => {
    event.preventDefault()
    const typed = text.trim()
    // Names are typed without what goes before them; what has something before it is taken at its word.
    const app = parseAppUrl(typed.includes('://') ? typed : `https://${typed}`)
    if (!app || app.origin === window.location.origin) return setError(words.badAddress)
    store.update((all) => storeApp(all, { url: app.href }, Date.now()))
    void navigate({
      params: safe.params,
      reloadDocument: true,
      search: { url: app.href },
      to: '/$chain/$safe/apps/open',
    })
  }
  return (
    <Card title={words.add}>
      <form className={styles.form} noValidate onSubmit={open}>
        <Field error={error} hint={words.addressHint} label={words.address}>
          {(control) => (
            <input
              {...control}
              autoComplete="off"
              inputMode="url"
              maxLength={2_048}
              onChange={({ target }) => {
                setText(target.value)
                setError(undefined)
              }}
              placeholder="https://"
              spellCheck={false}
              type="text"
              value={text}
            />
          )}
        </Field>
        <div className={styles.actions}>
          <Button look="primary" type="submit">
            {words.look}
          </Button>
        </div>
      </form>
    </Card>
  )
}
