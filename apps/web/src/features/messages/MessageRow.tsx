import { Link } from '@tanstack/react-router'
import { titleOf } from '../../domain/messages/messageQueries.ts'
import type { CurrentSafe } from '../../domain/safe/parseSafeParams.ts'
import { countValid, type MessageReport, needsMessageSignatureOf } from '../../domain/transactions/Report.ts'
import { worstVerdict } from '../../domain/verification/createCheckRegistry.ts'
import { useSigner } from '../../domain/wallet/useSigner.ts'
import { messageText as words } from '../../lib/messages/message.ts'
import { Badge } from '../../ui/Badge.tsx'
import { Row, RowLine, rowWords } from '../../ui/Rows.tsx'
import { Time } from '../../ui/Time.tsx'
import styles from './Message.module.css'

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
          <span className={styles.bad}>{words.rowBlocked}</span>
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
        <span className={styles.count}>{words.signed(countValid(report), report.state.threshold)}</span>
      ) : null}
      {isBlocked ? (
        <Badge tone="stop">{words.blocked}</Badge>
      ) : report.isComplete ? (
        <Badge tone="ok">{words.complete}</Badge>
      ) : needsMessageSignatureOf(report, address) ? (
        <Badge icon="sign" tone="info">
          {words.needsYou}
        </Badge>
      ) : null}
    </>
  )
}
