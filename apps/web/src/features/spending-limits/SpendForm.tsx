import type { ReactNode } from 'react'
import type { Address } from 'viem'
import type { CurrentSafe } from '../../domain/safe/parseSafeParams.ts'
import { AddressField } from '../../domain/transaction-builder/AddressField.tsx'
import { useFormDraft } from '../../domain/transaction-builder/useFormDraft.ts'
import { useSigner } from '../../domain/wallet/useSigner.ts'
import { formatAmount } from '../../lib/formatAmount.ts'
import { limitsText as words } from '../../lib/messages/limits.ts'
import { useForm } from '../../lib/useForm.ts'
import { Button } from '../../ui/Button.tsx'
import { Form } from '../../ui/Form.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { Stack } from '../../ui/Stack.tsx'
import { TextField } from '../../ui/TextField.tsx'
import styles from './Limits.module.css'
import { emptySpendForm, type NamedLimit, readSpendForm, SpendFormSchema } from './readLimitForm.ts'
import { useSpending } from './useSpending.ts'

export type SpendFormProps = {
  safe: CurrentSafe
  module: Address
  limits: readonly NamedLimit[]
  renderFailure: (error: unknown) => ReactNode
  wrongChain: ReactNode
}

/** For a beneficiary: spends within the limit. */
export function SpendForm({ safe, module, limits, renderFailure, wrongChain }: SpendFormProps) {
  const { address: account, chainId } = useSigner()
  const { value, save } = useFormDraft({ safe, form: 'spend', schema: SpendFormSchema, empty: emptySpendForm })
  const [only, ...others] = limits
  const asset = value.asset === '' && only && others.length === 0 ? only.token : value.asset
  const spending = useSpending({ safe, module, account, onPaid: () => save({ ...emptySpendForm, asset: value.asset }) })
  const reading = readSpendForm({ form: { ...value, asset }, safe: safe.address, chain: safe.chain, limits })
  const { check, field } = useForm({ value, save, read: () => reading, onChange: spending.reset })
  const show = (amount: bigint, { decimals, symbol }: NamedLimit) => `${formatAmount(amount, decimals)} ${symbol}`
  const label = 'value' in reading ? show(reading.value.amount, reading.value.asset) : undefined
  const submit = () => {
    const spend = check()
    if (spend && label && !spending.isBusy) spending.spend({ ...spend, limit: spend.asset, label })
  }
  return (
    <Form className={styles.form} onSubmit={submit}>
      <p className={styles.hint}>{words.spendLead}</p>
      <SelectField
        {...field('asset')}
        label={words.limit}
        options={[
          { value: '', label: words.choose },
          ...limits.map((limit) => ({
            value: limit.token,
            label: words.left(show(limit.left, limit), show(limit.amount, limit)),
          })),
        ]}
        value={asset}
      />
      <AddressField {...field('recipient')} hint={words.recipientHint} label={words.recipient} safe={safe} />
      <TextField {...field('amount')} inputMode="decimal" label={words.amount} placeholder="0" />
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
    </Form>
  )
}
