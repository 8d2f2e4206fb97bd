import { Link } from '@tanstack/react-router'
import { type MouseEvent, useState } from 'react'
import { batchText as words } from '../../lib/messages/batch.ts'
import { Button } from '../../ui/Button.tsx'
import type { CurrentSafe } from '../safe/parseSafeParams.ts'
import { useServices } from '../services/Services.ts'
import { clearForm, formKey } from '../signature-store/drafts.ts'
import styles from './AddToBatch.module.css'
import { addItems, type BatchItem, longestBatch } from './Batch.ts'
import { unfoldCall } from './createBatchCall.ts'
import { type BatchCall, findRefusal } from './findRefusal.ts'
import { useBatch } from './useBatch.ts'

export type AddToBatchProps = {
  safe: CurrentSafe
  /** Name of the form: it is emptied, because what stood in it is in the batch now. */
  form: string
  /** Checks what was typed: the calls that it means, or nothing once the fields say what is wrong. */
  onAdd: () => readonly (BatchCall & { entry?: BatchItem['entry'] })[] | undefined
}

type Outcome = { kind: 'added'; count: number } | { kind: 'refused'; reason: string }

/** The other end of a form: not a transaction of its own, but a call among others. */
export function AddToBatch({ safe, form, onAdd }: AddToBatchProps) {
  const { drafts } = useServices()
  const { batch, update } = useBatch(safe)
  const [outcome, setOutcome] = useState<Outcome>()
  const add = (event: MouseEvent<HTMLButtonElement>) => {
    const fields = event.currentTarget.form
    setOutcome(undefined)
    const calls = onAdd()
    if (!calls) {
      // The first field in error takes the focus, once its message is there to be read.
      requestAnimationFrame(() => fields?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus())
      return
    }
    const items = calls.flatMap(({ entry, ...call }) =>
      unfoldCall(call).map((single) => ({ ...single, ...(entry ? { entry } : {}) })),
    )
    const isFull = batch.items.length + items.length > longestBatch
    const reason = isFull ? words.full(longestBatch) : items.map(findRefusal).find(Boolean)
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
      <Button onClick={add}>{words.add}</Button>
      <span className={styles.outcome} role="status">
        {outcome?.kind === 'added' ? (
          <>
            {words.added(outcome.count)}{' '}
            <Link params={safe.params} to="/$chain/$safe/batch">
              {words.open(batch.items.length)}
            </Link>
          </>
        ) : (
          outcome?.reason
        )}
      </span>
    </>
  )
}
