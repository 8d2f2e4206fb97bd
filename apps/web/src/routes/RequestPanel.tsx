import { useQuery } from '@tanstack/react-query'
import { useEffect, useId, useState } from 'react'
import { countWaiting, findShown } from '../domain/app-requests/createRequestQueue.ts'
import { getRequest } from '../domain/app-requests/enqueueRequest.ts'
import type { Question } from '../domain/app-requests/PendingRequest.ts'
import { usePreparedRequest } from '../domain/app-requests/usePreparedRequest.ts'
import { messageQuery } from '../domain/messages/messageQueries.ts'
import { useServices } from '../domain/services/Services.ts'
import styles from '../features/app-requests/AppRequests.module.css'
import { PermissionRequest, RejectBar, RequestHeader } from '../features/app-requests/RequestParts.tsx'
import { appRequestsText as words } from '../lib/messages/appRequests.ts'
import { useStore } from '../lib/useStore.ts'
import { ErrorNotice } from '../ui/ErrorNotice.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { RequestedMessage } from './RequestedMessage.tsx'
import { RequestedTransaction } from './RequestedTransaction.tsx'

/** Shows one app request at a time, beside the app. May be mounted several times: the first one renders. */
export function RequestPanel() {
  const queue = getRequest(useServices())
  const questions = useStore(queue)
  const [isMine, setMine] = useState(false)
  useEffect(() => queue.claimRequestPanel(() => setMine(true)), [queue])
  if (!isMine) return null
  const shown = findShown(questions)
  return (
    <>
      {questions.map((question) =>
        typeof question.status === 'object' ? (
          <Gathering key={question.id} messageHash={question.status.gathering} question={question} />
        ) : null,
      )}
      {shown ? <RequestContent key={shown.id} question={shown} waiting={countWaiting(questions)} /> : null}
    </>
  )
}

function RequestContent({ question, waiting }: { question: Question; waiting: number }) {
  const titleId = useId()
  return (
    <div aria-labelledby={titleId} className={styles.panel} role="dialog">
      <RequestHeader question={question} titleId={titleId} waiting={waiting} />
      {question.ask.kind === 'permission' ? <Permission question={question} /> : <ToReview question={question} />}
    </div>
  )
}

function Permission({ question: { id } }: { question: Question }) {
  const queue = getRequest(useServices())
  const allow = () => {
    queue.answer(id, { outcome: 'granted' })
    queue.close(id)
  }
  return (
    <>
      <div className={styles.body}>
        <PermissionRequest onAllow={allow} />
      </div>
      <RejectBar onRefuse={() => queue.close(id)} />
    </>
  )
}

function ToReview({ question }: { question: Question }) {
  const queue = getRequest(useServices())
  const { error, prepared, renew, retry } = usePreparedRequest(question)
  if (prepared?.kind === 'transaction')
    return <RequestedTransaction id={prepared.id} onRenewed={renew} question={question} />
  if (prepared?.kind === 'message') return <RequestedMessage id={prepared.id} question={question} />
  return (
    <>
      <div className={styles.body}>
        {error ? (
          <ErrorNotice error={error} onRetry={retry} title={words.cannot} />
        ) : (
          <div aria-busy="true" role="status">
            <span className={styles.hidden}>{words.preparing}</span>
            <Skeleton height="block" />
          </div>
        )}
      </div>
      <RejectBar onRefuse={() => queue.close(question.id)} />
    </>
  )
}

const gatherInterval = 4_000

/** Off screen: waits for the last signature, verified in this browser before it is sent to the app. */
function Gathering({ messageHash, question }: { messageHash: `0x${string}`; question: Question }) {
  const services = useServices()
  const { address, chainId } = question.safe
  const { data: report } = useQuery({
    ...messageQuery(services, { chainId, address, messageHash }),
    refetchInterval: gatherInterval,
  })
  const signature = report?.isComplete ? report.signature : undefined
  useEffect(() => {
    if (signature) getRequest(services).answer(question.id, { outcome: 'message', messageHash, signature })
  }, [messageHash, question.id, services, signature])
  return null
}
