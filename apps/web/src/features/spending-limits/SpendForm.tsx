import { BaseError, toNodeError } from '@countersign/protocol/errors'
import { useMutation } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import type { Address } from 'viem'
import { call, sendTransaction, waitForTransactionReceipt } from 'viem/actions'
import { getConnectorClient } from 'wagmi/actions'
import type { CurrentSafe } from '../../domain/safe/parseSafeParams.ts'
import { safeKey } from '../../domain/safe/queries.ts'
import { useConnectDialog } from '../../domain/services/ConnectDialogContext.ts'
import { getChainClient, useServices } from '../../domain/services/Services.ts'
import { useSigner } from '../../domain/services/useSigner.ts'
import { AddressField } from '../../domain/transaction-builder/AddressField.tsx'
import { AmountField } from '../../domain/transaction-builder/AmountField.tsx'
import { useFormDraft } from '../../domain/transaction-builder/useFormDraft.ts'
import { formatAmount } from '../../lib/formatAmount.ts'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { useForm } from '../../lib/useForm.ts'
import { Button } from '../../ui/Button.tsx'
import { Form } from '../../ui/Form.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { Stack } from '../../ui/Stack.tsx'
import { planSpending } from './planSpendingLimit.ts'
import { emptySpendForm, type NamedLimit, readSpendForm, SpendFormSchema } from './readSpendingLimitForm.ts'
import styles from './SpendingLimits.module.css'

const t = createCatalogue('spendingLimits')

type SpendFormProps = {
  safe: CurrentSafe
  module: Address
  limits: readonly NamedLimit[]
  renderFailure: (error: unknown) => ReactNode
  wrongChain: ReactNode
}

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
  const chosen = limits.find(({ token }) => token.toLowerCase() === asset.toLowerCase())
  const submit = () => {
    const spend = check()
    if (spend && label && !spending.isBusy) spending.spend({ ...spend, limit: spend.asset, label })
  }
  return (
    <Form className={styles.form} onSubmit={submit}>
      <p className={styles.hint}>{t('spendLead')}</p>
      <SelectField
        {...field('asset')}
        label={t('limit')}
        options={[
          { value: '', label: t('choose') },
          ...limits.map((limit) => ({
            value: limit.token,
            label: t('left', { left: show(limit.left, limit), amount: show(limit.amount, limit) }),
          })),
        ]}
        value={asset}
      />
      <AddressField {...field('recipient')} isPayment label={t('recipient')} safe={safe} />
      <AmountField {...field('amount')} holding={chosen} hint="" label={t('amount')} maximum={chosen?.left} />
      <Stack isLive>
        {spending.isBusy ? <Notice title={spending.isSent ? t('mining') : t('confirming')} tone="info" /> : null}
        {spending.error && !spending.isBusy ? renderFailure(spending.error) : null}
        {spending.isPaid ? <Notice title={t('done')} tone="ok" /> : null}
      </Stack>
      {chainId === safe.chainId ? (
        <div className={styles.actions}>
          <Button isBusy={spending.isBusy} look="primary" type="submit">
            {label ? t('spendAmount', { amount: label }) : t('spend')}
          </Button>
        </div>
      ) : (
        wrongChain
      )}
    </Form>
  )
}

type UseSpendingParameters = {
  safe: { address: Address; chainId: number }
  module: Address
  account: Address | undefined
  onPaid: () => void
}

type Spending = { limit: NamedLimit; recipient: Address; amount: bigint; label: string }

function useSpending({ safe, module, account, onPaid }: UseSpendingParameters) {
  const services = useServices()
  const { record } = useConnectDialog()
  const [isSent, setSent] = useState(false)
  const mutation = useMutation({
    mutationFn: async ({ limit, recipient, amount, label }: Spending) => {
      if (!account) throw new Error('Nobody to spend: the button should not have been there.')
      setSent(false)
      const node = getChainClient(services, safe.chainId)
      const { to, data } = planSpending({ safe: safe.address, module, limit, recipient, amount })
      const explain = (cause: unknown) => Promise.reject(toNodeError(cause) ?? cause)
      await call(node, { account, data, to }).catch(explain)
      const wallet = await getConnectorClient(services.wagmi, { account, chainId: safe.chainId })
      const hash = await sendTransaction(wallet, { account, chain: node.chain, data, to }).catch(explain)
      setSent(true)
      record({ description: t('recorded', { amount: label }), hash })
      const receipt = await waitForTransactionReceipt(node, { hash, pollingInterval: 500 })
      if (receipt.status !== 'success') throw new BaseError('SPENDING_FAILED', t('reverted'))
    },
    onSuccess: onPaid,
    onSettled: () => services.queryClient.invalidateQueries({ queryKey: safeKey(safe) }),
  })
  return {
    spend: mutation.mutate,
    isBusy: mutation.isPending,
    isSent,
    isPaid: mutation.isSuccess,
    error: mutation.error,
    reset: mutation.reset,
  }
}
