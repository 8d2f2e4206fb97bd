import type { ChainConfig } from '@countersign/protocol/config'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import type { CurrentSafe } from '../../domain/safe/parseSafeParams.ts'
import { useIsChainDown } from '../../domain/safe/useIsChainDown.ts'
import { useServices } from '../../domain/services/Services.ts'
import { findDraft } from '../../domain/signature-store/drafts.ts'
import { useExecution } from '../../domain/signing/useExecution.ts'
import { useSigning } from '../../domain/signing/useSigning.ts'
import { findFormPath } from '../../domain/transaction-builder/transactionKinds.ts'
import { isUnsupported, type Report } from '../../domain/transactions/Report.ts'
import { useConnectDialog } from '../../domain/wallet/ConnectDialogContext.ts'
import { useSigner } from '../../domain/wallet/useSigner.ts'
import { connectText } from '../../lib/messages/connect.ts'
import { signText as words } from '../../lib/messages/sign.ts'
import { trust } from '../../lib/messages/trust.ts'
import { ordinal } from '../../lib/ordinal.ts'
import { useStore } from '../../lib/useStore.ts'
import { Button, buttonClass } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import styles from './DecisionPanel.module.css'
import { type Decision, decide } from './decide.ts'
import { ExecutedNotice } from './ExecutedNotice.tsx'
import { ExecutionStatus } from './ExecutionStatus.tsx'
import { NextNonce } from './NextNonce.tsx'
import { NoteField } from './NoteField.tsx'
import { SignAs, useSignableOwners } from './SignAs.tsx'
import { SigningStatus } from './SigningStatus.tsx'
import { useDecisionKeys } from './useDecisionKeys.ts'

export type DecisionPanelProps = {
  report: Report
  chain: ChainConfig
  /** Dangers that need a deliberate yes. */
  isDangerous: boolean
  /** Says that the wallet is on another chain, and switches it. */
  wrongChain: ReactNode
}

