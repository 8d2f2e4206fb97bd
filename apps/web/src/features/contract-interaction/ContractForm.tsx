import type { SafeState } from '@countersign/protocol/chain'
import { Link, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import type { CurrentSafe } from '../../domain/safe/parseSafeParams.ts'
import { useServices } from '../../domain/services/Services.ts'
import { clearForm, formKey } from '../../domain/signature-store/drafts.ts'
import { AddToBatch } from '../../domain/transaction-builder/AddToBatch.tsx'
import { type BatchItem, replaceItem, useBatch } from '../../domain/transaction-builder/Batch.ts'
import { createEntry } from '../../domain/transaction-builder/BatchEntry.ts'
import { findRefusal } from '../../domain/transaction-builder/createBatchCall.ts'
import { TransactionForm } from '../../domain/transaction-builder/TransactionForm.tsx'
import type { NextNonce } from '../../domain/transaction-builder/useNextNonce.ts'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { Button, buttonClass } from '../../ui/Button.tsx'
import { Form } from '../../ui/Form.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { ContractFields } from './ContractFields.tsx'
import styles from './ContractForm.module.css'
import { emptyContractForm, toContractForm } from './ContractFormValue.ts'
import { type ContractCall, useContractCall } from './useContractCall.ts'

const t = createCatalogue('contractInteraction')

type ContractFormProps = { safe: CurrentSafe; state: SafeState; nextNonce: NextNonce }

export function ContractForm({ safe, state, nextNonce }: ContractFormProps) {
  const call = useContractCall(safe, state, 'contract', emptyContractForm)
  const makeItem = () => {
    const made = call.check()
    return made && [toItem(made)]
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

type BatchItemFormProps = { safe: CurrentSafe; state: SafeState; item: BatchItem }

export function BatchItemForm({ safe, state, item }: BatchItemFormProps) {
  const { drafts } = useServices()
  const navigate = useNavigate()
  const { update } = useBatch(safe)
  const form = `batch-item-${item.id}`
  const call = useContractCall(safe, state, form, toContractForm(item, safe.chain.nativeCurrency.decimals))
  const [refusal, setRefusal] = useState<string>()
  const forget = () => drafts.update((all) => clearForm(all, formKey(safe.chainId, safe.address, form)))
  const submit = () => {
    const made = call.check()
    if (!made) return
    const reason = findRefusal(made.call)
    setRefusal(reason)
    if (reason) return
    update((batch) => replaceItem(batch, item.id, toItem(made)))
    forget()
    void navigate({ to: '/$chain/$safe/batch', params: safe.params })
  }
  return (
    <Form className={styles.form} onSubmit={submit}>
      <ContractFields call={call} safe={safe} />
      {refusal ? <Notice isAlert title={refusal} tone="stop" /> : null}
      <div className={styles.actions}>
        <Button look="primary" type="submit">
          {t('saveItem')}
        </Button>
        <Link className={buttonClass('outline')} onClick={forget} params={safe.params} to="/$chain/$safe/batch">
          {t('cancelItem')}
        </Link>
      </div>
    </Form>
  )
}

function toItem({ call, words }: NonNullable<ReturnType<ContractCall['check']>>) {
  const { to, value, data } = call
  return { ...call, entry: createEntry({ to, value: value.toString(), data }, words) }
}
