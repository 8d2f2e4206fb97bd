import type { LinkedItem } from '@countersign/protocol/offline'
import { useState } from 'react'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { useForm } from '../../lib/useForm.ts'
import { Button } from '../../ui/Button.tsx'
import { Choice } from '../../ui/Choice.tsx'
import { Form } from '../../ui/Form.tsx'
import { TextField } from '../../ui/TextField.tsx'
import {
  domainFields,
  emptyVerifyForm,
  itemKinds,
  readVerifyForm,
  toVerifyForm,
  transactionFields,
  type VerifyField,
} from './readVerifyForm.ts'
import styles from './Verify.module.css'

const t = createCatalogue('verify')

type VerifyFormProps = {
  item: LinkedItem | undefined
  onItem: (item: LinkedItem) => void
}

const short: readonly VerifyField[] = ['chainId', 'version', 'operation', 'safeTxGas', 'baseGas', 'gasPrice', 'nonce']

export function VerifyForm({ item, onItem }: VerifyFormProps) {
  const [value, save] = useState(() => (item ? toVerifyForm(item) : emptyVerifyForm))
  const { check, field } = useForm({ value, save, read: readVerifyForm })
  const fields: readonly VerifyField[] =
    value.kind === 'transaction' ? [...domainFields, ...transactionFields] : [...domainFields]
  const submit = () => {
    const read = check()
    if (read) onItem(read)
  }
  return (
    <Form className={styles.form} onSubmit={submit}>
      <Choice
        {...field('kind')}
        label={t('kind')}
        options={itemKinds.map((kind) => ({ label: t(`kinds.${kind}`), value: kind }))}
      />
      <div className={styles.grid}>
        {fields.map((name) => (
          <div className={short.includes(name) ? undefined : styles.wide} key={name}>
            <TextField {...field(name)} label={t(`formFields.${name}`)} spellCheck={false} />
          </div>
        ))}
      </div>
      {value.kind === 'transaction' ? null : (
        <TextField {...field('content')} label={t('formFields.content')} rows={6} />
      )}
      <TextField
        {...field('signatures')}
        hint={t('signaturesHint')}
        label={t('formFields.signatures')}
        rows={3}
        spellCheck={false}
      />
      <div>
        <Button look="primary" type="submit">
          {t('verify')}
        </Button>
      </div>
    </Form>
  )
}

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
      <TextField hint={t('pasteHint')} label={t('paste')} onChange={setText} required spellCheck={false} value={text} />
      <div>
        <Button type="submit">{t('pasteOpen')}</Button>
      </div>
    </form>
  )
}
