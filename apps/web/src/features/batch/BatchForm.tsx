import type { SafeState } from '@countersign/protocol/chain'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { CurrentSafe } from '../../domain/safe/parseSafeParams.ts'
import { useServices } from '../../domain/services/Services.ts'
import { batchForm, emptyBatch, useBatch } from '../../domain/transaction-builder/Batch.ts'
import { createBatchCall, findRefusal } from '../../domain/transaction-builder/createBatchCall.ts'
import { MultiSendNotice } from '../../domain/transaction-builder/MultiSendNotice.tsx'
import { multiSendQuery } from '../../domain/transaction-builder/multiSendQuery.ts'
import { TransactionForm } from '../../domain/transaction-builder/TransactionForm.tsx'
import type { NextNonce } from '../../domain/transaction-builder/useNextNonce.ts'
import { batchText as words } from '../../lib/messages/batch.ts'
import { buttonClass } from '../../ui/Button.tsx'
import { ConfirmButton } from '../../ui/ConfirmButton.tsx'
import { Empty } from '../../ui/Empty.tsx'
import { Stack } from '../../ui/Stack.tsx'
import { BatchFileBar } from './BatchFileBar.tsx'
import styles from './BatchList.module.css'
import { BatchList } from './BatchList.tsx'

export function BatchForm({ safe, state, nextNonce }: { safe: CurrentSafe; state: SafeState; nextNonce: NextNonce }) {
  const services = useServices()
  const { batch, update } = useBatch(safe)
  const multiSend = useQuery(multiSendQuery(services, { chainId: safe.chainId, version: state.version }))
  const isSingle = batch.items.length === 1
  const calls = batch.items.map(({ to, value, data }) => ({ to, value: BigInt(value), data }))
  const review = () => {
    if (calls.length === 0 || calls.some(findRefusal)) return undefined
    if (isSingle) return calls[0]
    return multiSend.data ? createBatchCall(calls, multiSend.data) : undefined
  }
  return (
    <Stack>
      {calls.length === 0 ? (
        <Empty
          action={
            <Link className={buttonClass('outline')} params={safe.params} to="/$chain/$safe/contract">
              {words.newCall}
            </Link>
          }
          icon="batch"
          title={words.emptyTitle}
        >
          {words.emptyText}
        </Empty>
      ) : (
        <BatchList batch={batch} onChange={update} safe={safe} />
      )}
      {/* At a fixed position, so that a file's result stays mounted. */}
      <BatchFileBar batch={batch} onChange={update} safe={safe}>
        {calls.length === 0 ? null : <RemoveAll count={calls.length} onRemove={() => update(() => emptyBatch)} />}
      </BatchFileBar>
      {calls.length === 0 ? null : (
        <TransactionForm
          form={batchForm}
          isReading={!isSingle && multiSend.isPending}
          nextNonce={nextNonce}
          onReview={review}
          safe={safe}
          state={state}
        >
          {isSingle ? <p className={styles.hint}>{words.single}</p> : null}
          <MultiSendNotice
            failed={words.libraryFailed}
            isNeeded={!isSingle}
            multiSend={multiSend}
            title={words.noLibrary}
          >
            {words.noLibraryText}
          </MultiSendNotice>
          {!isSingle && multiSend.data ? <p className={styles.hint}>{words.together('MultiSendCallOnly')}</p> : null}
        </TransactionForm>
      )}
    </Stack>
  )
}

/** Empties the batch after a confirmation: removed calls cannot be restored. */
export function RemoveAll({ count, onRemove }: { count: number; onRemove: () => void }) {
  return (
    <ConfirmButton
      label={words.removeAll}
      no={words.removeAllNo}
      onYes={onRemove}
      text={words.removeAllText}
      title={words.removeAllTitle}
      yes={words.removeAllYes(count)}
    />
  )
}
