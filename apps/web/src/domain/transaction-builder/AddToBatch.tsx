import { Link } from '@tanstack/react-router'
import { type MouseEvent, useState } from 'react'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { Button } from '../../ui/Button.tsx'
import { focusError } from '../../ui/Form.tsx'
import type { CurrentSafe } from '../safe/parseSafeParams.ts'
import { useServices } from '../services/Services.ts'
import { clearForm, formKey } from '../signature-store/drafts.ts'
import styles from './AddToBatch.module.css'
import { addItems, type BatchItem, maxBatchSize, useBatch } from './Batch.ts'
import { type BatchCall, findRefusal, unfoldCall } from './createBatchCall.ts'

const t = createCatalogue('batch')

export type AddToBatchProps = {
  safe: CurrentSafe
  /** Name of the form, which is cleared: its inputs are in the batch from then on. */
  form: string
  /** Validates the inputs: the calls, or undefined once the fields show their errors. */
  onAdd: () => AddedCall | readonly AddedCall[] | undefined
}

type AddedCall = BatchCall & { entry?: BatchItem['entry'] }

type Outcome = { kind: 'added'; count: number } | { kind: 'refused'; reason: string }

export function AddToBatch({ safe, form, onAdd }: AddToBatchProps) {
  const { drafts } = useServices()
  const { batch, update } = useBatch(safe)
  const [outcome, setOutcome] = useState<Outcome>()
  const add = (event: MouseEvent<HTMLButtonElement>) => {
    const fields = event.currentTarget.form
    setOutcome(undefined)
    const calls = onAdd()
    if (!calls) return focusError(fields)
    const items = [calls]
      .flat()
      .flatMap(({ entry, ...call }) => unfoldCall(call).map((single) => ({ ...single, ...(entry ? { entry } : {}) })))
    const isFull = batch.items.length + items.length > maxBatchSize
    const reason = isFull ? t('full', { most: maxBatchSize }) : items.map(findRefusal).find(Boolean)
    if (reason) {
      setOutcome({ kind: 'refused', reason })
      return
    }
    update((current) => addItems(current, items))
    drafts.update((all) => clearForm(all, formKey(safe.chainId, safe.address, form)))
    setOutcome({ kind: 'added', count: items.length })
  }
  return (
    <>
      <Button onClick={add}>{t('add')}</Button>
      <span className={styles.outcome} role="status">
        {outcome?.kind === 'added' ? (
          <>
            {t('added', { count: outcome.count })}{' '}
            <Link params={safe.params} to="/$chain/$safe/batch">
              {t('open', { count: batch.items.length })}
            </Link>
          </>
        ) : (
          outcome?.reason
        )}
      </span>
    </>
  )
}
