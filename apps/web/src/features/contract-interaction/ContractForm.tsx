import type { SafeState } from '@countersign/protocol/chain'
import type { CurrentSafe } from '../../domain/safe/parseSafeParams.ts'
import { AddToBatch } from '../../domain/transaction-builder/AddToBatch.tsx'
import { createEntry } from '../../domain/transaction-builder/BatchEntry.ts'
import { TransactionForm } from '../../domain/transaction-builder/TransactionForm.tsx'
import { useFormDraft } from '../../domain/transaction-builder/useFormDraft.ts'
import type { NextNonce } from '../../domain/transaction-builder/useNextNonce.ts'
import { ContractFields } from './ContractFields.tsx'
import { ContractFormValueSchema, emptyContractForm } from './ContractFormValue.ts'
import { useContractCall } from './useContractCall.ts'

export type ContractFormProps = { safe: CurrentSafe; state: SafeState; nextNonce: NextNonce }

/** A contract interaction, as a transaction or as part of a batch. */
export function ContractForm({ safe, state, nextNonce }: ContractFormProps) {
  const { value, save } = useFormDraft({
    safe,
    form: 'contract',
    schema: ContractFormValueSchema,
    empty: emptyContractForm,
  })
  const call = useContractCall({ safe, state, value, save })
  const makeItem = () => {
    const made = call.check()
    if (!made) return undefined
    const { to, value: amount, data } = made.call
    return [{ ...made.call, entry: createEntry({ to, value: amount.toString(), data }, made.words) }]
  }
  return (
    <TransactionForm
      actions={<AddToBatch form="contract" onAdd={makeItem} safe={safe} />}
      form="contract"
      isReading={call.facts.isLoading}
      nextNonce={nextNonce}
      onReview={() => {
        const made = call.check()
        return made && { ...made.call, abi: made.words?.abi }
      }}
      safe={safe}
      state={state}
    >
      <ContractFields call={call} safe={safe} />
    </TransactionForm>
  )
}
