import type { SafeState } from '@countersign/protocol/chain'
import { Link, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import type { CurrentSafe } from '../../domain/safe/parseSafeParams.ts'
import { useServices } from '../../domain/services/Services.ts'
import { clearForm, formKey } from '../../domain/signature-store/drafts.ts'
import { AddToBatch } from '../../domain/transaction-builder/AddToBatch.tsx'
import { type BatchItem, replaceItem } from '../../domain/transaction-builder/Batch.ts'
import { createEntry } from '../../domain/transaction-builder/BatchEntry.ts'
import { findRefusal } from '../../domain/transaction-builder/findRefusal.ts'
import { TransactionForm } from '../../domain/transaction-builder/TransactionForm.tsx'
import { useBatch } from '../../domain/transaction-builder/useBatch.ts'
import { useFormDraft } from '../../domain/transaction-builder/useFormDraft.ts'
import type { NextNonce } from '../../domain/transaction-builder/useNextNonce.ts'
import { contractText as words } from '../../lib/messages/contract.ts'
import { Button, buttonClass } from '../../ui/Button.tsx'
import { Form } from '../../ui/Form.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { ContractFields } from './ContractFields.tsx'
import styles from './ContractForm.module.css'
import { ContractFormValueSchema, emptyContractForm, toContractForm } from './ContractFormValue.ts'
import { useContractCall } from './useContractCall.ts'

type ContractFormProps = { safe: CurrentSafe; state: SafeState; nextNonce: NextNonce }

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

type ItemFormProps = { safe: CurrentSafe; state: SafeState; item: BatchItem }

export function ItemForm({ safe, state, item }: ItemFormProps) {
  const { drafts } = useServices()
  const navigate = useNavigate()
  const { update } = useBatch(safe)
  const form = `batch-item-${item.id}`
  const { value, save } = useFormDraft({
    safe,
    form,
    schema: ContractFormValueSchema,
    empty: toContractForm(item, safe.chain.nativeCurrency.decimals),
  })
  const call = useContractCall({ safe, state, value, save })
  const [refusal, setRefusal] = useState<string>()
  const forget = () => drafts.update((all) => clearForm(all, formKey(safe.chainId, safe.address, form)))
  const submit = () => {
    const made = call.check()
    if (!made) return
    const reason = findRefusal(made.call)
    setRefusal(reason)
    if (reason) return
    const { to, value: amount, data } = made.call
    const entry = createEntry({ to, value: amount.toString(), data }, made.words)
    update((batch) => replaceItem(batch, item.id, { ...made.call, entry }))
    forget()
    void navigate({ to: '/$chain/$safe/batch', params: safe.params })
  }
  return (
    <Form className={styles.form} onSubmit={submit}>
      <ContractFields call={call} safe={safe} />
      {refusal ? <Notice isAlert title={refusal} tone="stop" /> : null}
      <div className={styles.actions}>
        <Button look="primary" type="submit">
          {words.saveItem}
        </Button>
        <Link className={buttonClass('outline')} onClick={forget} params={safe.params} to="/$chain/$safe/batch">
          {words.cancelItem}
        </Link>
      </div>
    </Form>
  )
}
