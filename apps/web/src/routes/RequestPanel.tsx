import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { type ReactNode, useEffect, useId, useState } from 'react'
import type { Hex } from 'viem'
import { countWaiting, findShown, getRequest, type Question } from '../domain/app-requests/createRequestQueue.ts'
import { usePreparedRequest } from '../domain/app-requests/usePreparedRequest.ts'
import { useServices } from '../domain/services/Services.ts'
import { useSigner } from '../domain/services/useSigner.ts'
import { findMessage, findTransaction, listOwn } from '../domain/signature-store/confirmations.ts'
import { addItems, useBatch } from '../domain/transaction-builder/Batch.ts'
import { RenewalContext } from '../domain/transaction-builder/createTransaction.ts'
import { messageQuery } from '../domain/transactions/messageQueries.ts'
import {
  hasSigned,
  isPast,
  type MessageId,
  type MessageReport,
  type Report,
  type ReportId,
} from '../domain/transactions/Report.ts'
import { reportQuery } from '../domain/transactions/reportQuery.ts'
import styles from '../features/app-requests/AppRequests.module.css'
import {
  CloseRequestButton,
  PermissionRequest,
  RejectBar,
  RequestHeader,
} from '../features/app-requests/RequestParts.tsx'
import { createCatalogue } from '../lib/messages/createCatalogue.ts'
import { useStore } from '../lib/useStore.ts'
import { Button } from '../ui/Button.tsx'
import { ConfirmButton } from '../ui/ConfirmButton.tsx'
import { cx } from '../ui/cx.ts'
import { ErrorNotice } from '../ui/ErrorNotice.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { MessageReview } from './MessagePage.tsx'
import type { ReviewFrameProps } from './ReviewFrame.tsx'
import { TransactionReview } from './TransactionPage.tsx'

const t = createCatalogue('appRequests')

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
      {question.body.kind === 'permission' ? <Permission question={question} /> : <ToReview question={question} />}
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
          <ErrorNotice error={error} onRetry={retry} title={t('cannot')} />
        ) : (
          <div aria-busy="true" role="status">
            <span className={styles.hidden}>{t('preparing')}</span>
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

type RequestedTransactionProps = {
  id: ReportId
  /** Its nonce was used by another transaction: the new hash of the same request. */
  onRenewed: (safeTxHash: Hex) => void
  question: Question
}

function RequestedTransaction({ id, onRenewed, question }: RequestedTransactionProps) {
  const services = useServices()
  const queue = getRequest(services)
  const { data: report } = useQuery(reportQuery(services, id))
  const signatures = listOwn(findTransaction(useStore(services.confirmations), id.safeTxHash))
  const { safeTxHash } = id
  // Signed and delivered, published for nested owners, or executed.
  const isDecided =
    signatures.some(({ isDelivered }) => isDelivered) ||
    (report && (report.details !== undefined || wasExecuted(report)))
  useEffect(() => {
    if (isDecided) queue.answer(question.id, { outcome: 'transaction', safeTxHash })
  }, [isDecided, question.id, queue, safeTxHash])
  const isSigned = signatures.length > 0
  const close = () => {
    // A signature stays valid, delivered or not.
    if (isSigned) queue.answer(question.id, { outcome: 'transaction', safeTxHash })
    queue.close(question.id)
  }
  return (
    <>
      <RenewalContext value={onRenewed}>
        <TransactionReview Frame={PanelFrame} id={id} key={safeTxHash} safe={question.safe} />
      </RenewalContext>
      {question.status === 'decided' || isSigned ? (
        <Foot text={question.status === 'decided' ? t('doneText') : t('doneSigned')}>
          <Button onClick={close}>{t('done')}</Button>
        </Foot>
      ) : (
        <RejectBar onRefuse={close}>
          <Change question={question} />
        </RejectBar>
      )}
    </>
  )
}

/** A replaced transaction is no result: the app would wait for a hash that can never execute. */
function wasExecuted(report: Report): boolean {
  return isPast(report) && report.progress !== 'replaced'
}

/** Edited calls are no longer the app's. */
function Change({ question }: { question: Question }) {
  const services = useServices()
  const navigate = useNavigate()
  const { body, safe } = question
  const { update } = useBatch(safe)
  if (body.kind !== 'transactions') return null
  const change = () => {
    update((batch) => addItems(batch, body.calls))
    getRequest(services).close(question.id)
    void navigate({ to: '/$chain/$safe/batch', params: safe.params })
  }
  return (
    <ConfirmButton
      label={t('change')}
      no={t('changeNo')}
      onYes={change}
      text={t('changeText')}
      title={t('changeTitle')}
      yes={t('changeYes')}
    />
  )
}

/** A complete signature is sent only after this owner acted: one made for another app is not passed on silently. */
function RequestedMessage({ id, question }: { id: MessageId; question: Question }) {
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
      <MessageReview Frame={PanelFrame} id={id} safe={question.safe} />
      {question.status === 'decided' ? (
        <Foot text={t('doneText')}>
          <Button onClick={close}>{t('done')}</Button>
        </Foot>
      ) : signature ? (
        <>
          <Foot text={t('giveText')}>
            <CloseRequestButton look="primary" onClick={give}>
              {t('give', { origin: question.requester.origin })}
            </CloseRequestButton>
          </Foot>
          <RejectBar onRefuse={close} />
        </>
      ) : report && (isSignedNow || hasSigned(report, address)) ? (
        <>
          <Foot text={t('waitText', { missing: countMissing(report) })}>
            <Button look="primary" onClick={() => queue.gather(question.id, messageHash)}>
              {t('wait')}
            </Button>
          </Foot>
          <RejectBar onRefuse={close} />
        </>
      ) : (
        <RejectBar onRefuse={close} />
      )}
    </>
  )
}

function Foot({ children, text }: { children: ReactNode; text: string }) {
  return (
    <div className={styles.foot}>
      {children}
      <span className={styles.consequence}>{text}</span>
    </div>
  )
}

function countMissing({ confirmations, state }: MessageReport): number {
  const valid = confirmations.filter(({ status }) => status === 'valid').length
  return Math.max(1, (state?.threshold ?? 0) - valid)
}

/** A review inside of the panel, which does not change the document's title. The way to reject is below its bar. */
function PanelFrame({ actions, bar, children, isTitleHidden = false, title, titleNote }: ReviewFrameProps) {
  return (
    <>
      <div className={styles.body}>
        <div className={cx(styles.review, isTitleHidden && styles.hidden)}>
          <h3>
            {title} {titleNote}
          </h3>
          {actions}
        </div>
        {children}
      </div>
      {bar ? <div className={styles.bar}>{bar}</div> : null}
    </>
  )
}
