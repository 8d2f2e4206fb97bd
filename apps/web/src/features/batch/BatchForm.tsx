import type { SafeState } from '@countersign/protocol/chain'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import type { CurrentSafe } from '../../domain/safe/parseSafeParams.ts'
import { useServices } from '../../domain/services/Services.ts'
import {
  addItems,
  type Batch,
  batchForm,
  emptyBatch,
  maxBatchSize,
  useBatch,
} from '../../domain/transaction-builder/Batch.ts'
import { createBatchCall, findRefusal } from '../../domain/transaction-builder/createBatchCall.ts'
import { MultiSendNotice } from '../../domain/transaction-builder/MultiSendNotice.tsx'
import { multiSendQuery } from '../../domain/transaction-builder/multiSendQuery.ts'
import {
  type ParseBatchFileReturnType,
  parseBatchFile,
  writeBatchFile,
} from '../../domain/transaction-builder/parseBatchFile.ts'
import { TransactionForm } from '../../domain/transaction-builder/TransactionForm.tsx'
import type { NextNonce } from '../../domain/transaction-builder/useNextNonce.ts'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { saveBlob } from '../../lib/saveBlob.ts'
import { Button, buttonClass } from '../../ui/Button.tsx'
import { ConfirmButton } from '../../ui/ConfirmButton.tsx'
import { Empty } from '../../ui/Empty.tsx'
import { FileButton } from '../../ui/FileButton.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { ButtonRow, Stack } from '../../ui/Stack.tsx'
import styles from './BatchList.module.css'
import { BatchList } from './BatchList.tsx'

const t = createCatalogue('batch')

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
            <Link className={buttonClass('outline')} params={safe.params} to="/$chain/$safe/new">
              {t('addTransaction')}
            </Link>
          }
          icon="batch"
          title={t('emptyTitle')}
        >
          {t('emptyText')}
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
          {isSingle ? <p className={styles.hint}>{t('single')}</p> : null}
          <MultiSendNotice
            failed={t('libraryFailed')}
            isNeeded={!isSingle}
            multiSend={multiSend}
            title={t('noLibrary')}
          >
            {t('noLibraryText')}
          </MultiSendNotice>
          {!isSingle && multiSend.data ? (
            <p className={styles.hint}>{t('together', { name: 'MultiSendCallOnly' })}</p>
          ) : null}
        </TransactionForm>
      )}
    </Stack>
  )
}

/** Empties the batch after a confirmation: removed calls cannot be restored. */
export function RemoveAll({ count, onRemove }: { count: number; onRemove: () => void }) {
  return (
    <ConfirmButton
      label={t('removeAll')}
      no={t('removeAllNo')}
      onYes={onRemove}
      text={t('removeAllText')}
      title={t('removeAllTitle')}
      yes={t('removeAllYes', { count })}
    />
  )
}

type BatchFileBarProps = {
  safe: CurrentSafe
  batch: Batch
  onChange: (change: (batch: Batch) => Batch) => void
  children?: ReactNode
}

function BatchFileBar({ safe, batch, onChange, children }: BatchFileBarProps) {
  const [outcome, setOutcome] = useState<ParseBatchFileReturnType>()
  const read = async (file: File) => {
    // Too large a file is rejected like an invalid one.
    const text = file.size > 2_000_000 ? ' '.repeat(2_000_000) : await file.text().catch(() => '')
    const { address, chain, chainId } = safe
    const parsed = parseBatchFile({ text, chainId, safe: address, shortName: chain.shortName })
    if (parsed.ok && batch.items.length + parsed.items.length > maxBatchSize) {
      setOutcome({ ok: false, error: t('full', { most: maxBatchSize }), entries: [] })
      return
    }
    setOutcome(parsed)
    if (parsed.ok)
      onChange((current) => {
        const next = addItems(current, parsed.items)
        // Only a batch that holds this file alone can be exported as the same file.
        return current.items.length === 0 ? { ...next, file: parsed.file } : next
      })
  }
  return (
    <Stack isLive>
      <ButtonRow>
        {batch.items.length > 0 ? (
          <Link className={buttonClass('outline')} params={safe.params} to="/$chain/$safe/new">
            {t('addTransaction')}
          </Link>
        ) : null}
        <FileButton accept=".json,application/json" label={t('import')} onFiles={([file]) => void read(file)} />
        {batch.items.length > 0 ? <Button onClick={() => download(batch, safe)}>{t('export')}</Button> : null}
        {children}
      </ButtonRow>
      {outcome ? <Outcome outcome={outcome} /> : null}
    </Stack>
  )
}

function Outcome({ outcome }: { outcome: ParseBatchFileReturnType }) {
  if (!outcome.ok)
    return (
      <Notice title={t('importFailed')} tone="stop">
        <p>{outcome.error}</p>
        <ul>
          {outcome.entries.slice(0, 20).map(({ number, reason }) => (
            <li key={number}>{t('entry', { number, reason })}</li>
          ))}
        </ul>
      </Notice>
    )
  return (
    <Notice
      title={t('imported', { count: outcome.items.length })}
      tone={outcome.cautions.length > 0 ? 'caution' : 'ok'}
    >
      <ul>
        {outcome.cautions.slice(0, 20).map((caution) => (
          <li key={caution}>{caution}</li>
        ))}
      </ul>
    </Notice>
  )
}

function download(batch: Batch, safe: CurrentSafe): void {
  const text = writeBatchFile({ batch, chainId: safe.chainId, safe: safe.address, createdAt: Date.now() })
  const blob = new Blob([text], { type: 'application/json' })
  saveBlob({ blob, name: `batch-${safe.chain.shortName}-${safe.address.slice(0, 8)}.json` })
}
