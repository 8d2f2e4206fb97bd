import { useRef, useState } from 'react'
import { useNameOf } from '../../domain/address-book/useName.ts'
import type { CurrentSafe } from '../../domain/safe/parseSafeParams.ts'
import { safeStateQuery } from '../../domain/safe/queries.ts'
import { type Services, useServices } from '../../domain/services/Services.ts'
import type { HistoryPart } from '../../domain/transactions/historyParts.ts'
import { createRecordStore } from '../../domain/transfers/createRecordStore.ts'
import type { FilterSearch } from '../../domain/transfers/FilterSearch.ts'
import type { HistoryRecord } from '../../domain/transfers/scanHistory.ts'
import { saveBlob } from '../../lib/saveBlob.ts'
import {
  type ExportedTransfers,
  type ExportFormat,
  type ExportProgress,
  exportTransfers,
  type ScanOptions,
} from './exportTransfers.ts'
import { createFilter } from './matchEntry.ts'
import { openSink } from './openSink.ts'
import { openTransferNotes } from './transferNotes.ts'
import { useFindAsset } from './useAssets.ts'

export type ExportState =
  | { kind: 'running'; progress: ExportProgress }
  | { kind: 'stopped' }
  | { kind: 'failed'; error: unknown; format: ExportFormat }
  | { kind: 'done'; books: ExportedTransfers; name: string }

export function useExport(safe: CurrentSafe, search: FilterSearch, kind: HistoryPart | undefined) {
  const services = useServices()
  const nameOf = useNameOf()
  const findAsset = useFindAsset(safe)
  const [state, setState] = useState<ExportState>()
  const running = useRef<AbortController>(undefined)
  const scanning = useRef<AbortController>(undefined)

  const start = async (format: ExportFormat) => {
    if (running.current && !running.current.signal.aborted && state?.kind === 'running') return
    const stopping = new AbortController()
    running.current = stopping
    const skipping = new AbortController()
    scanning.current = skipping
    setState({ kind: 'running', progress: { all: undefined, looked: 0, written: 0 } })
    const name = `books-${safe.chainId}-${safe.address.slice(0, 10)}.${format}`
    const sink = await openSink({ name })
    try {
      const books = await exportTransfers(services, {
        currency: services.settings.get().currency,
        filter: createFilter(search, kind),
        findAsset,
        format,
        nameOf: (address) => nameOf(address)?.name,
        notes: openTransferNotes(services.storage).get(),
        onProgress: (progress) => setState({ kind: 'running', progress }),
        safe,
        scan: (options) => scanTransfers(services, safe, options, skipping.signal),
        signal: stopping.signal,
        sink,
        version: await readVersion(services, safe),
      })
      saveBlob({ blob: books.blob, name })
      setState({ books, kind: 'done', name })
    } catch (error) {
      await sink.discard()
      setState(stopping.signal.aborted ? { kind: 'stopped' } : { error, format, kind: 'failed' })
    }
  }
  return { skip: () => scanning.current?.abort(), start, state, stop: () => running.current?.abort() }
}

/** All logs of the Safe, including cached ones; undefined if the node refuses or on abort. */
async function scanTransfers(
  services: Services,
  safe: CurrentSafe,
  { onPercent, signal }: ScanOptions,
  skipped: AbortSignal,
): Promise<HistoryRecord | undefined> {
  const stop = AbortSignal.any([signal, skipped])
  let record: HistoryRecord | undefined
  try {
    const { scanHistory } = await import('../../domain/transfers/scanHistory.ts')
    await scanHistory(services, {
      onProgress: (progress) => {
        record = progress.record
        onPercent(progress.percent)
      },
      records: createRecordStore(window.indexedDB, 'countersign.records.v1'),
      safe,
      signal: stop,
    })
  } catch {
    return undefined
  }
  return stop.aborted ? undefined : record
}

async function readVersion(services: Services, safe: CurrentSafe): Promise<string | undefined> {
  const state = await services.queryClient.ensureQueryData(safeStateQuery(services, safe)).catch(() => undefined)
  return state?.version
}
