import type { HistoryScan } from '../../domain/transfers/useHistoryScan.ts'
import { historyText as words } from '../../lib/messages/history.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Notice } from '../../ui/Notice.tsx'
import styles from './HistoryProof.module.css'

export type HistoryProofProps = {
  /** Visible rows by the chain's verdict. */
  rows: { all: number; confirmed: number; claimed: number; wrong: number; isPending: boolean; isUnreadable: boolean }
  /** Omitted spam transfers; undefined: not searched. */
  ignored: number | undefined
  /** Whether nothing is missing within the scanned range. */
  isComplete: boolean
  scan: HistoryScan
  onStop: () => void
  onGoOn: () => void
}

/** How far the visible history is verified, and how far it was scanned for omissions. */
export function HistoryProof({ rows, ignored, isComplete, scan, onStop, onGoOn }: HistoryProofProps) {
  return (
    <>
      {rows.wrong > 0 ? (
        <Notice isAlert title={words.wrongRows(rows.wrong)} tone="stop">
          {words.wrongRowsText}
        </Notice>
      ) : null}
      <Card title={words.title}>
        <div className={styles.proof}>
          <p className={styles.line}>
            <Icon name={rows.isPending ? 'history' : rows.confirmed === rows.all ? 'check' : 'info'} size="small" />
            <span>{describeRows(rows)}</span>
          </p>
          <Scan ignored={ignored} isComplete={isComplete} onGoOn={onGoOn} onStop={onStop} scan={scan} />
        </div>
      </Card>
    </>
  )
}

function describeRows({ all, claimed, confirmed, isPending, isUnreadable }: HistoryProofProps['rows']): string {
  if (isUnreadable) return words.unreadable
  if (isPending) return words.looking
  if (confirmed === all) return words.allConfirmed(all)
  const some = words.someConfirmed(confirmed, all)
  return claimed > 0 ? `${some} ${words.rowsUnknown(claimed)}` : some
}

function Scan({ ignored, isComplete, scan, onStop, onGoOn }: Omit<HistoryProofProps, 'rows'>) {
  const { percent, record, status } = scan
  const found = isComplete && record ? ` ${words.nothingOmitted}` : ''
  const left = ignored ? ` ${words.ignored(ignored)}` : ''
  return (
    <div className={styles.scan}>
      {status === 'running' ? <progress aria-label={words.scanLabel} max={100} value={percent} /> : null}
      <span aria-live="polite" className={styles.words}>
        {status === 'running'
          ? words.scanning(percent)
          : status === 'done'
            ? `${words.scanDone}${found}${left}`
            : status === 'failed'
              ? words.scanFailed
              : record
                ? `${words.scanPart(record.from)}${found}${left}`
                : words.scanLabel}
      </span>
      {status === 'running' ? (
        <Button look="quiet" onClick={onStop}>
          {words.stop}
        </Button>
      ) : status === 'done' ? null : (
        <Button look="quiet" onClick={onGoOn}>
          {words.goOn}
        </Button>
      )}
    </div>
  )
}
