import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import type { Hex } from 'viem'
import { getRequest } from '../domain/app-requests/createRequestQueue.ts'
import type { Question } from '../domain/app-requests/createRequestQueue.ts'
import { useServices } from '../domain/services/Services.ts'
import { findTransaction, listOwn } from '../domain/signature-store/confirmations.ts'
import { addItems } from '../domain/transaction-builder/Batch.ts'
import { RenewalContext } from '../domain/transaction-builder/createTransaction.ts'
import { useBatch } from '../domain/transaction-builder/Batch.ts'
import { isPast, type Report, type ReportId } from '../domain/transactions/Report.ts'
import { reportQuery } from '../domain/transactions/reportQuery.ts'
import styles from '../features/app-requests/AppRequests.module.css'
import { RejectBar } from '../features/app-requests/RequestParts.tsx'
import { appRequestsText as words } from '../lib/messages/appRequests.ts'
import { useStore } from '../lib/useStore.ts'
import { Button } from '../ui/Button.tsx'
import { ConfirmButton } from '../ui/ConfirmButton.tsx'
import { PanelFrame } from './PanelFrame.tsx'
import { TransactionReview } from './TransactionReview.tsx'

export type RequestedTransactionProps = {
  id: ReportId
  /** Its nonce was used by another transaction: the new hash of the same request. */
  onRenewed: (safeTxHash: Hex) => void
  question: Question
}

/** Reviewed like our own transactions; the app is answered once an owner decided. */
export function RequestedTransaction({ id, onRenewed, question }: RequestedTransactionProps) {
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
      <div className={styles.body}>
        <RenewalContext value={onRenewed}>
          <TransactionReview Frame={PanelFrame} id={id} key={safeTxHash} safe={question.safe} />
        </RenewalContext>
      </div>
      {question.status === 'decided' || isSigned ? (
        <div className={styles.foot}>
          <Button onClick={close}>{words.done}</Button>
          <span className={styles.consequence}>
            {question.status === 'decided' ? words.doneText : words.doneSigned}
          </span>
        </div>
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
  const { ask, safe } = question
  const { update } = useBatch(safe)
  if (ask.kind !== 'transactions') return null
  const change = () => {
    update((batch) => addItems(batch, ask.calls))
    getRequest(services).close(question.id)
    void navigate({ to: '/$chain/$safe/batch', params: safe.params })
  }
  return (
    <ConfirmButton
      label={words.change}
      no={words.changeNo}
      onYes={change}
      text={words.changeText}
      title={words.changeTitle}
      yes={words.changeYes}
    />
  )
}
