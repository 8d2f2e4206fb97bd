import type { ChainConfig } from '@countersign/protocol/config'
import { Link, useRouterState } from '@tanstack/react-router'
import { type ReactNode, useEffect, useState } from 'react'
import type { CurrentSafe } from '../../domain/safe/parseSafeParams.ts'
import { useIsChainDown } from '../../domain/safe/queries.ts'
import { useConnectDialog } from '../../domain/services/ConnectDialogContext.ts'
import { useServices } from '../../domain/services/Services.ts'
import { useSigner } from '../../domain/services/useSigner.ts'
import { useHotkeys } from '../../domain/settings/useHotkeys.ts'
import { findDraft } from '../../domain/signature-store/drafts.ts'
import { useExecution } from '../../domain/signing/executeTransaction.ts'
import { useSigning } from '../../domain/signing/useSigning.ts'
import { findFormPath } from '../../domain/transaction-builder/transactionKinds.ts'
import {
  isTransaction,
  isUnsupported,
  type MessageReport,
  type Report,
  type Signable,
} from '../../domain/transactions/Report.ts'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { useStore } from '../../lib/useStore.ts'
import { Button, buttonClass } from '../../ui/Button.tsx'
import { Consent } from '../../ui/Consent.tsx'
import { Notice } from '../../ui/Notice.tsx'
import styles from './DecisionPanel.module.css'
import { type Decision, decide } from './decide.ts'
import { ExecutedNotice, NextNonce } from './ExecutedNotice.tsx'
import { NoteField } from './Notes.tsx'
import { SignAs, useSignableOwners } from './SignAs.tsx'
import { ExecutionStatus, SigningStatus } from './SigningStatus.tsx'

const t = createCatalogue('sign')
const tMessage = createCatalogue('message')
const tTrust = createCatalogue('trust')
const tConnect = createCatalogue('connect')

type DecisionPanelProps = {
  report: Signable
  chain: ChainConfig
  isDangerous: boolean
  /** Notice and button to switch the wallet's chain. */
  wrongChain: ReactNode
}

/** The decision buttons, last on the page, after everything that could affect the decision. */
export function DecisionPanel({ report, ...props }: DecisionPanelProps) {
  return isTransaction(report) ? (
    <TransactionDecision {...props} report={report} />
  ) : (
    <MessageDecision {...props} report={report} />
  )
}

function MessageDecision({ report, ...props }: DecisionPanelProps & { report: MessageReport }) {
  const isUnseen = report.message === undefined && report.confirmations.length === 0
  const edit = isUnseen ? (
    <Link className={buttonClass('outline')} params={toSafe(props.chain, report).params} to="/$chain/$safe/message">
      {t('edit')}
    </Link>
  ) : null
  return <Panel {...props} edit={edit} report={report} kind="message" />
}

function TransactionDecision({ report, chain, ...props }: DecisionPanelProps & { report: Report }) {
  const { address } = useSigner()
  const execution = useExecution(report, address)
  const signable = useSignableOwners(report, address)
  const safe = toSafe(chain, report)
  const draft = findDraft(useStore(useServices().drafts), report.id.safeTxHash)
  const own = report.source === 'yours' ? draft : undefined
  const formPath = own && findFormPath(own.form)
  const edit = formPath ? (
    <Link className={buttonClass('outline')} params={safe.params} to={formPath}>
      {t('edit')}
    </Link>
  ) : null
  return (
    <Panel
      {...props}
      chain={chain}
      edit={edit}
      execution={execution}
      footer={(decision) => (
        <>
          {decision.kind === 'sign' || decision.kind === 'signed' || decision.kind === 'watch'
            ? signable.map((owner) => <SignAs key={owner.safe} owner={owner} report={report} safe={safe} />)
            : null}
          {edit && isStuck(decision) ? <div className={styles.actions}>{edit}</div> : null}
        </>
      )}
      // An owner of an owner participates.
      isParticipant={signable.length > 0}
      note={report.source === 'yours' ? <NoteField id={report.id} /> : null}
      past={(outcome) => (
        <>
          <ExecutedNotice chain={chain} outcome={outcome} report={report} />
          {/* The rejection was executed. */}
          {outcome === 'replaced' && own && own.form !== 'reject' && report.transaction ? (
            <NextNonce chain={chain} draft={own} report={report} transaction={report.transaction.value} />
          ) : null}
        </>
      )}
      kind="transaction"
      report={report}
    />
  )
}

type PanelProps = DecisionPanelProps & {
  kind: 'message' | 'transaction'
  edit: ReactNode
  execution?: ReturnType<typeof useExecution>
  footer?: (decision: Decision) => ReactNode
  isParticipant?: boolean
  note?: ReactNode
  past?: (outcome: 'executed' | 'failed' | 'replaced') => ReactNode
}

