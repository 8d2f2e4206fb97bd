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
import { useExecution } from '../../domain/signing/executeReport.ts'
import { useSigning } from '../../domain/signing/useSigning.ts'
import { findFormPath } from '../../domain/transaction-builder/transactionKinds.ts'
import {
  isTransaction,
  isUnsupported,
  type MessageReport,
  type Report,
  type Signable,
} from '../../domain/transactions/Report.ts'
import { connectText } from '../../lib/messages/connect.ts'
import { messageText } from '../../lib/messages/message.ts'
import { signText as words } from '../../lib/messages/sign.ts'
import { trust } from '../../lib/messages/trust.ts'
import { ordinal } from '../../lib/ordinal.ts'
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
      {words.edit}
    </Link>
  ) : null
  return <Panel {...props} edit={edit} report={report} texts={{ ...messageText, blockedText: undefined }} />
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
      {words.edit}
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
      report={report}
      texts={words}
    />
  )
}

type PanelProps = DecisionPanelProps & {
  /** Texts that differ between transactions and messages. */
  texts: Pick<
    typeof words,
    'blockedTitle' | 'connectToSign' | 'consent' | 'notOwnerText' | 'signLast' | 'signPlain'
  > & {
    blockedText: string | undefined
  }
  edit: ReactNode
  execution?: ReturnType<typeof useExecution>
  footer?: (decision: Decision) => ReactNode
  isParticipant?: boolean
  note?: ReactNode
  past?: (outcome: 'executed' | 'failed' | 'replaced') => ReactNode
}

function Panel({ report, chain, isDangerous, wrongChain, texts, edit, execution, ...slots }: PanelProps) {
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
    <section aria-label={words.decision} className={styles.decision}>
      <SigningStatus isPlanned={isPlanned} report={report} signing={signing} />
      {execution ? <ExecutionStatus execution={execution} /> : null}
      {isDangerous && (kind === 'sign' || kind === 'execute') ? (
        <Consent isGiven={hasConsent} onChange={setConsent}>
          {texts.consent}
        </Consent>
      ) : null}
      {isUnsigned ? (
        <Consent isGiven={hasUnsignedConsent} onChange={setUnsignedConsent}>
          {words.consentUnsigned}
        </Consent>
      ) : null}
      {kind === 'sign' ? slots.note : null}
      {renderDecision()}
      {slots.footer?.(decision)}
    </section>
  )

  function renderSign({ ordinal: next, threshold }: Decision & { kind: 'sign' }): ReactNode {
    const consequence = (next >= threshold ? texts.signLast : texts.signPlain)(ordinal(next), threshold)
    return (
      <div className={styles.actions}>
        <Button disabled={isHeld} id="sign" isBusy={signing.isBusy} look="primary" onClick={signing.sign}>
          {words.sign}: {consequence}
        </Button>
        {edit}
        {isTransaction(report) && !isPlanned ? (
          <p className={styles.other}>
            <Button disabled={isHeld} isBusy={signing.isBusy} onClick={signing.approve}>
              {words.approve}
            </Button>
            <span className={styles.consequence}>{words.approveText}</span>
          </p>
        ) : null}
      </div>
    )
  }

  function renderExecute({ execute, isBusy, refusal, trialError }: ReturnType<typeof useExecution>): ReactNode {
    const isRefused = refusal !== undefined || trialError !== null
    return (
      <div className={styles.actions}>
        <Button disabled={isHeld || isRefused} id="execute" isBusy={isBusy} look="primary" onClick={execute}>
          {words.execute}: {isPlanned ? words.executePlanned : words.executeConsequence}
        </Button>
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
          <Notice title={messageText.refusedTitle} tone="caution">
            {messageText.refusedText}
          </Notice>
        )
      case 'closed':
        return (
          <Notice title={trust.closedTitle} tone="stop">
            {trust.closedText}
          </Notice>
        )
      case 'blocked':
        return (
          <Notice title={texts.blockedTitle} tone="stop">
            <ul>
              {decision.reasons.map(({ title }) => (
                <li key={title}>{title}</li>
              ))}
            </ul>
            {texts.blockedText ? <p>{texts.blockedText}</p> : null}
          </Notice>
        )
      case 'connect':
        return (
          <div className={styles.actions}>
            <Button look="primary" onClick={open}>
              {connectText.connect}
            </Button>
            <span className={styles.consequence}>{texts.connectToSign}</span>
          </div>
        )
      case 'wrong-chain':
        return wrongChain
      case 'sign':
        return renderSign(decision)
      case 'execute':
        return execution ? renderExecute(execution) : null
      case 'later':
        return <Notice title={words.readyLater(decision.nonce)} tone="info" />
      case 'signed':
        return (
          <Notice title={words.youSigned} tone="ok">
            <p>{words.youSignedText(decision.missing)}</p>
            {isPlanned ? <p>{words.youSignedPlanned}</p> : null}
          </Notice>
        )
      case 'watch':
        return slots.isParticipant ? null : (
          <Notice title={words.notOwner} tone="info">
            {texts.notOwnerText}
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
