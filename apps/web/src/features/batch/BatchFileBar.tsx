import { type ReactNode, useState } from 'react'
import type { CurrentSafe } from '../../domain/safe/parseSafeParams.ts'
import { addItems, type Batch, longestBatch } from '../../domain/transaction-builder/Batch.ts'
import {
  type ParseBatchFileReturnType,
  parseBatchFile,
  writeBatchFile,
} from '../../domain/transaction-builder/parseBatchFile.ts'
import { batchText as words } from '../../lib/messages/batch.ts'
import { Button } from '../../ui/Button.tsx'
import { FileButton } from '../../ui/FileButton.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Stack } from '../../ui/Stack.tsx'
import styles from './BatchList.module.css'

export type BatchFileBarProps = {
  safe: CurrentSafe
  batch: Batch
  onChange: (change: (batch: Batch) => Batch) => void
  children?: ReactNode
}

/** Imports and exports Transaction Builder files. */
export function BatchFileBar({ safe, batch, onChange, children }: BatchFileBarProps) {
  const [outcome, setOutcome] = useState<ParseBatchFileReturnType>()
  const read = async (file: File) => {
    // Too large a file is rejected like an invalid one.
    const text = file.size > 2_000_000 ? ' '.repeat(2_000_000) : await file.text().catch(() => '')
    const parsed = parseBatchFile({
      text,
      chainId: safe.chainId,
      safe: safe.address,
      shortName: safe.chain.shortName,
    })
    if (parsed.ok && batch.items.length + parsed.items.length > longestBatch) {
      setOutcome({ ok: false, error: words.full(longestBatch), entries: [] })
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
      <div className={styles.bar}>
        <FileButton accept=".json,application/json" label={words.import} onFiles={([file]) => void read(file)} />
        {batch.items.length > 0 ? <Button onClick={() => download(batch, safe)}>{words.export}</Button> : null}
        {children}
      </div>
      {outcome ? <Outcome outcome={outcome} /> : null}
    </Stack>
  )
}

function Outcome({ outcome }: { outcome: ParseBatchFileReturnType }) {
  if (!outcome.ok)
    return (
      <Notice title={words.importFailed} tone="stop">
        <p>{outcome.error}</p>
        <ul>
          {outcome.entries.slice(0, 20).map(({ number, reason }) => (
            <li key={number}>
              {words.entry(number)}
              {reason}
            </li>
          ))}
        </ul>
      </Notice>
    )
  return (
    <Notice title={words.imported(outcome.items.length)} tone={outcome.cautions.length > 0 ? 'caution' : 'ok'}>
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
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = url
  link.download = `batch-${safe.chain.shortName}-${safe.address.slice(0, 8)}.json`
  link.click()
  URL.revokeObjectURL(url)
}
