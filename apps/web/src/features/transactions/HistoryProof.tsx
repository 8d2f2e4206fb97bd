import type { Omission } from '@countersign/protocol/verify'
import { Link } from '@tanstack/react-router'
import { useNameOf } from '../../domain/address-book/useName.ts'
import type { HistoryScan } from '../../domain/transfers/useHistoryScan.ts'
import { shortAddress } from '../../lib/groupHex.ts'
import { historyText as words } from '../../lib/messages/history.ts'
import { transactionText } from '../../lib/messages/transaction.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Notice } from '../../ui/Notice.tsx'
import styles from './HistoryProof.module.css'

export type HistoryProofProps = {
  rows: { all: number; confirmed: number; claimed: number; wrong: number; isPending: boolean; isUnreadable: boolean }
  /** Omitted spam transfers; undefined: not searched. */
  ignored: number | undefined
  isComplete: boolean
  scan: HistoryScan
  onStop: () => void
  onGoOn: () => void
}

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

type OmittedNoticeProps = {
  omissions: readonly Omission[]
  gaps: readonly bigint[]
  params: { chain: string; safe: string }
}

const maxNamed = 10

export function OmittedNotice({ omissions, gaps, params }: OmittedNoticeProps) {
  const named = omissions.slice(0, maxNamed)
  return (
    <>
      {gaps.length > 0 ? (
        <Notice isAlert title={words.gapTitle} tone="stop">
          {words.gapText(words.nonces(gaps))}
        </Notice>
      ) : null}
      {omissions.length > 0 ? (
        <Notice isAlert title={words.omittedTitle(omissions.length)} tone="stop">
          <ul className={styles.list}>
            {named.map((omission) => (
              <li key={keyOf(omission)}>
                <Line omission={omission} params={params} />
              </li>
            ))}
            {omissions.length > named.length ? <li>{words.omittedMore(omissions.length - named.length)}</li> : null}
          </ul>
        </Notice>
      ) : null}
    </>
  )
}

function keyOf(omission: Omission): string {
  if (omission.kind === 'transfer') return omission.transactionHash
  const { module = '', safeTxHash = '', transactionHash } = omission.execution
  return `${transactionHash}${safeTxHash}${module}`
}

function Line({ omission, params }: { omission: Omission; params: OmittedNoticeProps['params'] }) {
  const nameOf = useNameOf()
  const call = (address: string) => nameOf(address)?.name ?? shortAddress(address)
  if (omission.kind === 'transfer') {
    const [first] = omission.transfers
    return (
      <>
        {words.omittedTransfer}
        {first ? ` ${transactionText.from} ${call(first.from)} ${transactionText.to} ${call(first.to)}` : null}
        {first ? ` ${words.inBlock(first.blockNumber)}` : null}.{' '}
        <Link params={{ chain: params.chain, hash: omission.transactionHash }} to="/explorer/$chain/tx/$hash">
          {words.omittedLook}
        </Link>
      </>
    )
  }
  const { blockNumber, isSuccess, module, safeTxHash, transactionHash } = omission.execution
  return (
    <>
      {omission.kind === 'multisig' ? words.omittedMultisig : `${words.omittedModule} ${module ? call(module) : ''}`}
      {isSuccess ? null : `, ${words.omittedFailed},`} {words.inBlock(blockNumber)}.{' '}
      {safeTxHash ? (
        <Link params={{ ...params, id: safeTxHash }} to="/$chain/$safe/tx/$id">
          {words.omittedLook}
        </Link>
      ) : (
        <Link params={{ chain: params.chain, hash: transactionHash }} to="/explorer/$chain/tx/$hash">
          {words.omittedLook}
        </Link>
      )}
    </>
  )
}
