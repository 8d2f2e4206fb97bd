import type { SafeState } from '@countersign/protocol/chain'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { zeroAddress } from 'viem'
import { type Holding, holdingQuery } from '../../domain/assets/balancesQuery.ts'
import { describeOption, describeTokenWarning, withTokenWarning } from '../../domain/assets/describeToken.ts'
import type { Balance } from '../../domain/assets/readBalances.ts'
import type { CurrentSafe } from '../../domain/safe/parseSafeParams.ts'
import { useServices } from '../../domain/services/Services.ts'
import { AddressField } from '../../domain/transaction-builder/AddressField.tsx'
import { AddToBatch } from '../../domain/transaction-builder/AddToBatch.tsx'
import { AmountField, type AmountHolding } from '../../domain/transaction-builder/AmountField.tsx'
import { readAddress, useNamedAddress } from '../../domain/transaction-builder/readAddress.ts'
import { TransactionForm } from '../../domain/transaction-builder/TransactionForm.tsx'
import { useFormDraft } from '../../domain/transaction-builder/useFormDraft.ts'
import type { NextNonce } from '../../domain/transaction-builder/useNextNonce.ts'
import { describeError } from '../../lib/describeError.ts'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { useForm } from '../../lib/useForm.ts'
import { SelectField } from '../../ui/SelectField.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { SendFormValueSchema, validateSend } from './validateSend.ts'

const t = createCatalogue('send')

export type SendFormProps = {
  safe: CurrentSafe
  state: SafeState
  holdings: readonly Holding[]
  nextNonce: NextNonce
  asset: string | undefined
}

const otherToken = 'other'

export function SendForm({ safe, state, holdings, nextNonce, asset }: SendFormProps) {
  const draft = useFormDraft({
    safe,
    form: 'send',
    schema: SendFormValueSchema,
    empty: { asset: asset ?? zeroAddress, recipient: '', amount: '', token: '' },
  })
  const form = draft.value
  const recipient = useNamedAddress(safe, form.recipient)
  const isOther = form.asset === otherToken
  const typed = readAddress(form.token, safe.chain)
  const named = useQuery(holdingQuery(useServices(), safe, isOther && 'value' in typed ? typed.value : undefined))
  const balances: readonly (Balance & AmountHolding)[] = isOther ? (named.data ? [named.data] : []) : holdings
  const chosen = balances.find(({ token }) => isOther || token.toLowerCase() === form.asset.toLowerCase())
  const { errors, change, check, field } = useForm({
    ...draft,
    read: () =>
      validateSend({
        form: { ...form, asset: chosen?.token ?? '' },
        safe: safe.address,
        chain: safe.chain,
        balances,
        recipient: recipient.read,
      }),
  })
  return (
    <TransactionForm
      actions={<AddToBatch form="send" onAdd={check} safe={safe} />}
      form="send"
      isReading={recipient.isReading || named.isFetching}
      nextNonce={nextNonce}
      onReview={check}
      safe={safe}
      state={state}
    >
      <SelectField
        error={isOther ? undefined : errors.asset}
        label={t('asset')}
        onChange={(token) => change({ asset: token, amount: '' })}
        options={[
          ...(chosen || isOther ? [] : [{ value: '', label: t('errors.assetMissing') }]),
          ...holdings.map((holding) => ({
            value: holding.token,
            label: describeOption(safe.chain, holding, holdings),
          })),
          { value: otherToken, label: t('otherToken') },
        ]}
        value={isOther ? otherToken : (chosen?.token ?? '')}
      />
      {isOther ? (
        <TokenField
          warning={named.data ? describeTokenWarning(safe.chain, named.data, holdings) : ''}
          error={errors.asset && 'error' in typed ? typed.error : errors.asset}
          found={named}
          onChange={(token) => change({ token, amount: '' })}
          value={form.token}
        />
      ) : null}
      <AddressField {...field('recipient')} found={recipient.found} isPayment label={t('recipient')} safe={safe} />
      <AmountField {...field('amount')} holding={chosen} label={t('amount')} maximum={chosen?.amount} />
    </TransactionForm>
  )
}

type TokenFieldProps = {
  value: string
  onChange: (typed: string) => void
  found: Pick<UseQueryResult<Balance | null>, 'data' | 'error' | 'isFetching'>
  warning: string
  error: string | undefined
}

/** An unlisted token: the service has no balances of an undeployed Safe. */
function TokenField({ value, onChange, found, warning, error }: TokenFieldProps) {
  const { data, error: failure, isFetching } = found
  const wrong = failure ? describeError(failure).sentence : data === null ? t('errors.tokenMissing') : error
  return (
    <TextField
      error={isFetching ? undefined : wrong}
      hint={isFetching ? t('tokenReading') : data ? withTokenWarning(data.symbol, warning) : t('tokenHint')}
      label={t('token')}
      onChange={onChange}
      spellCheck={false}
      value={value}
    />
  )
}
