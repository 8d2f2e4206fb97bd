import type { SafeState } from '@countersign/protocol/chain'
import { Link, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import type { CurrentSafe } from '../../domain/safe/parseSafeParams.ts'
import { useServices } from '../../domain/services/Services.ts'
import { clearForm, formKey } from '../../domain/signature-store/drafts.ts'
import { type BatchItem, replaceItem, useBatch } from '../../domain/transaction-builder/Batch.ts'
import { createEntry } from '../../domain/transaction-builder/BatchEntry.ts'
import { findRefusal } from '../../domain/transaction-builder/createBatchCall.ts'
import { useFormDraft } from '../../domain/transaction-builder/useFormDraft.ts'
import { contractText as words } from '../../lib/messages/contract.ts'
import { Button, buttonClass } from '../../ui/Button.tsx'
import { Form } from '../../ui/Form.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { ContractFields } from './ContractFields.tsx'
import styles from './ContractForm.module.css'
import { ContractFormValueSchema, toContractForm } from './ContractFormValue.ts'
import { useContractCall } from './useContractCall.ts'

export type ItemFormProps = { safe: CurrentSafe; state: SafeState; item: BatchItem }

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
