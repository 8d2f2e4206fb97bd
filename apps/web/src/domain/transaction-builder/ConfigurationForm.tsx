import { useQuery } from '@tanstack/react-query'
import type { Hex } from 'viem'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { ChangeList, type ChangeListProps } from '../../ui/ChangeList.tsx'
import { Evidence } from '../../ui/Evidence.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { useServices } from '../services/Services.ts'
import { AddToBatch } from './AddToBatch.tsx'
import { type Consequence, ConsequenceList, FormSection } from './ConsequenceList.tsx'
import { createBatchCall } from './createBatchCall.ts'
import type { Call } from './createTransaction.ts'
import { MultiSendNotice, PendingBatchChange } from './MultiSendNotice.tsx'
import { multiSendQuery } from './multiSendQuery.ts'
import { TransactionForm, type TransactionFormProps } from './TransactionForm.tsx'

const t = createCatalogue('transactionBuilder')

export type ConfigurationFormProps = Omit<TransactionFormProps, 'actions' | 'isReading' | 'onReview'> & {
  /** The Safe's calls to itself; none while the inputs are invalid. */
  calls: readonly Call[]
  consequences: readonly Consequence[]
  isReading: boolean
  isSubmitted: boolean
  /** Set if nothing would change. */
  nothing: string | undefined
  onTry: () => void
  rows: ChangeListProps['rows']
  /** Functions that a pending change of the same list would make revert. */
  selectors: readonly Hex[] | undefined
}

/** Changes the Safe itself in one transaction, with its consequences; refuses changes that would lock the Safe. */
export function ConfigurationForm({
  calls,
  consequences,
  isSubmitted,
  nothing,
  onTry,
  ...props
}: ConfigurationFormProps) {
  const { children, form, isReading, rows, safe, selectors, state } = props
  const multiSend = useQuery(multiSendQuery(useServices(), { chainId: safe.chainId, version: state.version }))
  const needsLibrary = calls.length > 1
  const isRefused = consequences.some(({ tone }) => tone === 'stop')
  const review = () => {
    onTry()
    if (isRefused) return undefined
    if (!needsLibrary) return calls[0]
    return multiSend.data ? createBatchCall(calls, multiSend.data) : undefined
  }
  const listCalls = () => {
    onTry()
    return calls.length === 0 || isRefused || isReading ? undefined : calls
  }
  return (
    <TransactionForm
      actions={<AddToBatch form={form} onAdd={listCalls} safe={safe} />}
      form={form}
      isReading={isReading || (needsLibrary && multiSend.isPending)}
      nextNonce={props.nextNonce}
      onReview={review}
      safe={safe}
      state={state}
    >
      {children}
      <FormSection aside={<Evidence block={state.block.number} kind="chain" />} title={t('stateChanges')}>
        <ChangeList rows={rows} />
      </FormSection>
      <ConsequenceList
        consequences={nothing ? [] : consequences}
        looking={isReading ? t('change.checking') : undefined}
      />
      {selectors ? <PendingBatchChange safe={safe} selectors={selectors} /> : null}
      {isSubmitted && nothing ? <Notice isAlert title={nothing} tone="stop" /> : null}
      {isSubmitted && isRefused ? <Notice isAlert title={t('change.refused')} tone="stop" /> : null}
      <MultiSendNotice isNeeded={needsLibrary} multiSend={multiSend} title={t('change.batchFailed')}>
        {t('change.noMultiSend')}
      </MultiSendNotice>
    </TransactionForm>
  )
}
