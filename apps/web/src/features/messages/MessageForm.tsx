import type { SafeState } from '@countersign/protocol/chain'
import { hashSafeMessage } from '@countersign/protocol/hash'
import { useNavigate } from '@tanstack/react-router'
import { type FormEvent, useMemo, useRef, useState } from 'react'
import {
  emptyMessageForm,
  isTypedData,
  MessageFormSchema,
  type MessageForm as MessageFormValue,
  readMessage,
} from '../../domain/messages/readMessage.ts'
import type { CurrentSafe } from '../../domain/safe/parseSafeParams.ts'
import { useServices } from '../../domain/services/Services.ts'
import { saveMessage } from '../../domain/signature-store/confirmations.ts'
import { useFormDraft } from '../../domain/transaction-builder/useFormDraft.ts'
import { drafting } from '../../lib/messages/drafting.ts'
import { messageText as words } from '../../lib/messages/message.ts'
import { Button } from '../../ui/Button.tsx'
import { cx } from '../../ui/cx.ts'
import { Field } from '../../ui/Field.tsx'
import { Notice } from '../../ui/Notice.tsx'
import styles from './Message.module.css'

export type MessageFormProps = { safe: CurrentSafe; state: Pick<SafeState, 'version'> }

/** A text or typed data; its review is the page of the message. */
export function MessageForm({ safe, state }: MessageFormProps) {
  const { confirmations } = useServices()
  const navigate = useNavigate()
  const { value: form, save } = useFormDraft({
    safe,
    form: 'message',
    schema: MessageFormSchema,
    empty: emptyMessageForm,
  })
  const [error, setError] = useState<string>()
  const area = useRef<HTMLTextAreaElement>(null)
  const change = (next: Partial<MessageFormValue>) => {
    save({ ...form, ...next })
    setError(undefined)
  }
  const review = (event: FormEvent) => {
    event.preventDefault()
    const { chainId, address } = safe
    const read = readMessage({ form, chainId, safe: address })
    setError('error' in read ? read.error : undefined)
    if ('error' in read) {
      area.current?.focus()
      return
    }
    const content = read.value
    const { version } = state
    const { safeMessageHash: hash } = hashSafeMessage({ chainId, message: content, safe: address, version })
    confirmations.update((all) => saveMessage(all, { chainId, safe: address, hash, content, createdAt: Date.now() }))
    void navigate({ to: '/$chain/$safe/messages/$hash', params: { ...safe.params, hash } })
  }
  const isText = form.kind === 'text'
  const looksTyped = useMemo(() => isText && isTypedData(form.text), [isText, form.text])
  return (
    <form className={styles.form} noValidate onSubmit={review}>
      <Field label={words.kind}>
        {(control) => (
          <select
            {...control}
            onChange={({ target }) => change({ kind: target.value === 'typed' ? 'typed' : 'text' })}
            value={form.kind}
          >
            <option value="text">{words.kinds.text}</option>
            <option value="typed">{words.kinds.typed}</option>
          </select>
        )}
      </Field>
      <Field error={error} hint={isText ? words.textHint : words.typedHint} label={isText ? words.text : words.typed}>
        {(control) => (
          <textarea
            {...control}
            className={cx(control.className, styles.area, !isText && styles.code)}
            dir="auto"
            onChange={({ target }) => change(isText ? { text: target.value } : { typed: target.value })}
            ref={area}
            spellCheck={isText}
            value={isText ? form.text : form.typed}
          />
        )}
      </Field>
      {looksTyped ? (
        <Notice
          actions={
            <Button onClick={() => change({ kind: 'typed', typed: form.text, text: '' })}>{words.takeAsTyped}</Button>
          }
          title={words.looksTyped}
          tone="caution"
        />
      ) : null}
      <div className={styles.actions}>
        <Button look="primary" type="submit">
          {drafting.review}
        </Button>
        <span className={styles.hint}>{drafting.reviewHint}</span>
      </div>
    </form>
  )
}
