import { hashSafeTransaction, type SafeState } from '@countersign/protocol'
import { useNavigate } from '@tanstack/react-router'
import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { getAddress, isAddress, zeroAddress } from 'viem'
import type { Holding } from '../../domain/balances/balancesQuery.ts'
import { useHostOf } from '../../domain/embedding/useEmbedding.ts'
import { formKey, type SendForm as SendFormValue, saveDraft, saveForm } from '../../domain/ledger/drafts.ts'
import { toStored } from '../../domain/ledger/StoredTransaction.ts'
import { useNameOf } from '../../domain/names/useName.ts'
import type { CurrentSafe } from '../../domain/safe/parseSafeParams.ts'
import { useServices } from '../../domain/services/Services.ts'
import { exactAmount, formatAmount } from '../../lib/formatAmount.ts'
import { sendText as words } from '../../lib/messages/send.ts'
import { useStore } from '../../lib/useStore.ts'
import { Address } from '../../ui/Address.tsx'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/Field.tsx'
import styles from './SendForm.module.css'
import type { NextNonce } from './useNextNonce.ts'
import { type SendErrors, validateSend } from './validateSend.ts'

export type SendFormProps = {
  safe: CurrentSafe
  state: SafeState
  holdings: readonly Holding[]
  nextNonce: NextNonce
  asset: string | undefined
}

const emptyForm: SendFormValue = { asset: zeroAddress, recipient: '', amount: '' }

export function SendForm({ safe, state, holdings, nextNonce, asset }: SendFormProps) {
  const services = useServices()
  const navigate = useNavigate()
  const key = formKey(safe.chainId, safe.address)
  const stored = useStore(services.drafts).forms[key]
  const form = stored ?? { ...emptyForm, asset: asset ?? zeroAddress }
  const [nonceText, setNonceText] = useState('')
  const [errors, setErrors] = useState<SendErrors>({})
  const element = useRef<HTMLFormElement>(null)
  const isInHost = useHostOf(safe) !== undefined
  const chosen = holdings.find(({ token }) => token.toLowerCase() === form.asset.toLowerCase())
  const change = (next: Partial<SendFormValue>) => {
    services.drafts.update((drafts) => saveForm(drafts, key, { ...form, ...next }))
    setErrors((current) => ({
      ...current,
      ...Object.fromEntries(Object.keys(next).map((field) => [field, undefined])),
    }))
  }
  const review = () => {
    const result = validateSend({
      form,
      nonceText,
      safe: safe.address,
      shortName: safe.chain.shortName,
      balances: holdings,
      safeNonce: state.nonce,
      nextNonce: nextNonce.value,
    })
    if (!result.ok) {
      setErrors(result.errors)
      // The first field in error takes the focus, once its message is there to be read.
      requestAnimationFrame(() => element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus())
      return
    }
    const { transaction } = result
    const { safeTxHash } = hashSafeTransaction({
      chainId: safe.chainId,
      safe: safe.address,
      version: state.version,
      transaction,
    })
    services.drafts.update((drafts) =>
      saveDraft(drafts, {
        chainId: safe.chainId,
        safe: safe.address,
        version: state.version,
        safeTxHash,
        transaction: toStored(transaction),
        createdAt: Date.now(),
      }),
    )
    void navigate({ to: '/$chain/$safe/tx/$id', params: { ...safe.params, id: safeTxHash } })
  }
  // A nonce that was not chosen is taken when all that waits was seen: taken before, it would replace some of it.
  const mustLook = nextNonce.basis === 'looking' && nonceText.trim() === ''
  const [isWaiting, setIsWaiting] = useState(false)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (mustLook) setIsWaiting(true)
    else review()
  }
  const goOn = useEffectEvent(() => {
    setIsWaiting(false)
    review()
  })
  useEffect(() => {
    if (isWaiting && !mustLook) goOn()
  }, [isWaiting, mustLook])
  return (
    <form className={styles.form} noValidate onSubmit={submit} ref={element}>
      <Field error={errors.asset} label={words.asset}>
        {(control) => (
          <select
            {...control}
            onChange={(event) => change({ asset: event.target.value, amount: '' })}
            value={chosen?.token ?? ''}
          >
            {chosen ? null : <option value="">{words.errors.assetMissing}</option>}
            {holdings.map(({ token, symbol, amount, decimals }) => (
              <option key={token} value={token}>
                {symbol} ({formatAmount(amount, decimals)})
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field error={errors.recipient} hint={<RecipientHint value={form.recipient} />} label={words.recipient}>
        {(control) => (
          <input
            {...control}
            autoComplete="off"
            className={`${control.className} ${styles.mono}`}
            onChange={(event) => change({ recipient: event.target.value })}
            placeholder="0x…"
            spellCheck={false}
            value={form.recipient}
          />
        )}
      </Field>
      <Field
        aside={
          chosen ? (
            <Button look="quiet" onClick={() => change({ amount: exactAmount(chosen.amount, chosen.decimals) })}>
              {words.max}
            </Button>
          ) : null
        }
        error={errors.amount}
        hint={chosen ? words.available(`${formatAmount(chosen.amount, chosen.decimals)} ${chosen.symbol}`) : undefined}
        label={words.amount}
      >
        {(control) => (
          <input
            {...control}
            autoComplete="off"
            inputMode="decimal"
            onChange={(event) => change({ amount: event.target.value })}
            placeholder="0"
            value={form.amount}
          />
        )}
      </Field>
      {/* A host sets the nonce itself. */}
      {isInHost ? null : (
        <Field error={errors.nonce} hint={describeNonce(nextNonce, state.nonce)} label={words.nonce}>
          {(control) => (
            <input
              {...control}
              autoComplete="off"
              inputMode="numeric"
              onChange={(event) => {
                setNonceText(event.target.value)
                setErrors((current) => ({ ...current, nonce: undefined }))
              }}
              placeholder={nextNonce.basis === 'looking' ? '' : nextNonce.value.toString()}
              value={nonceText}
            />
          )}
        </Field>
      )}
      <div className={styles.actions}>
        <Button isBusy={isWaiting} look="primary" type="submit">
          {words.review}
        </Button>
        <span className={styles.hint}>{words.reviewHint}</span>
      </div>
    </form>
  )
}

function describeNonce({ basis, value }: NextNonce, safeNonce: bigint): string {
  if (basis === 'looking') return words.nonceLooking
  const sentences = [words.nonceHint[basis](value)]
  if (value > safeNonce) sentences.push(words.nonceReplace)
  return sentences.join(' ')
}

/** Repeats the address in groups as soon as it is one, so that it can be compared before going on. */
function RecipientHint({ value }: { value: string }) {
  const nameOf = useNameOf()
  const plain = value.replace(/\s+/g, '').replace(/^[a-z0-9-]{1,40}:/i, '')
  if (!isAddress(plain)) return words.recipientHint
  return <Address canCopy={false} form="full" hasIcon name={nameOf(plain)?.name} value={getAddress(plain)} />
}
