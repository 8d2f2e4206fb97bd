import type { Omission } from '@countersign/protocol/verify'
import { Link } from '@tanstack/react-router'
import { useNameOf } from '../../domain/address-book/useName.ts'
import type { HistoryScan } from '../../domain/transfers/useHistoryScan.ts'
import { shortAddress } from '../../lib/groupHex.ts'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { formatList } from '../../lib/messages/intl.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Notice } from '../../ui/Notice.tsx'
import styles from './HistoryProof.module.css'

const t = createCatalogue('history')

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
        <Notice isAlert title={t('wrongRows', { count: rows.wrong })} tone="stop">
          {t('wrongRowsText')}
        </Notice>
      ) : null}
      <Card title={t('title')}>
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
  if (isUnreadable) return t('unreadable')
  if (isPending) return t('checking')
  if (confirmed === all) return t('allConfirmed', { count: all })
  const some = t('someConfirmed', { count: confirmed, all })
  return claimed > 0 ? `${some} ${t('rowsUnknown', { count: claimed })}` : some
}

function Scan({ ignored, isComplete, scan, onStop, onGoOn }: Omit<HistoryProofProps, 'rows'>) {
  const { percent, record, status } = scan
  const found = isComplete && record ? ` ${t('nothingOmitted')}` : ''
  const left = ignored ? ` ${t('ignored', { count: ignored })}` : ''
  return (
    <div className={styles.scan}>
      {status === 'running' ? <progress aria-label={t('scanLabel')} max={100} value={percent} /> : null}
      <span aria-live="polite" className={styles.words}>
        {status === 'running'
          ? t('scanning', { percent })
          : status === 'done'
            ? `${t('scanDone')}${found}${left}`
            : status === 'failed'
              ? t('scanFailed')
              : record
                ? `${t('scanPart', { block: Number(record.from) })}${found}${left}`
                : t('scanLabel')}
      </span>
      {status === 'running' ? (
        <Button look="quiet" onClick={onStop}>
          {t('stop')}
        </Button>
      ) : status === 'done' ? null : (
        <Button look="quiet" onClick={onGoOn}>
          {t('continue')}
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
        <Notice isAlert title={t('gapTitle')} tone="stop">
          {t('gapText', { count: gaps.length, nonces: listNonces(gaps) })}
        </Notice>
      ) : null}
      {omissions.length > 0 ? (
        <Notice isAlert title={t('omittedTitle', { count: omissions.length })} tone="stop">
          <ul className={styles.list}>
            {named.map((omission) => (
              <li key={keyOf(omission)}>
                <Line omission={omission} params={params} />
              </li>
            ))}
            {omissions.length > named.length ? (
              <li>{t('omittedMore', { count: omissions.length - named.length })}</li>
            ) : null}
          </ul>
        </Notice>
      ) : null}
    </>
  )
}

function listNonces(gaps: readonly bigint[]): string {
  const named = gaps.slice(0, maxNamed).map(String)
  const rest = gaps.length - named.length
  return formatList(rest > 0 ? [...named, t('moreNonces', { count: rest })] : named)
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
        {first
          ? t('omittedTransfer', { block: Number(first.blockNumber), from: call(first.from), to: call(first.to) })
          : null}{' '}
        <Link params={{ chain: params.chain, hash: omission.transactionHash }} to="/explorer/$chain/tx/$hash">
          {t('omittedOpen')}
        </Link>
      </>
    )
  }
  const { blockNumber, isSuccess, module, safeTxHash, transactionHash } = omission.execution
  const facts = { block: Number(blockNumber), outcome: isSuccess ? 'success' : 'failed' }
  return (
    <>
      {omission.kind === 'multisig'
        ? t('omittedMultisig', facts)
        : t('omittedModule', { ...facts, module: module ? call(module) : '' })}{' '}
      {safeTxHash ? (
        <Link params={{ ...params, id: safeTxHash }} to="/$chain/$safe/tx/$id">
          {t('omittedOpen')}
        </Link>
      ) : (
        <Link params={{ chain: params.chain, hash: transactionHash }} to="/explorer/$chain/tx/$hash">
          {t('omittedOpen')}
        </Link>
      )}
    </>
  )
}