/** Last on the page, after everything that could change the decision: the button with its consequence. */
export function DecisionPanel({ report, chain, isDangerous, wrongChain }: DecisionPanelProps) {
  const { address, chainId } = useSigner()
  const { open } = useConnectDialog()
  const [hasConsent, setConsent] = useState(false)
  const [hasUnsignedConsent, setUnsignedConsent] = useState(false)
  const signing = useSigning(report, address)
  const execution = useExecution(report, address)
  const decision = decide({ report, account: address, walletChainId: chainId, isChainDown: useIsChainDown(chain.id) })
  const draft = findDraft(useStore(useServices().drafts), report.id.safeTxHash)
  const formPath = draft && report.source === 'yours' ? findFormPath(draft.form) : undefined
  // A service can make up a proposal: signing what no owner signed is a decision of its own.
  const isUnsigned = decision.kind === 'sign' && isUnsupported(report)
  const isHeld = (isDangerous && !hasConsent) || (isUnsigned && !hasUnsignedConsent)
  const signable = useSignableOwners(report, address)
  const isPlanned = report.state?.planned !== undefined
  useDecisionKeys(decision.kind)
  const consent =
    isDangerous && (decision.kind === 'sign' || decision.kind === 'execute') ? (
      <label className={styles.consent}>
        <input checked={hasConsent} onChange={(event) => setConsent(event.target.checked)} type="checkbox" />
        {words.consent}
      </label>
    ) : null
  const edit = formPath ? (
    <Link
      className={buttonClass('outline')}
      params={{ chain: String(chain.id), safe: report.id.address }}
      to={formPath}
    >
      {words.edit}
    </Link>
  ) : null
  // Of a rejection nothing is left to do.
  const renewal =
    isReplaced(decision) && draft && report.source === 'yours' && draft.form !== 'reject' && report.transaction ? (
      <NextNonce chain={chain} draft={draft} report={report} transaction={report.transaction.value} />
    ) : null
  return (
    <section aria-label={words.decision} className={styles.decision}>
      <SigningStatus isPlanned={isPlanned} report={report} signing={signing} />
      <ExecutionStatus execution={execution} />
      {consent}
      {isUnsigned ? (
        <label className={styles.consent}>
          <input
            checked={hasUnsignedConsent}
            onChange={(event) => setUnsignedConsent(event.target.checked)}
            type="checkbox"
          />
          {words.consentUnsigned}
        </label>
      ) : null}
      {decision.kind === 'sign' && report.source === 'yours' ? <NoteField id={report.id} /> : null}
      {renderDecision()}
      {canSignAs(decision)
        ? signable.map((owner) => (
            <SignAs key={owner.safe} owner={owner} report={report} safe={toSafe(chain, report)} />
          ))
        : null}
      {edit && isStuck(decision) ? <div className={styles.actions}>{edit}</div> : null}
    </section>
  )

  function renderDecision(): ReactNode {
    switch (decision.kind) {
      case 'past':
        return (
          <>
            <ExecutedNotice chain={chain} outcome={decision.outcome} report={report} />
            {renewal}
          </>
        )
      case 'closed':
        return (
          <Notice title={trust.closedTitle} tone="stop">
            {trust.closedText}
          </Notice>
        )
      case 'blocked':
        return (
          <Notice title={words.blockedTitle} tone="stop">
            <ul>
              {decision.reasons.map(({ title }) => (
                <li key={title}>{title}</li>
              ))}
            </ul>
            <p>{words.blockedText}</p>
          </Notice>
        )
      case 'connect':
        return (
          <div className={styles.actions}>
            <Button look="primary" onClick={open}>
              {connectText.connect}
            </Button>
            <span className={styles.consequence}>{words.connectToSign}</span>
          </div>
        )
      case 'wrong-chain':
        return wrongChain
      case 'sign': {
        const isLast = decision.ordinal >= decision.threshold
        const consequence = (isLast ? words.signLast : words.signPlain)(ordinal(decision.ordinal), decision.threshold)
        return (
          <div className={styles.actions}>
            <Button disabled={isHeld} id="sign" isBusy={signing.isBusy} look="primary" onClick={signing.sign}>
              {words.sign}: {consequence}
            </Button>
            {edit}
            {isPlanned ? null : (
              <p className={styles.other}>
                <Button disabled={isHeld} isBusy={signing.isBusy} onClick={signing.approve}>
                  {words.approve}
                </Button>
                <span className={styles.consequence}>{words.approveText}</span>
              </p>
            )}
          </div>
        )
      }
      case 'execute':
        return (
          <div className={styles.actions}>
            <Button
              id="execute"
              disabled={isHeld || execution.refusal !== undefined || execution.trialError !== null}
              isBusy={execution.isBusy}
              look="primary"
              onClick={execution.execute}
            >
              {words.execute}: {isPlanned ? words.executePlanned : words.executeConsequence}
            </Button>
          </div>
        )
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
        // An owner of an owner has a part in it.
        return signable.length > 0 ? null : (
          <Notice title={words.notOwner} tone="info">
            {words.notOwnerText}
          </Notice>
        )
    }
  }
}

/** Whether the account may sign in the name of an owner that is a Safe. */
function canSignAs({ kind }: Decision): boolean {
  return kind === 'sign' || kind === 'signed' || kind === 'watch'
}

const isReplaced = (decision: Decision) => decision.kind === 'past' && decision.outcome === 'replaced'

function toSafe(chain: ChainConfig, { id }: Report): CurrentSafe {
  return { address: id.address, chain, chainId: chain.id, params: { chain: String(chain.id), safe: id.address } }
}

/** Whether nothing can be signed as it stands: what was typed is still in its form, and this leads there. */
function isStuck(decision: Decision): boolean {
  switch (decision.kind) {
    case 'blocked':
    case 'closed':
    case 'connect':
    case 'watch':
    case 'wrong-chain':
      return true
    case 'past':
      return isReplaced(decision)
    case 'execute':
    case 'later':
    case 'sign':
    case 'signed':
      return false
  }
}
