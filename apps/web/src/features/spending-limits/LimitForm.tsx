import type { SafeState } from '@countersign/protocol/chain'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Address } from 'viem'
import type { Holding } from '../../domain/assets/balancesQuery.ts'
import { describeDoubt } from '../../domain/assets/describeToken.ts'
import type { CurrentSafe } from '../../domain/safe/parseSafeParams.ts'
import { useServices } from '../../domain/services/Services.ts'
import { AddressField } from '../../domain/transaction-builder/AddressField.tsx'
import { AddToBatch } from '../../domain/transaction-builder/AddToBatch.tsx'
import { createBatchCall } from '../../domain/transaction-builder/createBatchCall.ts'
import { MultiSendNotice } from '../../domain/transaction-builder/MultiSendNotice.tsx'
import { multiSendQuery } from '../../domain/transaction-builder/multiSendQuery.ts'
import { TransactionForm } from '../../domain/transaction-builder/TransactionForm.tsx'
import { useFormDraft } from '../../domain/transaction-builder/useFormDraft.ts'
import type { NextNonce } from '../../domain/transaction-builder/useNextNonce.ts'
import { limitsText as words } from '../../lib/messages/limits.ts'
import { Field } from '../../ui/Field.tsx'
import styles from './Limits.module.css'
import { planLimit } from './planLimit.ts'
import {
  emptyLimitForm,
  type LimitErrors,
  LimitFormSchema,
  type LimitForm as LimitFormValue,
  readLimitForm,
} from './readLimitForm.ts'
import type { Limits } from './readLimits.ts'

export type LimitFormProps = {
  safe: CurrentSafe
  state: SafeState
  nextNonce: NextNonce
  module: Address
  limits: Pick<Limits, 'beneficiaries' | 'isEnabled'>
  holdings: readonly Holding[]
}

const periods = [1_440, 10_080, 43_200]

/** Who, what, how much and how often: one transaction, whatever it takes. */
export function LimitForm({ safe, state, nextNonce, module, limits, holdings }: LimitFormProps) {
  const { value: form, save } = useFormDraft({ safe, form: 'limits', schema: LimitFormSchema, empty: emptyLimitForm })
  const [errors, setErrors] = useState<LimitErrors>({})
  const multiSend = useQuery(multiSendQuery(useServices(), { chainId: safe.chainId, version: state.version }))
  const reading = readLimitForm({ form, safe: safe.address, chain: safe.chain, assets: holdings })
  const calls = 'limit' in reading ? planLimit({ safe: safe.address, module, limits, limit: reading.limit }) : []
  const change = (next: Partial<LimitFormValue>) => {
    save({ ...form, ...next })
    setErrors({})
  }
  const addCalls = () => {
    setErrors('errors' in reading ? reading.errors : {})
    return 'limit' in reading ? calls : undefined
  }
  const review = () => {
    setErrors('errors' in reading ? reading.errors : {})
    if (calls.length <= 1) return calls[0]
    return multiSend.data ? createBatchCall(calls, multiSend.data) : undefined
  }
  const chosen = holdings.find(({ token }) => token.toLowerCase() === form.asset.toLowerCase())
  return (
    <TransactionForm
      // Before the module is enabled each limit would enable it, and the second time the Safe refuses.
      actions={limits.isEnabled ? <AddToBatch form="limits" onAdd={addCalls} safe={safe} /> : undefined}
      form="limits"
      isReading={calls.length > 1 && multiSend.isPending}
      nextNonce={nextNonce}
      onReview={review}
      safe={safe}
      state={state}
    >
      <h2 className={styles.heading}>{words.formTitle}</h2>
      <AddressField
        error={errors.beneficiary}
        hint={words.beneficiaryHint}
        label={words.beneficiary}
        onChange={(beneficiary) => change({ beneficiary })}
        safe={safe}
        value={form.beneficiary}
      />
      <Field error={errors.asset} label={words.asset}>
        {(control) => (
          <select {...control} onChange={({ target }) => change({ asset: target.value })} value={chosen?.token ?? ''}>
            {chosen ? null : <option value="">{words.errors.asset}</option>}
            {holdings.map((holding) => (
              <option key={holding.token} value={holding.token}>
                {holding.symbol}
                {describeDoubt(safe.chain, holding, holdings)}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field error={errors.amount} hint={words.amountHint} label={words.amount}>
        {(control) => (
          <input
            {...control}
            autoComplete="off"
            inputMode="decimal"
            onChange={({ target }) => change({ amount: target.value })}
            placeholder="0"
            value={form.amount}
          />
        )}
      </Field>
      <Field hint={words.resetHint} label={words.reset}>
        {(control) => (
          <select
            {...control}
            onChange={({ target }) => change({ resetMinutes: Number(target.value) })}
            value={form.resetMinutes}
          >
            <option value={0}>{words.resets0}</option>
            {[...new Set([...periods, ...(form.resetMinutes > 0 ? [form.resetMinutes] : [])])].map((minutes) => (
              <option key={minutes} value={minutes}>
                {words.period(minutes)}
              </option>
            ))}
          </select>
        )}
      </Field>
      {calls.length > 0 ? (
        <p className={styles.hint}>{words.plan(!limits.isEnabled, adds(calls.length, limits))}</p>
      ) : null}
      <MultiSendNotice isNeeded={calls.length > 1} multiSend={multiSend} title={words.batchFailed}>
        {words.noLibraryText}
      </MultiSendNotice>
    </TransactionForm>
  )
}

function adds(count: number, { isEnabled }: Pick<Limits, 'isEnabled'>): boolean {
  return count > (isEnabled ? 1 : 2)
}
