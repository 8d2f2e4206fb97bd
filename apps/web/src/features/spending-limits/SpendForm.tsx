import { type FormEvent, type ReactNode, useState } from 'react'
import type { Address } from 'viem'
import type { CurrentSafe } from '../../domain/safe/parseSafeParams.ts'
import { AddressField } from '../../domain/transaction-builder/AddressField.tsx'
import { useFormDraft } from '../../domain/transaction-builder/useFormDraft.ts'
import { useSigner } from '../../domain/wallet/useSigner.ts'
import { formatAmount } from '../../lib/formatAmount.ts'
import { limitsText as words } from '../../lib/messages/limits.ts'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/Field.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Stack } from '../../ui/Stack.tsx'
import styles from './Limits.module.css'
import {
  emptySpendForm,
  type NamedLimit,
  readSpendForm,
  type SpendErrors,
  SpendFormSchema,
  type SpendForm as SpendFormValue,
} from './readLimitForm.ts'
import { useSpending } from './useSpending.ts'

export type SpendFormProps = {
  safe: CurrentSafe
  module: Address
  /** Those of the connected account. */
  limits: readonly NamedLimit[]
  /** Says why a wallet did not do it. */
  renderFailure: (error: unknown) => ReactNode
  /** Undefined, or what says that the wallet is on another chain. */
  wrongChain: ReactNode
}

/** For a beneficiary: pays at once, within what is left. */
export function SpendForm({ safe, module, limits, renderFailure, wrongChain }: SpendFormProps) {
  const { address: account, chainId } = useSigner()
  const { value: form, save } = useFormDraft({ safe, form: 'spend', schema: SpendFormSchema, empty: emptySpendForm })
  const [errors, setErrors] = useState<SpendErrors>({})
  const spending = useSpending({ safe, module, account, onPaid: () => save({ ...emptySpendForm, asset: form.asset }) })
  const [only, ...others] = limits
  const asset = form.asset === '' && only && others.length === 0 ? only.token : form.asset
  const reading = readSpendForm({ form: { ...form, asset }, safe: safe.address, chain: safe.chain, limits })
  const change = (next: Partial<SpendFormValue>) => {
    save({ ...form, ...next })
    setErrors({})
    spending.reset()
  }
  const show = (value: bigint, { decimals, symbol }: NamedLimit) => `${formatAmount(value, decimals)} ${symbol}`
  const label = 'limit' in reading ? show(reading.amount, reading.limit) : undefined
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setErrors('errors' in reading ? reading.errors : {})
    if ('limit' in reading && label && !spending.isBusy) spending.spend({ ...reading, label })
  }
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <p className={styles.hint}>{words.spendLead}</p>
      <Field error={errors.asset} label={words.limit}>
        {(control) => (
          <select {...control} onChange={({ target }) => change({ asset: target.value })} value={asset}>
            <option value="">{words.choose}</option>
            {limits.map((limit) => (
              <option key={limit.token} value={limit.token}>
                {words.left(show(limit.left, limit), show(limit.amount, limit))}
              </option>
            ))}
          </select>
        )}
      </Field>
      <AddressField
        error={errors.recipient}
        hint={words.recipientHint}
        label={words.recipient}
        onChange={(recipient) => change({ recipient })}
        safe={safe}
        value={form.recipient}
      />
      <Field error={errors.amount} label={words.amount}>
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
      <Stack isLive>
        {spending.isBusy ? <Notice title={spending.isSent ? words.mining : words.confirming} tone="info" /> : null}
        {spending.error && !spending.isBusy ? renderFailure(spending.error) : null}
        {spending.isPaid ? <Notice title={words.done} tone="ok" /> : null}
      </Stack>
      {chainId === safe.chainId ? (
        <div className={styles.actions}>
          <Button isBusy={spending.isBusy} look="primary" type="submit">
            {label ? words.spendConsequence(label) : words.spend}
          </Button>
        </div>
      ) : (
        wrongChain
      )}
    </form>
  )
}
