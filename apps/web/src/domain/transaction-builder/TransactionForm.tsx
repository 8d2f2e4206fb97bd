import { getNonces } from '@countersign/client'
import type { SafeState } from '@countersign/protocol/chain'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import { lazyPart } from '../../lib/lazyPart.tsx'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { useStore } from '../../lib/useStore.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Form, focusError } from '../../ui/Form.tsx'
import { QueryError } from '../../ui/QueryView.tsx'
import { SkeletonRows } from '../../ui/Skeleton.tsx'
import { TextField } from '../../ui/TextField.tsx'
import type { CurrentSafe } from '../safe/parseSafeParams.ts'
import { type SafeId, safeKey, safeStateQuery } from '../safe/queries.ts'
import { useHostOf } from '../safe-apps/useEmbedding.ts'
import { type Services, useServices } from '../services/Services.ts'
import { expiryKey, formKey, saveNonce } from '../signature-store/drafts.ts'
import { type DraftedCall, useReview } from './createTransaction.ts'
import type { Expire } from './ExpiryOption.tsx'
import styles from './TransactionForm.module.css'
import { checkNonce, type NextNonce, useNextNonce } from './useNextNonce.ts'

const t = createCatalogue('transactionBuilder')

const ExpiryOption = lazyPart(async () => (await import('./ExpiryOption.tsx')).ExpiryOption)

export type TransactionFormProps = {
  safe: CurrentSafe
  state: SafeState
  nextNonce: NextNonce
  /** Name of the form, as in `transactionKinds`. */
  form: string
  /** Validates the inputs: the call, or undefined once the fields show their errors. */
  onReview: () => DraftedCall | undefined
  /** Chain data of the form are loading: the review waits for them. */
  isReading?: boolean
  actions?: ReactNode
  children: ReactNode
}

/** Nonce and review button of every form. The first field in error gets the focus. */
export function TransactionForm(props: TransactionFormProps) {
  const { safe, state, nextNonce, form, onReview, isReading = false, actions, children } = props
  const services = useServices()
  const { drafts } = services
  const key = formKey(safe.chainId, safe.address, form)
  const isInHost = useHostOf(safe) !== undefined
  const { forms, nonces } = useStore(drafts)
  const typedNonce = nonces[key] ?? ''
  // A host sets the nonce itself.
  const nonceText = isInHost ? '' : typedNonce
  // The nonce counted by this page decides; a higher one of the service is shown as a hint.
  const { data: claimed } = useQuery({ ...noncesQuery(services, safe), enabled: !isInHost })
  const [nonceError, setNonceError] = useState<string>()
  // Executed while the form was open: the inputs stay, and a button sets the next nonce.
  const isUsed = /^\d{1,20}$/.test(nonceText.trim()) && BigInt(nonceText.trim()) < state.nonce
  const setNonce = (text: string) => {
    drafts.update((all) => saveNonce(all, key, text))
    setNonceError(undefined)
  }
  const element = useRef<HTMLFormElement>(null)
  const goToReview = useReview({ safe, state, form })
  const expire = useRef<Expire>(undefined)
  const hasExpiry = !isInHost && (forms[expiryKey(key)] ?? '') !== ''
  const review = () => {
    const read = onReview()
    // Chosen earlier: without its code nothing is reviewed, rather than something that never expires.
    const call = read && hasExpiry ? expire.current?.(read) : read
    const nonce = checkNonce({ text: nonceText, safeNonce: state.nonce, next: nextNonce.value })
    setNonceError('error' in nonce ? nonce.error : undefined)
    if (call && 'value' in nonce) goToReview(call, nonce.value)
    else focusError(element.current)
  }
  // Without a chosen nonce the review waits for the queue: an earlier guess could replace a queued transaction.
  const mustWait = isReading || (nextNonce.basis === 'looking' && nonceText.trim() === '')
  const [isWaiting, setIsWaiting] = useState(false)
  const submit = () => {
    if (mustWait) setIsWaiting(true)
    else review()
  }
  const goOn = useEffectEvent(() => {
    setIsWaiting(false)
    review()
  })
  useEffect(() => {
    if (isWaiting && !mustWait) goOn()
  }, [isWaiting, mustWait])
  return (
    <Form className={styles.form} onSubmit={submit} ref={element}>
      {children}
      {isInHost ? null : (
        <TextField
          error={nonceError ?? (isUsed ? t('nonceUsed', { nonce: String(state.nonce) }) : undefined)}
          hint={describeNonce(nextNonce, state.nonce, nonceText, claimed?.recommendedNonce)}
          label={t('nonce')}
          inputMode="numeric"
          onChange={setNonce}
          placeholder={nextNonce.basis === 'looking' ? '' : nextNonce.value.toString()}
          value={nonceText}
        />
      )}
      {isInHost ? null : <ExpiryOption expire={expire} form={key} safe={safe} version={state.version} />}
      {isUsed ? (
        <div className={styles.actions}>
          <Button onClick={() => setNonce('')}>{t('nextNonce', { nonce: String(nextNonce.value) })}</Button>
        </div>
      ) : null}
      <div className={styles.actions}>
        <Button isBusy={isWaiting} look="primary" type="submit">
          {t('review')}
        </Button>
        {actions}
        <span className={styles.hint}>{t('reviewHint')}</span>
      </div>
    </Form>
  )
}

function describeNonce(
  { basis, value }: NextNonce,
  safeNonce: bigint,
  typed: string,
  recommended: number | undefined,
): string {
  const chosen = checkNonce({ text: typed, safeNonce, next: value })
  if (typed.trim() !== '' && 'value' in chosen && chosen.value < value)
    return t('nonceConflict', { nonce: String(chosen.value) })
  if (basis === 'looking') return t('nonceLooking')
  const sentences = [t(`nonceHint.${basis}`, { next: String(value) })]
  if (value > safeNonce) sentences.push(t('nonceReplace'))
  if (recommended !== undefined && BigInt(recommended) > value)
    sentences.push(t('nonceClaimed', { nonce: String(BigInt(recommended)) }))
  return sentences.join(' ')
}

/** The nonce recommended by the service: unverified. It may know transactions that this page does not. */
function noncesQuery(services: Services, { chainId, address }: SafeId) {
  return queryOptions({
    queryKey: [...safeKey({ chainId, address }), 'queue', 'nonces'],
    queryFn: ({ signal }) => getNonces(services.service, { chainId, address, signal }),
    staleTime: 10_000,
  })
}

export type FormCardProps = {
  safe: CurrentSafe
  /** The form, or undefined while its own data load. */
  children: (ready: { nextNonce: NextNonce; state: SafeState }) => ReactNode
  loading?: string
}

export function FormCard({ safe, children, loading = t('safeLoading') }: FormCardProps) {
  const state = useQuery(safeStateQuery(useServices(), safe))
  const nextNonce = useNextNonce(safe, state.data?.nonce)
  const form = state.data && nextNonce ? children({ nextNonce, state: state.data }) : undefined
  return (
    <>
      <QueryError query={state} title={t('safeFailed')} />
      <Card>{form ?? <SkeletonRows count={3} label={loading} />}</Card>
    </>
  )
}
