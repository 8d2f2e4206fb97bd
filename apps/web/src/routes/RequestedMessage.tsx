import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { getRequest } from '../domain/app-requests/createRequestQueue.ts'
import type { Question } from '../domain/app-requests/createRequestQueue.ts'
import { messageQuery } from '../domain/messages/messageQueries.ts'
import { useServices } from '../domain/services/Services.ts'
import { findMessage, listOwn } from '../domain/signature-store/confirmations.ts'
import type { MessageId, MessageReport } from '../domain/transactions/Report.ts'
import { hasSigned } from '../domain/transactions/Report.ts'
import { useSigner } from '../domain/wallet/useSigner.ts'
import styles from '../features/app-requests/AppRequests.module.css'
import { CloseRequestButton, RejectBar } from '../features/app-requests/RequestParts.tsx'
import { appRequestsText as words } from '../lib/messages/appRequests.ts'
import { useStore } from '../lib/useStore.ts'
import { Button } from '../ui/Button.tsx'
import { MessageReview } from './MessageReview.tsx'
import { PanelFrame } from './PanelFrame.tsx'

export type RequestedMessageProps = { id: MessageId; question: Question }

/**
 * Reviewed like our own messages. A complete signature is sent to the app only after this owner acted: one made for
 * another app is not passed on silently.
 */
export function RequestedMessage({ id, question }: RequestedMessageProps) {
  const services = useServices()
  const queue = getRequest(services)
  const { messageHash } = id
  const { address } = useSigner()
  const { data: report } = useQuery(messageQuery(services, id))
  const signedHere = listOwn(findMessage(useStore(services.confirmations), messageHash)).length
  const [signedBefore] = useState(signedHere)
  const isSignedNow = signedHere > signedBefore
  const signature = report?.isComplete ? report.signature : undefined
  const give = () => {
    if (signature) queue.answer(question.id, { outcome: 'message', messageHash, signature })
  }
  useEffect(() => {
    if (isSignedNow && signature) queue.answer(question.id, { outcome: 'message', messageHash, signature })
  }, [isSignedNow, messageHash, question.id, queue, signature])
  const close = () => queue.close(question.id)
  return (
    <>
      <div className={styles.body}>
        <MessageReview Frame={PanelFrame} id={id} safe={question.safe} />
      </div>
      {question.status === 'decided' ? (
        <div className={styles.foot}>
          <Button onClick={close}>{words.done}</Button>
          <span className={styles.consequence}>{words.doneText}</span>
        </div>
      ) : signature ? (
        <>
          <div className={styles.foot}>
            <CloseRequestButton look="primary" onClick={give}>
              {words.give(question.asker.origin)}
            </CloseRequestButton>
            <span className={styles.consequence}>{words.giveText}</span>
          </div>
          <RejectBar onRefuse={close} />
        </>
      ) : report && (isSignedNow || hasSigned(report, address)) ? (
        <>
          <div className={styles.foot}>
            <Button look="primary" onClick={() => queue.gather(question.id, messageHash)}>
              {words.wait}
            </Button>
            <span className={styles.consequence}>{words.waitText(countMissing(report))}</span>
          </div>
          <RejectBar onRefuse={close} />
        </>
      ) : (
        <RejectBar onRefuse={close} />
      )}
    </>
  )
}

function countMissing({ confirmations, state }: MessageReport): number {
  const valid = confirmations.filter(({ status }) => status === 'valid').length
  return Math.max(1, (state?.threshold ?? 0) - valid)
}