function Panel({ report, chain, isDangerous, wrongChain, kind: subject, edit, execution, ...slots }: PanelProps) {
  const tSubject = subject === 'message' ? tMessage : t
  const { address, chainId } = useSigner()
  const { open } = useConnectDialog()
  const [hasConsent, setConsent] = useState(false)
  const [hasUnsignedConsent, setUnsignedConsent] = useState(false)
  const signing = useSigning(report, address)
  const decision = decide({ report, account: address, walletChainId: chainId, isChainDown: useIsChainDown(chain.id) })
  const { kind } = decision
  // A service can invent proposals: signing one without any owner's signature needs its own consent.
  const isUnsigned = kind === 'sign' && isUnsupported(report)
  const isHeld = (isDangerous && !hasConsent) || (isUnsigned && !hasUnsignedConsent)
  const isPlanned = report.state?.planned !== undefined
  useDecisionKeys(kind)
  return (
    <section aria-label={t('decision')} className={styles.decision}>
      <SigningStatus isPlanned={isPlanned} report={report} signing={signing} />
      {execution ? <ExecutionStatus execution={execution} /> : null}
      {isDangerous && (kind === 'sign' || kind === 'execute') ? (
        <Consent isGiven={hasConsent} onChange={setConsent}>
          {tSubject('consent')}
        </Consent>
      ) : null}
      {isUnsigned ? (
        <Consent isGiven={hasUnsignedConsent} onChange={setUnsignedConsent}>
          {t('consentUnsigned')}
        </Consent>
      ) : null}
      {kind === 'sign' ? slots.note : null}
      {renderDecision()}
      {slots.footer?.(decision)}
    </section>
  )

  function renderSign({ ordinal: next, threshold }: Decision & { kind: 'sign' }): ReactNode {
    const consequence = next >= threshold ? 'signLast' : 'signPlain'
    return (
      <div className={styles.actions}>
        <Button
          aria-describedby="sign-consequence"
          disabled={isHeld}
          id="sign"
          isBusy={signing.isBusy}
          look="primary"
          onClick={signing.sign}
        >
          {t('sign')}
        </Button>
        {edit}
        <span className={styles.consequence} id="sign-consequence">
          {tSubject(consequence, { number: next, threshold })}
        </span>
        {isTransaction(report) && !isPlanned ? (
          <p className={styles.other}>
            <Button disabled={isHeld} isBusy={signing.isBusy} onClick={signing.approve}>
              {t('approve')}
            </Button>
            <span className={styles.consequence}>{t('approveText')}</span>
          </p>
        ) : null}
      </div>
    )
  }

  function renderExecute({ execute, isBusy, refusal, trialError }: ReturnType<typeof useExecution>): ReactNode {
    const isRefused = refusal !== undefined || trialError !== null
    return (
      <div className={styles.actions}>
        <Button
          aria-describedby="execute-consequence"
          disabled={isHeld || isRefused}
          id="execute"
          isBusy={isBusy}
          look="primary"
          onClick={execute}
        >
          {t('execute')}
        </Button>
        <span className={styles.consequence} id="execute-consequence">
          {isPlanned ? t('executePlanned') : t('executeConsequence')}
        </span>
      </div>
    )
  }

  function renderDecision(): ReactNode {
    switch (decision.kind) {
      case 'past':
        return slots.past?.(decision.outcome)
      case 'complete':
        return null
      case 'refused':
        return (
          <Notice title={tMessage('refusedTitle')} tone="caution">
            {tMessage('refusedText')}
          </Notice>
        )
      case 'closed':
        return (
          <Notice title={tTrust('closedTitle')} tone="stop">
            {tTrust('closedText')}
          </Notice>
        )
      case 'blocked':
        return (
          <Notice title={tSubject('blockedTitle')} tone="stop">
            <ul>
              {decision.reasons.map(({ title }) => (
                <li key={title}>{title}</li>
              ))}
            </ul>
            {subject === 'transaction' ? <p>{t('blockedText')}</p> : null}
          </Notice>
        )
      case 'connect':
        return (
          <div className={styles.actions}>
            <Button look="primary" onClick={open}>
              {tConnect('connect')}
            </Button>
            <span className={styles.consequence}>{tSubject('connectToSign')}</span>
          </div>
        )
      case 'wrong-chain':
        return wrongChain
      case 'sign':
        return renderSign(decision)
      case 'execute':
        return execution ? renderExecute(execution) : null
      case 'later':
        return <Notice title={t('readyLater', { nonce: String(decision.nonce) })} tone="info" />
      case 'signed':
        return (
          <Notice title={t('youSigned')} tone="ok">
            <p>{t('youSignedText', { missing: decision.missing })}</p>
            {isPlanned ? <p>{t('youSignedPlanned')}</p> : null}
          </Notice>
        )
      case 'watch':
        return slots.isParticipant ? null : (
          <Notice title={t('notOwner')} tone="info">
            {tSubject('notOwnerText')}
          </Notice>
        )
    }
  }
}

function toSafe(chain: ChainConfig, { id }: Signable): CurrentSafe {
  return { address: id.address, chain, chainId: chain.id, params: { chain: String(chain.id), safe: id.address } }
}

const stuck: readonly Decision['kind'][] = ['blocked', 'closed', 'connect', 'watch', 'wrong-chain']

/** Whether it cannot be signed as is; a link leads back to its form. */
function isStuck(decision: Decision): boolean {
  return stuck.includes(decision.kind) || (decision.kind === 'past' && decision.outcome === 'replaced')
}

/** Hotkeys focus the sign or execute button and never press it. */
export function useDecisionKeys(decision: string): void {
  const hash = useRouterState({ select: ({ location }) => location.hash })
  useHotkeys({ s: () => goTo('sign'), e: () => goTo('execute') })
  useEffect(() => {
    // Focuses the button named by the URL hash once it is rendered.
    if (hash === decision) goTo(hash)
  }, [hash, decision])
}

function goTo(id: string): void {
  const button = document.getElementById(id)
  button?.scrollIntoView({ block: 'center' })
  button?.focus({ preventScroll: true })
}
