import { parseAppUrl } from '@countersign/protocol/config'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import type { CurrentSafe } from '../../domain/safe/parseSafeParams.ts'
import { openHostedApps, storeApp } from '../../domain/safe-apps/storedApps.ts'
import { useServices } from '../../domain/services/Services.ts'
import { appsText as words } from '../../lib/messages/apps.ts'
import { readForm, requireField } from '../../lib/readForm.ts'
import { useForm } from '../../lib/useForm.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Form } from '../../ui/Form.tsx'
import { TextField } from '../../ui/TextField.tsx'
import styles from './Apps.module.css'

/** Adds an app by URL and opens its introduction. */
export function AddApp({ safe }: { safe: CurrentSafe }) {
  const store = openHostedApps(useServices().storage)
  const navigate = useNavigate()
  const [value, save] = useState({ address: '' })
  const { check, field } = useForm({
    value,
    save,
    read: (form) => {
      const typed = form.address.trim()
      const app = parseAppUrl(typed.includes('://') ? typed : `https://${typed}`)
      const isOther = app && app.origin !== window.location.origin
      return readForm({ address: requireField(isOther ? app : undefined, words.badAddress) })
    },
  })
  const open = () => {
    const app = check()?.address
    if (!app) return
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
      <Form className={styles.form} onSubmit={open}>
        <TextField
          {...field('address')}
          hint={words.addressHint}
          inputMode="url"
          label={words.address}
          maxLength={2_048}
          placeholder="https://"
          spellCheck={false}
        />
        <div className={styles.actions}>
          <Button look="primary" type="submit">
            {words.look}
          </Button>
        </div>
      </Form>
    </Card>
  )
}
