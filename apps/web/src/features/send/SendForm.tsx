import type { SafeState } from '@countersign/protocol'
import { useState } from 'react'
import { zeroAddress } from 'viem'
import type { Holding } from '../../domain/balances/balancesQuery.ts'
import { AddToBatch } from '../../domain/batch/AddToBatch.tsx'
import { AddressField } from '../../domain/drafting/AddressField.tsx'
import { TransactionForm } from '../../domain/drafting/TransactionForm.tsx'
import { useFormDraft } from '../../domain/drafting/useFormDraft.ts'
import { useNamedAddress } from '../../domain/drafting/useNamedAddress.ts'
import type { NextNonce } from '../../domain/drafting/useNextNonce.ts'
import { checkToken, hasTwin } from '../../domain/effect/checkToken.ts'
import type { CurrentSafe } from '../../domain/safe/parseSafeParams.ts'
import { exactAmount, formatAmount } from '../../lib/formatAmount.ts'
import { assetsText } from '../../lib/messages/assets.ts'
import { sendText as words } from '../../lib/messages/send.ts'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/Field.tsx'
import { type SendErrors, type SendFormValue, SendFormValueSchema, validateSend } from './validateSend.ts'

export type SendFormProps = {
  safe: CurrentSafe
  state: SafeState
  holdings: readonly Holding[]
  nextNonce: NextNonce
  asset: string | undefined
}

export function SendForm({ safe, state, holdings, nextNonce, asset }: SendFormProps) {
  const { value: form, save } = useFormDraft({
    safe,
    form: 'send',
    schema: SendFormValueSchema,
    empty: { asset: asset ?? zeroAddress, recipient: '', amount: '' },
  })
  const recipient = useNamedAddress(safe, form.recipient)
  const [errors, setErrors] = useState<SendErrors>({})
  const chosen = holdings.find(({ token }) => token.toLowerCase() === form.asset.toLowerCase())
  const change = (next: Partial<SendFormValue>) => {
    save({ ...form, ...next })
    setErrors((current) => ({
      ...current,
      ...Object.fromEntries(Object.keys(next).map((field) => [field, undefined])),
    }))
  }
  const review = () => {
    const result = validateSend({
      form,
      safe: safe.address,
      chain: safe.chain,
      balances: holdings,
      recipient: recipient.read,
    })
    setErrors(result.ok ? {} : result.errors)
    return result.ok ? result.call : undefined
  }
  const describeDoubt = ({ symbol, token }: Pick<Holding, 'symbol' | 'token'>) => {
    if (checkToken(safe.chain, { address: token, symbol })) return `: ${assetsText.imitates}`
    return hasTwin({ symbol, token }, holdings) ? `: ${assetsText.twin}` : ''
  }
  const addCall = () => {
    const call = review()
    return call && [call]
  }
  return (
    <TransactionForm
      actions={<AddToBatch form="send" onAdd={addCall} safe={safe} />}
      form="send"
      isReading={recipient.isReading}
      nextNonce={nextNonce}
      onReview={review}
      safe={safe}
      state={state}
    >
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
                {symbol} ({formatAmount(amount, decimals)}){describeDoubt({ symbol, token })}
              </option>
            ))}
          </select>
        )}
      </Field>
      <AddressField
        error={errors.recipient}
        found={recipient.found}
        hint={words.recipientHint}
        label={words.recipient}
        onChange={(typed) => change({ recipient: typed })}
        safe={safe}
        value={form.recipient}
      />
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
    </TransactionForm>
  )
}
