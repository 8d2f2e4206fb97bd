import {
  type ChainConfig,
  type CreationPlan,
  createSigningRequest,
  hashSafeTransaction,
  type SafeTransactionHashes,
  type SigningRequest,
  type Verified,
  verifyOwn,
} from '@countersign/protocol'
import { type FormEvent, type ReactNode, useState } from 'react'
import { type Address as AddressValue, isAddressEqual, zeroAddress } from 'viem'
import { AddressField } from '../../domain/drafting/AddressField.tsx'
import { createTransaction } from '../../domain/drafting/createTransaction.ts'
import { readAddress } from '../../domain/drafting/readAddress.ts'
import { useLabelOf } from '../../domain/names/useLabelOf.ts'
import { errorCode } from '../../lib/describeError.ts'
import { exactAmount, parseAmount } from '../../lib/formatAmount.ts'
import { createText as words } from '../../lib/messages/create.ts'
import { sendText } from '../../lib/messages/send.ts'
import { Address } from '../../ui/Address.tsx'
import { Amount } from '../../ui/Amount.tsx'
import { Button } from '../../ui/Button.tsx'
import { ErrorNotice } from '../../ui/ErrorNotice.tsx'
import { Field } from '../../ui/Field.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Stack } from '../../ui/Stack.tsx'
import styles from './Create.module.css'
import { useFounding } from './useFounding.ts'

export type RenderHashes = (hashes: Verified<SafeTransactionHashes>, request: SigningRequest) => ReactNode

export type FirstPaymentProps = {
  account: AddressValue
  /** What it holds already. */
  balance: bigint
  chain: ChainConfig
  plan: CreationPlan
  /** As the review of any transaction shows them. */
  renderHashes: RenderHashes
}

type Errors = { amount?: string | undefined; recipient?: string | undefined }

/** A Safe of one signature is made together with its first payment: its owner signs it, and sends both as one. */
export function FirstPayment({ account, balance, chain, plan, renderHashes }: FirstPaymentProps) {
  const [form, setForm] = useState({ amount: '', recipient: '' })
  const [errors, setErrors] = useState<Errors>({})
  const [request, setRequest] = useState<SigningRequest>()
  const { decimals, symbol } = chain.nativeCurrency
  const change = (next: Partial<typeof form>) => {
    setForm({ ...form, ...next })
    setErrors({})
  }
  const review = (event: FormEvent) => {
    event.preventDefault()
    const read = readPayment(form, { balance, chain, safe: plan.safe })
    if ('errors' in read) setErrors(read.errors)
    else setRequest(prepare(plan, { chainId: chain.id, ...read }))
  }
  if (request)
    return (
      <Review
        account={account}
        chain={chain}
        onChange={() => setRequest(undefined)}
        plan={plan}
        renderHashes={renderHashes}
        request={request}
      />
    )
  return (
    <form className={styles.form} noValidate onSubmit={review}>
      <p>{words.first.text}</p>
      <AddressField
        error={errors.recipient}
        hint={sendText.recipientHint}
        label={sendText.recipient}
        onChange={(recipient) => change({ recipient })}
        safe={{ address: plan.safe, chain, chainId: chain.id }}
        value={form.recipient}
      />
      <Field
        error={errors.amount}
        hint={sendText.available(`${exactAmount(balance, decimals)} ${symbol}`)}
        label={`${sendText.amount} (${symbol})`}
      >
        {(control) => (
          <input
            {...control}
            autoComplete="off"
            inputMode="decimal"
            onChange={({ target }) => change({ amount: target.value })}
            value={form.amount}
          />
        )}
      </Field>
      <div className={styles.actions}>
        <Button type="submit">{words.review}</Button>
      </div>
    </form>
  )
}

type ReviewProps = Pick<FirstPaymentProps, 'account' | 'chain' | 'plan' | 'renderHashes'> & {
  request: SigningRequest
  onChange: () => void
}

/** The one frozen value that is shown here, signed, and sent. */
function Review({ account, chain, onChange, plan, renderHashes, request }: ReviewProps) {
  const labelOf = useLabelOf()
  const { error, found, isBusy, step } = useFounding(plan, chain.id)
  const { transaction } = request
  const { decimals, symbol } = chain.nativeCurrency
  return (
    <div className={styles.form}>
      <p>
        {words.first.pays} <Amount decimals={decimals} symbol={symbol} value={transaction.value} /> {words.first.to}
      </p>
      <Address form="full" hasIcon name={labelOf(transaction.to)} value={transaction.to} />
      <p className={styles.quiet}>{words.first.once}</p>
      {renderHashes(verifyOwn(request.hashes), request)}
      <Stack isLive>
        {isBusy ? <Notice title={words.first.steps[step]} tone="info" /> : null}
        {error && !isBusy ? (
          errorCode(error) === 4001 ? (
            <Notice isAlert title={words.rejectedTitle} tone="caution">
              {words.rejectedText}
            </Notice>
          ) : (
            <ErrorNotice error={error} title={words.failed} />
          )
        ) : null}
      </Stack>
      <div className={styles.actions}>
        <Button isBusy={isBusy} look="primary" onClick={() => found(account, request)}>
          {words.first.sign}
        </Button>
        {isBusy ? null : <Button onClick={onChange}>{words.change}</Button>}
      </div>
    </div>
  )
}

type Payment = { to: AddressValue; value: bigint }

function readPayment(
  { amount, recipient }: { amount: string; recipient: string },
  { balance, chain, safe }: { balance: bigint; chain: ChainConfig; safe: AddressValue },
): Payment | { errors: Errors } {
  const { errors: wrong } = sendText
  const { decimals, symbol } = chain.nativeCurrency
  const read = readAddress(recipient, chain)
  const value = parseAmount(amount, decimals)
  const errors: Errors = {
    amount:
      amount.trim() === ''
        ? wrong.amountMissing
        : value === undefined
          ? wrong.amountWrong(decimals)
          : value === 0n
            ? wrong.amountZero
            : value > balance
              ? wrong.amountTooMuch(`${exactAmount(balance, decimals)} ${symbol}`)
              : undefined,
    recipient:
      'error' in read
        ? read.error
        : isAddressEqual(read.value, zeroAddress)
          ? wrong.recipientIsZero
          : isAddressEqual(read.value, safe)
            ? wrong.recipientIsSafe
            : undefined,
  }
  if (errors.amount || errors.recipient || 'error' in read || value === undefined) return { errors }
  return { to: read.value, value }
}

/** The Safe's first transaction, hashed with what the Safe will be. */
function prepare(plan: CreationPlan, { chainId, to, value }: Payment & { chainId: number }): SigningRequest {
  const transaction = createTransaction({ data: '0x', to, value }, 0n)
  const place = { chainId, safe: plan.safe, version: plan.version }
  const { safeTxHash } = hashSafeTransaction({ ...place, transaction })
  return createSigningRequest({ ...place, safeTxHash, transaction: verifyOwn(transaction) })
}
