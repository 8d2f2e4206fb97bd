import type { ChainConfig } from '@countersign/protocol/config'
import type { TransactionSummary } from '@countersign/protocol/wire'
import { Link } from '@tanstack/react-router'
import { memo } from 'react'
import { zeroAddress } from 'viem'
import { useLabelOf } from '../../domain/address-book/useLabelOf.ts'
import { useSigner } from '../../domain/services/useSigner.ts'
import { describeClaim } from '../../domain/transactions/describeClaim.ts'
import { EffectSentence } from '../../domain/transactions/EffectSentence.tsx'
import { countValid, isExpired, isUnsupported, listSources, type Report } from '../../domain/transactions/Report.ts'
import { findAction } from '../../domain/transactions/usePendingActions.ts'
import { useTransactionDescription } from '../../domain/transactions/useTransactionDescription.ts'
import { worstVerdict } from '../../domain/verification/createCheckRegistry.ts'
import { relativeDay } from '../../lib/formatTime.ts'
import { shortAddress } from '../../lib/groupHex.ts'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { formatList } from '../../lib/messages/intl.ts'
import { useLocale } from '../../lib/messages/useLocale.ts'
import { Badge } from '../../ui/Badge.tsx'
import { Row, RowLine, rowWords } from '../../ui/Rows.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { Time } from '../../ui/Time.tsx'
import styles from './QueueRow.module.css'

const t = createCatalogue('transaction')
const tInbox = createCatalogue('inbox')

/** The service's body does not match its hash. */
const changed = new Set(['HASH_MISMATCH', 'LINK_MISMATCH', 'OTHER_SAFE', 'BODY_INVALID'])

export type QueueRowProps = {
  safeTxHash: string
  report: Report | undefined
  error: Error | null
  params: { chain: string; safe: string }
  summary: TransactionSummary | undefined
  chain: ChainConfig
}

/** One proposal, rendered from its verified body; until then only its hash. Memoized. */
export const QueueRow = memo(function QueueRow(props: QueueRowProps) {
  useLocale()
  const { safeTxHash, report, error, params, summary, chain } = props
  const { description, effect, isLoading } = useTransactionDescription({
    chainId: chain.id,
    safe: report?.id.address ?? zeroAddress,
    transaction: report?.transaction,
  })
  const isBlocked = report !== undefined && worstVerdict(report.checks) === 'block'
  const isChanged = report?.checks.some(({ code }) => code !== undefined && changed.has(code)) ?? false
  const isUnverified = effect === undefined && (error !== null || (report !== undefined && !isLoading))
  return (
    <Row
      end={
        isUnverified && !isChanged ? (
          <Badge tone="caution">{t('unverified')}</Badge>
        ) : report ? (
          <Status isBlocked={isBlocked} report={report} />
        ) : null
      }
      icon={isBlocked ? 'stop' : (effect?.icon ?? 'contract')}
      isFolding
      isFramed
      number={report?.transaction ? report.transaction.value.nonce.toString() : '–'}
    >
      <Link className={rowWords} params={{ ...params, id: safeTxHash }} to="/$chain/$safe/tx/$id">
        {isChanged ? (
          <span className={styles.bad}>{t('rowBlocked')}</span>
        ) : effect ? (
          <EffectSentence effect={effect} />
        ) : isUnverified ? (
          <Claimed {...props} />
        ) : (
          <Skeleton width="long" />
        )}
        <RowLine>
          {summary ? <Time at={summary.timestamp} /> : null}
          <Progress report={report} />
          <ExpiryDate at={description?.expiresAt} />
        </RowLine>
      </Link>
    </Row>
  )
})

function ExpiryDate({ at }: { at: number | undefined }) {
  const now = Date.now()
  return at === undefined || at < now ? null : <span>{t('expires', { time: relativeDay(at, now) })}</span>
}

function Claimed({ chain, safeTxHash, summary }: QueueRowProps) {
  return (
    <span className={styles.claimed}>
      {summary ? <EffectSentence effect={describeClaim(summary, chain.nativeCurrency)} /> : shortAddress(safeTxHash)}
    </span>
  )
}

function Progress({ report }: Pick<QueueRowProps, 'report'>) {
  const labelOf = useLabelOf()
  if (!report) return null
  const missing = report.missing.map((owner) => labelOf(owner) ?? shortAddress(owner))
  const sources = listSources(report).map((source) => t(`source.${source}`))
  return (
    <>
      <span>{t('sources', { sources: formatList(sources) })}</span>
      {report.progress === 'waiting' ? <span>{t('notSignedBy', { names: formatList(missing) })}</span> : null}
    </>
  )
}

function Status({ report, isBlocked }: { report: Report; isBlocked: boolean }) {
  const { address: me } = useSigner()
  const action = findAction(report, me)
  return (
    <>
      {report.state ? (
        <span className={styles.count}>
          {t('signed', { valid: countValid(report), threshold: report.state.threshold })}
        </span>
      ) : null}
      {isUnsupported(report) ? <Badge tone="caution">{tInbox('unsigned')}</Badge> : null}
      {isBlocked ? (
        <Badge tone="stop">{t(isExpired(report) ? 'expired' : 'blocked')}</Badge>
      ) : action === 'execute' ? (
        <Badge icon="check" tone="info">
          {t('canExecute')}
        </Badge>
      ) : action === 'sign' ? (
        <Badge icon="sign" tone="info">
          {t('needsSignature')}
        </Badge>
      ) : report.progress === 'ready' ? (
        <Badge tone="ok">{t('fullySigned')}</Badge>
      ) : null}
    </>
  )
}
