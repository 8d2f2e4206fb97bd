import type { SafeState } from '@countersign/protocol/chain'
import { useQuery } from '@tanstack/react-query'
import type { Address } from 'viem'
import type { Holding } from '../../domain/assets/balancesQuery.ts'
import { describeTokenWarning, withTokenWarning } from '../../domain/assets/describeToken.ts'
import type { CurrentSafe } from '../../domain/safe/parseSafeParams.ts'
import { useServices } from '../../domain/services/Services.ts'
import { AddressField } from '../../domain/transaction-builder/AddressField.tsx'
import { AddToBatch } from '../../domain/transaction-builder/AddToBatch.tsx'
import { AmountField } from '../../domain/transaction-builder/AmountField.tsx'
import { createBatchCall } from '../../domain/transaction-builder/createBatchCall.ts'
import { MultiSendNotice } from '../../domain/transaction-builder/MultiSendNotice.tsx'
import { multiSendQuery } from '../../domain/transaction-builder/multiSendQuery.ts'
import { TransactionForm } from '../../domain/transaction-builder/TransactionForm.tsx'
import { useFormDraft } from '../../domain/transaction-builder/useFormDraft.ts'
import type { NextNonce } from '../../domain/transaction-builder/useNextNonce.ts'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { formatList } from '../../lib/messages/intl.ts'
import { useForm } from '../../lib/useForm.ts'
import { SelectField } from '../../ui/SelectField.tsx'
import { planSpendingLimit } from './planSpendingLimit.ts'
import { emptyLimitForm, readSpendingLimitForm, SpendingLimitFormSchema } from './readSpendingLimitForm.ts'
import type { Limits } from './readSpendingLimits.ts'
import { describePeriod } from './SpendingLimitList.tsx'
import styles from './SpendingLimits.module.css'

const t = createCatalogue('spendingLimits')

export type SpendingLimitFormProps = {
  safe: CurrentSafe
  state: SafeState
  nextNonce: NextNonce
  module: Address
  limits: Pick<Limits, 'beneficiaries' | 'isEnabled'>
  holdings: readonly Holding[]
}

const periods = [1_440, 10_080, 43_200]

export function SpendingLimitForm({ safe, state, nextNonce, module, limits, holdings }: SpendingLimitFormProps) {
  const draft = useFormDraft({ safe, form: 'limits', schema: SpendingLimitFormSchema, empty: emptyLimitForm })
  const multiSend = useQuery(multiSendQuery(useServices(), { chainId: safe.chainId, version: state.version }))
  const reading = readSpendingLimitForm({ form: draft.value, safe: safe.address, chain: safe.chain, assets: holdings })
  const calls =
    'value' in reading ? planSpendingLimit({ safe: safe.address, module, limits, limit: reading.value }) : []
  const { form, check, field } = useForm({ ...draft, read: () => reading })
  const review = () => {
    check()
    if (calls.length <= 1) return calls[0]
    return multiSend.data ? createBatchCall(calls, multiSend.data) : undefined
  }
  const chosen = holdings.find(({ token }) => token.toLowerCase() === form.asset.toLowerCase())
  return (
    <TransactionForm
      // Not in a batch before the module is enabled: each limit would enable it again, which the Safe rejects.
      actions={limits.isEnabled ? <AddToBatch form="limits" onAdd={() => check() && calls} safe={safe} /> : undefined}
      form="limits"
      isReading={calls.length > 1 && multiSend.isPending}
      nextNonce={nextNonce}
      onReview={review}
      safe={safe}
      state={state}
    >
      <h2 className={styles.heading}>{t('formTitle')}</h2>
      <AddressField {...field('beneficiary')} hint={t('beneficiaryHint')} label={t('beneficiary')} safe={safe} />
      <SelectField
        {...field('asset')}
        label={t('asset')}
        options={[
          ...(chosen ? [] : [{ value: '', label: t('assetMissing') }]),
          ...holdings.map((holding) => ({
            value: holding.token,
            label: withTokenWarning(holding.symbol, describeTokenWarning(safe.chain, holding, holdings)),
          })),
        ]}
        value={chosen?.token ?? ''}
      />
      <AmountField {...field('amount')} hint={t('amountHint')} holding={chosen} label={t('amount')} />
      <SelectField
        {...field('resetMinutes')}
        hint={t('resetHint')}
        label={t('reset')}
        options={[...new Set([0, ...periods, form.resetMinutes])].map((minutes) => ({
          value: minutes,
          label: minutes === 0 ? t('noReset') : describePeriod(minutes),
        }))}
      />
      {calls.length > 0 ? (
        <p className={styles.hint}>{describePlan(!limits.isEnabled, calls.length > (limits.isEnabled ? 1 : 2))}</p>
      ) : null}
      <MultiSendNotice isNeeded={calls.length > 1} multiSend={multiSend} title={t('batchFailed')}>
        {t('noMultiSend')}
      </MultiSendNotice>
    </TransactionForm>
  )
}

function describePlan(enables: boolean, adds: boolean): string {
  const steps = [...(enables ? [t('stepEnable')] : []), ...(adds ? [t('stepAdd')] : []), t('stepSet')]
  return t('plan', { steps: formatList(steps) })
}
