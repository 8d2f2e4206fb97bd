import { useRef, useState } from 'react'
import { useNameOf } from '../../domain/address-book/useName.ts'
import type { CurrentSafe } from '../../domain/safe/parseSafeParams.ts'
import { safeStateQuery } from '../../domain/safe/queries.ts'
import { type Services, useServices } from '../../domain/services/Services.ts'
import type { HistoryPart } from '../../domain/transactions/historyParts.ts'
import { createRecordStore } from '../../domain/transfers/createRecordStore.ts'
import type { FilterSearch } from '../../domain/transfers/FilterSearch.ts'
import type { HistoryRecord } from '../../domain/transfers/scanHistory.ts'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { saveBlob } from '../../lib/saveBlob.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { CheckboxField } from '../../ui/CheckboxField.tsx'
import { ErrorNotice } from '../../ui/ErrorNotice.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Stack } from '../../ui/Stack.tsx'
import styles from './Export.module.css'
import {
  type ExportedTransfers,
  type ExportFormat,
  type ExportProgress,
  exportTransfers,
  type ScanOptions,
} from './exportTransfers.ts'
import { createFilter } from './matchEntry.ts'
import { openSink, type Sink } from './openSink.ts'
import { PrintExport } from './PrintExport.tsx'
import { TotalsTable } from './TotalsTable.tsx'
import { openTransferNotes } from './transferNotes.ts'
import { useFindAsset } from './useAssets.ts'

const t = createCatalogue('export')

type ExportCardProps = { safe: CurrentSafe; search: FilterSearch; kind: HistoryPart | undefined }

export function ExportCard({ safe, search, kind }: ExportCardProps) {
  const { skip, start, state, stop } = useExport(safe, search, kind)
  const [hasMark, setHasMark] = useState(false)
  const isRunning = state?.kind === 'running'
  return (
    <>
      <Card title={t('export')}>
        <Stack>
          <p>{t('exportText')}</p>
          <div className={styles.actions}>
            {(['csv', 'xlsx', 'json'] as const).map((format) => (
              <Button
                aria-label={t('exportAs', { format: t(`formats.${format}`) })}
                isBusy={isRunning}
                key={format}
                look={format === 'csv' ? 'primary' : 'outline'}
                onClick={() => void start(format, hasMark)}
              >
                {t(`formats.${format}`)}
              </Button>
            ))}
            <PrintExport kind={kind} safe={safe} search={search} />
          </div>
          <CheckboxField label={t('mark')} onChange={setHasMark} value={hasMark} />
          {isRunning ? (
            <div className={styles.actions}>
              <Progress {...state.progress} />
              {state.progress.percent === undefined ? null : (
                <Button look="quiet" onClick={skip}>
                  {t('skip')}
                </Button>
              )}
              <Button look="quiet" onClick={stop}>
                {t('stop')}
              </Button>
            </div>
          ) : null}
          <Stack isLive>
            {state?.kind === 'stopped' ? <Notice title={t('stopped')} tone="info" /> : null}
            {state?.kind === 'failed' ? (
              <ErrorNotice
                error={state.error}
                onRetry={() => void start(state.format, hasMark)}
                title={t('exportFailed')}
              />
            ) : null}
            {state?.kind === 'done' ? (
              <Notice
                actions={
                  <Button onClick={() => saveBlob({ blob: state.exported.blob, name: state.name })}>
                    {t('saveAgain')}
                  </Button>
                }
                title={t('done', { count: state.exported.written })}
                tone="ok"
              />
            ) : null}
          </Stack>
        </Stack>
      </Card>
      {state?.kind === 'done' ? <TotalsTable exported={state.exported} /> : null}
    </>
  )
}

/** First the rows are verified, then omissions are searched for. */
function Progress({ all, looked, percent }: ExportProgress) {
  const isSearching = percent !== undefined
  // More rows may have arrived since the count.
  const value = isSearching ? percent : all === undefined ? undefined : Math.min(looked, all)
  return (
    <>
      <progress aria-label={t('preparing')} className={styles.progress} max={isSearching ? 100 : all} value={value} />
      <span>
        {isSearching
          ? t('scanning', { percent })
          : all === undefined
            ? t('progress', { count: looked })
            : t('progressOf', { all, count: looked })}
      </span>
    </>
  )
}

type ExportState =
  | { kind: 'running'; progress: ExportProgress }
  | { kind: 'stopped' }
  | { kind: 'failed'; error: unknown; format: ExportFormat }
  | { kind: 'done'; exported: ExportedTransfers; name: string }

function useExport(safe: CurrentSafe, search: FilterSearch, kind: HistoryPart | undefined) {
  const services = useServices()
  const nameOf = useNameOf()
  const findAsset = useFindAsset(safe)
  const [state, setState] = useState<ExportState>()
  const running = useRef<{ export: AbortController; scan: AbortController }>(undefined)

  const start = async (format: ExportFormat, hasMark: boolean) => {
    if (running.current && !running.current.export.signal.aborted && state?.kind === 'running') return
    const aborts = { export: new AbortController(), scan: new AbortController() }
    running.current = aborts
    setState({ kind: 'running', progress: { all: undefined, looked: 0, written: 0 } })
    const name = `transactions-${safe.chainId}-${safe.address.slice(0, 10)}.${format}`
    const file = await openSink({ name })
    const sink = format === 'xlsx' ? await openSheet(file) : file
    try {
      const exported = await exportTransfers(services, {
        currency: services.settings.get().currency,
        filter: createFilter(search, kind),
        findAsset,
        format,
        hasMark,
        nameOf: (address) => nameOf(address)?.name,
        notes: openTransferNotes(services.storage).get(),
        onProgress: (progress) => setState({ kind: 'running', progress }),
        safe,
        scan: (options) => scanTransfers(services, safe, options, aborts.scan.signal),
        signal: aborts.export.signal,
        sink,
        version: await readVersion(services, safe),
      })
      saveBlob({ blob: exported.blob, name })
      setState({ exported, kind: 'done', name })
    } catch (error) {
      await sink.discard()
      setState(aborts.export.signal.aborted ? { kind: 'stopped' } : { error, format, kind: 'failed' })
    }
  }
  return { skip: () => running.current?.scan.abort(), start, state, stop: () => running.current?.export.abort() }
}

/** The library that compresses is loaded with the first workbook. */
async function openSheet(file: Sink): Promise<Sink> {
  const { openWorkbook } = await import('./openWorkbook.ts')
  return openWorkbook(file)
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
