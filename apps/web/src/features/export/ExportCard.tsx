import type { CurrentSafe } from '../../domain/safe/parseSafeParams.ts'
import type { HistoryPart } from '../../domain/transactions/historyParts.ts'
import type { FilterSearch } from '../../domain/transfers/FilterSearch.ts'
import { historyExportText as words } from '../../lib/messages/export.ts'
import { saveBlob } from '../../lib/saveBlob.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { ErrorNotice } from '../../ui/ErrorNotice.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Stack } from '../../ui/Stack.tsx'
import styles from './Export.module.css'
import type { ExportProgress } from './exportTransfers.ts'
import { PrintExport } from './PrintExport.tsx'
import { TotalsTable } from './TotalsTable.tsx'
import { useExport } from './useExport.ts'

export type ExportCardProps = { safe: CurrentSafe; search: FilterSearch; kind: HistoryPart | undefined }

/** Exports the transfers as a file or print, with progress and reconciliation. */
export function ExportCard({ safe, search, kind }: ExportCardProps) {
  const { skip, start, state, stop } = useExport(safe, search, kind)
  const isRunning = state?.kind === 'running'
  return (
    <>
      <Card title={words.export}>
        <Stack>
          <p>{words.exportText}</p>
          <div className={styles.actions}>
            {(['csv', 'json'] as const).map((format) => (
              <Button
                aria-label={words.exportAs(words.formats[format])}
                isBusy={isRunning}
                key={format}
                look={format === 'csv' ? 'primary' : 'outline'}
                onClick={() => void start(format)}
              >
                {words.formats[format]}
              </Button>
            ))}
            <PrintExport kind={kind} safe={safe} search={search} />
          </div>
          {isRunning ? (
            <div className={styles.actions}>
              <Progress {...state.progress} />
              {state.progress.percent === undefined ? null : (
                <Button look="quiet" onClick={skip}>
                  {words.skip}
                </Button>
              )}
              <Button look="quiet" onClick={stop}>
                {words.stop}
              </Button>
            </div>
          ) : null}
          <Stack isLive>
            {state?.kind === 'stopped' ? <Notice title={words.stopped} tone="info" /> : null}
            {state?.kind === 'failed' ? (
              <ErrorNotice error={state.error} onRetry={() => void start(state.format)} title={words.exportFailed} />
            ) : null}
            {state?.kind === 'done' ? (
              <Notice
                actions={
                  <Button onClick={() => saveBlob({ blob: state.books.blob, name: state.name })}>
                    {words.saveAgain}
                  </Button>
                }
                title={words.done(state.books.written)}
                tone="ok"
              />
            ) : null}
          </Stack>
        </Stack>
      </Card>
      {state?.kind === 'done' ? <TotalsTable books={state.books} /> : null}
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
      <progress aria-label={words.preparing} className={styles.progress} max={isSearching ? 100 : all} value={value} />
      <span>{isSearching ? words.scanning(percent) : words.progress(looked, all)}</span>
    </>
  )
}
