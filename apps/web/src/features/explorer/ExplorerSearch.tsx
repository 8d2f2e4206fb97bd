import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { readForm, requireField } from '../../lib/readForm.ts'
import { useForm } from '../../lib/useForm.ts'
import { Button } from '../../ui/Button.tsx'
import { Form } from '../../ui/Form.tsx'
import { TextField } from '../../ui/TextField.tsx'
import styles from './Explorer.module.css'
import { parseExplorerQuery } from './parseExplorerQuery.ts'

const t = createCatalogue('explorer')

export function ExplorerSearch({ chainId }: { chainId: number }) {
  const navigate = useNavigate()
  const [value, save] = useState({ place: '' })
  const { check, field } = useForm({
    value,
    save,
    read: (form) => readForm({ place: requireField(parseExplorerQuery(form.place), t('findError')) }),
  })
  const chain = String(chainId)
  const submit = () => {
    const place = check()?.place
    if (!place) return
    save({ place: '' })
    if (place.kind === 'tx') void navigate({ params: { chain, hash: place.hash }, to: '/explorer/$chain/tx/$hash' })
    else if (place.kind === 'block')
      void navigate({ params: { block: place.block, chain }, to: '/explorer/$chain/block/$block' })
    else void navigate({ params: { address: place.address, chain }, to: '/explorer/$chain/address/$address' })
  }
  return (
    <Form className={styles.form} onSubmit={submit}>
      <TextField {...field('place')} label={t('findLabel')} maxLength={200} placeholder="0x…" spellCheck={false} />
      <div className={styles.formButton}>
        <Button type="submit">{t('find')}</Button>
      </div>
    </Form>
  )
}
