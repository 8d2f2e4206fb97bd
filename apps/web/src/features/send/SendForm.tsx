import type { SafeState } from '@countersign/protocol/chain'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { zeroAddress } from 'viem'
import type { Holding } from '../../domain/assets/balancesQuery.ts'
import { describeDoubt, describeOption } from '../../domain/assets/describeToken.ts'
import type { Balance } from '../../domain/assets/readBalances.ts'
import { tokenQuery } from '../../domain/assets/tokenQuery.ts'
import type { CurrentSafe } from '../../domain/safe/parseSafeParams.ts'
import { useServices } from '../../domain/services/Services.ts'
import { AddressField } from '../../domain/transaction-builder/AddressField.tsx'
import { AddToBatch } from '../../domain/transaction-builder/AddToBatch.tsx'
import { readAddress } from '../../domain/transaction-builder/readAddress.ts'
import { TransactionForm } from '../../domain/transaction-builder/TransactionForm.tsx'
import { useFormDraft } from '../../domain/transaction-builder/useFormDraft.ts'
import { useNamedAddress } from '../../domain/transaction-builder/useNamedAddress.ts'
import type { NextNonce } from '../../domain/transaction-builder/useNextNonce.ts'
import { exactAmount, formatAmount } from '../../lib/formatAmount.ts'
import { sendText as words } from '../../lib/messages/send.ts'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/Field.tsx'
import { TokenField } from './TokenField.tsx'
import { type SendErrors, type SendFormValue, SendFormValueSchema, validateSend } from './validateSend.ts'

export type SendFormProps = {
  safe: CurrentSafe
  state: SafeState
  holdings: readonly Holding[]
  nextNonce: NextNonce
  asset: string | undefined
}

/** In place of a token's address: it is typed. */
const otherToken = 'other'

export function SendForm({ safe, state, holdings, nextNonce, asset }: SendFormProps) {
  const { value: form, save } = useFormDraft({
    safe,
    form: 'send',
    schema: SendFormValueSchema,
    empty: { asset: asset ?? zeroAddress, recipient: '', amount: '', token: '' },
  })
  const recipient = useNamedAddress(safe, form.recipient)
  const [errors, setErrors] = useState<SendErrors>({})
  const isOther = form.asset === otherToken
  const typed = readAddress(form.token, safe.chain)
  const named = useQuery(tokenQuery(useServices(), safe, isOther && 'value' in typed ? typed.value : undefined))
  const balances: readonly Balance[] = isOther ? (named.data ? [named.data] : []) : holdings
  const chosen = balances.find(({ token }) => isOther || token.toLowerCase() === form.asset.toLowerCase())
  const change = (next: Partial<SendFormValue>) => {
    save({ ...form, ...next })
    setErrors((current) => ({
      ...current,
      ...Object.fromEntries(Object.keys(next).map((field) => [field, undefined])),
    }))
  }
  const review = () => {
    const result = validateSend({
      form: { ...form, asset: chosen?.token ?? '' },
      safe: safe.address,
      chain: safe.chain,
      balances,
      recipient: recipient.read,
    })
    setErrors(result.ok ? {} : result.errors)
    return result.ok ? result.call : undefined
  }
  const addCall = () => {
    const call = review()
    return call && [call]
  }
  return (
    <TransactionForm
      actions={<AddToBatch form="send" onAdd={addCall} safe={safe} />}
      form="send"
      isReading={recipient.isReading || named.isFetching}
      nextNonce={nextNonce}
      onReview={review}
      safe={safe}
      state={state}
    >
      <Field error={isOther ? undefined : errors.asset} label={words.asset}>
        {(control) => (
          <select
            {...control}
            onChange={(event) => change({ asset: event.target.value, amount: '' })}
            value={isOther ? otherToken : (chosen?.token ?? '')}
          >
            {chosen || isOther ? null : <option value="">{words.errors.assetMissing}</option>}
            {holdings.map((holding) => (
              <option key={holding.token} value={holding.token}>
                {describeOption(safe.chain, holding, holdings)}
              </option>
            ))}
            <option value={otherToken}>{words.otherToken}</option>
          </select>
        )}
      </Field>
      {isOther ? (
        <TokenField
          doubt={named.data ? describeDoubt(safe.chain, named.data, holdings) : ''}
          error={errors.asset && 'error' in typed ? typed.error : errors.asset}
          found={named}
          onChange={(token) => change({ token, amount: '' })}
          value={form.token}
        />
      ) : null}
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
