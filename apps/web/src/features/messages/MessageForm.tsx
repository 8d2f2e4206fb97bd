import type { SafeState } from '@countersign/protocol/chain'
import { hashSafeMessage } from '@countersign/protocol/hash'
import { useNavigate } from '@tanstack/react-router'
import { useMemo } from 'react'
import type { CurrentSafe } from '../../domain/safe/parseSafeParams.ts'
import { useServices } from '../../domain/services/Services.ts'
import { saveMessage } from '../../domain/signature-store/confirmations.ts'
import { useFormDraft } from '../../domain/transaction-builder/useFormDraft.ts'
import { emptyMessageForm, isTypedData, MessageFormSchema, readMessage } from '../../domain/transactions/readMessage.ts'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { useForm } from '../../lib/useForm.ts'
import { Button } from '../../ui/Button.tsx'
import { cx } from '../../ui/cx.ts'
import { Form } from '../../ui/Form.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { ButtonRow } from '../../ui/Stack.tsx'
import { TextField } from '../../ui/TextField.tsx'
import styles from './Message.module.css'

const t = createCatalogue('message')
const tTransactionBuilder = createCatalogue('transactionBuilder')

export function MessageForm({ safe, state }: { safe: CurrentSafe; state: Pick<SafeState, 'version'> }) {
  const { confirmations } = useServices()
  const navigate = useNavigate()
  const { chainId, address } = safe
  const { form, change, check, field } = useForm({
    ...useFormDraft({ safe, form: 'message', schema: MessageFormSchema, empty: emptyMessageForm }),
    read: (form) => {
      const read = readMessage({ form, chainId, safe: address })
      return 'error' in read ? { errors: { [form.kind]: read.error } } : read
    },
  })
  const review = () => {
    const content = check()
    if (content === undefined) return
    const { version } = state
    const { safeMessageHash: hash } = hashSafeMessage({ chainId, message: content, safe: address, version })
    confirmations.update((all) => saveMessage(all, { chainId, safe: address, hash, content, createdAt: Date.now() }))
    void navigate({ to: '/$chain/$safe/messages/$hash', params: { ...safe.params, hash } })
  }
  const isText = form.kind === 'text'
  const looksTyped = useMemo(() => isText && isTypedData(form.text), [isText, form.text])
  return (
    <Form className={styles.form} onSubmit={review}>
      <SelectField
        {...field('kind')}
        label={t('kind')}
        options={[
          { value: 'text', label: t('kinds.text') },
          { value: 'typed', label: t('kinds.typed') },
        ]}
      />
      <TextField
        {...field(form.kind)}
        className={cx(styles.area, !isText && styles.code)}
        dir="auto"
        hint={isText ? t('textHint') : t('typedHint')}
        label={isText ? t('text') : t('typed')}
        rows={2}
        spellCheck={isText}
      />
      {looksTyped ? (
        <Notice
          actions={
            <Button onClick={() => change({ kind: 'typed', typed: form.text, text: '' })}>{t('useTyped')}</Button>
          }
          title={t('looksTyped')}
          tone="caution"
        />
      ) : null}
      <ButtonRow>
        <Button look="primary" type="submit">
          {tTransactionBuilder('review')}
        </Button>
        <span className={styles.hint}>{tTransactionBuilder('reviewHint')}</span>
      </ButtonRow>
    </Form>
  )
}
