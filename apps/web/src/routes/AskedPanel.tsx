import { useEffect, useId, useState } from 'react'
import type { Question } from '../domain/asked/Asked.ts'
import { getAsked } from '../domain/asked/askOwner.ts'
import { countWaiting, findShown } from '../domain/asked/createAskedQueue.ts'
import { usePrepared } from '../domain/asked/usePrepared.ts'
import { messageQuery } from '../domain/message/messageQueries.ts'
import { useServices } from '../domain/services/Services.ts'
import styles from '../features/asked/Asked.module.css'
import { AskedHead } from '../features/asked/AskedHead.tsx'
import { AskedPermission } from '../features/asked/AskedPermission.tsx'
import { RefuseFoot } from '../features/asked/RefuseFoot.tsx'
import { askedText as words } from '../lib/messages/asked.ts'
import { useQuery } from '../lib/query/useQuery.ts'
import { useStore } from '../lib/useStore.ts'
import { ErrorNotice } from '../ui/ErrorNotice.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { AskedMessage } from './AskedMessage.tsx'
import { AskedTransaction } from './AskedTransaction.tsx'

/**
 * What outsiders ask of an owner, one question at a time, beside whoever asks. May be mounted in several places: it is
 * drawn in the first.
 */
export function AskedPanel() {
  const queue = getAsked(useServices())
  const questions = useStore(queue)
  const [isMine, setMine] = useState(false)
  useEffect(() => queue.claimScreen(() => setMine(true)), [queue])
  if (!isMine) return null
  const shown = findShown(questions)
  return (
    <>
      {questions.map((question) =>
        typeof question.status === 'object' ? (
          <Gathering key={question.id} messageHash={question.status.gathering} question={question} />
        ) : null,
      )}
      {shown ? <AskedQuestion key={shown.id} question={shown} waiting={countWaiting(questions)} /> : null}
    </>
  )
}

function AskedQuestion({ question, waiting }: { question: Question; waiting: number }) {
  const titleId = useId()
  return (
    <div aria-labelledby={titleId} className={styles.panel} role="dialog">
      <AskedHead question={question} titleId={titleId} waiting={waiting} />
      {question.ask.kind === 'permission' ? <Permission question={question} /> : <ToReview question={question} />}
    </div>
  )
}

function Permission({ question: { id } }: { question: Question }) {
  const queue = getAsked(useServices())
  const allow = () => {
    queue.answer(id, { outcome: 'granted' })
    // Nothing is left to look at.
    queue.close(id)
  }
  return (
    <>
      <div className={styles.body}>
        <AskedPermission onAllow={allow} />
      </div>
      <RefuseFoot onRefuse={() => queue.close(id)} />
    </>
  )
}

function ToReview({ question }: { question: Question }) {
  const queue = getAsked(useServices())
  const { error, prepared, renew, retry } = usePrepared(question)
  if (prepared?.kind === 'transaction')
    return <AskedTransaction id={prepared.id} onRenewed={renew} question={question} />
  if (prepared?.kind === 'message') return <AskedMessage id={prepared.id} question={question} />
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
      <RefuseFoot onRefuse={() => queue.close(question.id)} />
    </>
  )
}

const gatherInterval = 4_000

/** Off the screen: waits for the last owner's signature, which this browser verifies before it is passed on. */
function Gathering({ messageHash, question }: { messageHash: `0x${string}`; question: Question }) {
  const services = useServices()
  const { address, chainId } = question.safe
  const { data: report } = useQuery({
    ...messageQuery(services, { chainId, address, messageHash }),
    refetchInterval: gatherInterval,
  })
  const signature = report?.isComplete ? report.signature : undefined
  useEffect(() => {
    if (signature) getAsked(services).answer(question.id, { outcome: 'message', messageHash, signature })
  }, [messageHash, question.id, services, signature])
  return null
}
