import { Link } from '@tanstack/react-router'
import type { Hex } from 'viem'
import type { CurrentSafe } from '../../domain/safe/parseSafeParams.ts'
import { useServices } from '../../domain/services/Services.ts'
import { useSigner } from '../../domain/services/useSigner.ts'
import type { MessageRecord } from '../../domain/signature-store/ConfirmationsSchema.ts'
import { discardMessage, listOwn } from '../../domain/signature-store/confirmations.ts'
import { titleOf } from '../../domain/transactions/messageQueries.ts'
import {
  countValid,
  isUnsupported,
  type MessageReport,
  needsMessageSignatureOf,
} from '../../domain/transactions/Report.ts'
import { worstVerdict } from '../../domain/verification/createCheckRegistry.ts'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { useStore } from '../../lib/useStore.ts'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Row, RowLine, rowWords } from '../../ui/Rows.tsx'
import { Time } from '../../ui/Time.tsx'
import styles from './Message.module.css'

const t = createCatalogue('message')
const tInbox = createCatalogue('inbox')

/** One message, rendered from its verified content only. */
export function MessageRow({ report, safe }: { report: MessageReport; safe: Pick<CurrentSafe, 'params'> }) {
  const { id, content, message } = report
  const isBlocked = worstVerdict(report.checks) === 'block'
  return (
    <Row end={<Status isBlocked={isBlocked} report={report} />} icon={isBlocked ? 'stop' : 'message'} isFolding>
      <Link className={rowWords} params={{ ...safe.params, hash: id.messageHash }} to="/$chain/$safe/messages/$hash">
        {content ? (
          <span className={styles.title}>
            <bdi>{titleOf(content.value)}</bdi>
          </span>
        ) : (
          <span className={styles.bad}>{t('rowBlocked')}</span>
        )}
        {message ? (
          <RowLine>
            <Time at={message.creationTimestamp} />
          </RowLine>
        ) : null}
      </Link>
    </Row>
  )
}

function Status({ report, isBlocked }: { report: MessageReport; isBlocked: boolean }) {
  const { address } = useSigner()
  return (
    <>
      {report.state ? (
        <span className={styles.count}>
          {t('signed', { valid: countValid(report), threshold: report.state.threshold })}
        </span>
      ) : null}
      {isBlocked ? (
        <Badge tone="stop">{t('blocked')}</Badge>
      ) : report.isComplete ? (
        <Badge tone="ok">{t('complete')}</Badge>
      ) : (
        <>
          {isUnsupported(report) ? <Badge tone="caution">{tInbox('unsigned')}</Badge> : null}
          {needsMessageSignatureOf(report, address) ? (
            <Badge icon="sign" tone="info">
              {t('needsSignature')}
            </Badge>
          ) : null}
        </>
      )}
    </>
  )
}

export type StoredMessageListProps = {
  safe: CurrentSafe
  shown: readonly Hex[]
  /** Whether the list is complete: only then is a delivered message missing. */
  isAll: boolean
}

/** Local messages that the service does not list. */
export function StoredMessageList({ safe, shown, isAll }: StoredMessageListProps) {
  const { confirmations } = useServices()
  const known = new Set(shown.map((hash) => hash.toLowerCase()))
  const stored = useStore(confirmations)
    .flatMap((record) => (record.kind === 'message' && record.createdAt !== undefined ? [record] : []))
    .filter(
      (record) =>
        record.chainId === safe.chainId &&
        record.safe === safe.address &&
        !known.has(record.hash.toLowerCase()) &&
        (isAll || listOwn(record).every(({ isDelivered }) => !isDelivered)),
    )
    .toSorted((a, b) => (b.createdAt ?? 0) - (a.createdAt ?? 0))
  if (stored.length === 0) return null
  return (
    <Card isFlush title={t('drafts')}>
      <ul>
        {stored.map((message) => (
          <StoredMessageRow key={message.hash} message={message} safe={safe} />
        ))}
      </ul>
    </Card>
  )
}

function StoredMessageRow({ message, safe }: { message: MessageRecord; safe: CurrentSafe }) {
  const { confirmations } = useServices()
  const { hash, content, createdAt = 0 } = message
  const isDraft = listOwn(message).length === 0
  const title = titleOf(content)
  return (
    <Row
      as="li"
      end={
        isDraft ? (
          <Button
            aria-label={t('discardWhat', { what: title })}
            look="quiet"
            onClick={() => confirmations.update((all) => discardMessage(all, hash))}
          >
            {t('discard')}
          </Button>
        ) : (
          <Badge tone="caution">{t('undelivered')}</Badge>
        )
      }
      icon="yours"
      isFolding
    >
      <Link className={rowWords} params={{ ...safe.params, hash }} to="/$chain/$safe/messages/$hash">
        <span className={styles.title}>
          <bdi>{title}</bdi>
        </span>
        <RowLine>
          <Time at={createdAt} />
          {isDraft ? <span>{t('draft')}</span> : null}
        </RowLine>
      </Link>
    </Row>
  )
}
