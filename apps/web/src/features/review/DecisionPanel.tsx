import type { ChainConfig } from '@countersign/protocol/config'
import { Link, useNavigate } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { useConnectors } from 'wagmi'
import type { CurrentSafe } from '../../domain/safe/parseSafeParams.ts'
import { useNodeFaults } from '../../domain/safe/proofQuery.ts'
import { useIsChainDown } from '../../domain/safe/queries.ts'
import { useServices } from '../../domain/services/Services.ts'
import { useSigner } from '../../domain/services/useSigner.ts'
import { useComparesHashes } from '../../domain/settings/useComparesHashes.ts'
import { findDraft } from '../../domain/signature-store/drafts.ts'
import { useExecution } from '../../domain/signing/executeTransaction.ts'
import { useSigning, useWithdrawal } from '../../domain/signing/useSigning.ts'
import { findFormPath } from '../../domain/transaction-builder/transactionKinds.ts'
import {
  isTransaction,
  isUnsupported,
  type MessageReport,
  type Report,
  type Signable,
} from '../../domain/transactions/Report.ts'
import { lazyPart } from '../../lib/lazyPart.tsx'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { useStore } from '../../lib/useStore.ts'
import { buttonClass } from '../../ui/Button.tsx'
import { Consent } from '../../ui/Consent.tsx'
import { ApproveWay, Consequence, MainButtons } from './DecisionButtons.tsx'
import { DecisionNotice } from './DecisionNotice.tsx'
import styles from './DecisionPanel.module.css'
import { type Decision, decide } from './decide.ts'
import { NextNonce } from './ExecutedNotice.tsx'
import { type ConsentId, listConsents, withConsent } from './listConsents.ts'
import { MoreActions } from './MoreActions.tsx'
import { QueueActions } from './QueueActions.tsx'
import { SignAs, useSignableOwners } from './SignAs.tsx'
import { ExecutionStatus, SigningStatus, WalletFailure } from './SigningStatus.tsx'
import { focusAction, useDecisionKeys } from './useDecisionKeys.ts'
import { useSignAndExecute } from './useSignAndExecute.ts'

const t = createCatalogue('review')
const tMessage = createCatalogue('message')

const SignWithPasskey = lazyPart(async () => (await import('./SignWithPasskey.tsx')).SignWithPasskey)

type DecisionPanelProps = {
  report: Signable
  chain: ChainConfig
  isDangerous: boolean
  /** Notice and button to switch the wallet's chain. */
  wrongChain: ReactNode
  /** Of a transaction that can be shared: the last actions of its menu. */
  more?: ReactNode
}

/** The content of the decision bar: always visible, and last in the order of the page. */
export function DecisionPanel({ report, more, ...props }: DecisionPanelProps) {
  return isTransaction(report) ? (
    <TransactionDecision {...props} more={more} report={report} />
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

function TransactionDecision({ report, chain, more, ...props }: DecisionPanelProps & { report: Report }) {
  const { address } = useSigner()
  const execution = useExecution(report, address)
  const signable = useSignableOwners(report, address)
  const safe = toSafe(chain, report)
  const navigate = useNavigate()
  const withdrawal = useWithdrawal({
    id: report.id,
    account: address,
    onDone: () => navigate({ to: '/$chain/$safe/queue', params: safe.params }),
  })
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
      failure={
        withdrawal.error ? (
          <WalletFailure error={withdrawal.error} rejected={t('deleteRejected')} title={t('deleteFailed')} />
        ) : null
      }
      more={
        more ? (
          <>
            {execution.isSent ? null : <QueueActions report={report} safe={safe} withdrawal={withdrawal} />}
            {more}
          </>
        ) : null
      }
      // The rejection was executed.
      next={
        own && own.form !== 'reject' && report.transaction ? (
          <NextNonce chain={chain} draft={own} report={report} transaction={report.transaction.value} />
        ) : null
      }
      // An owner of an owner participates.
      signAs={signable.map((owner) => <SignAs key={owner.safe} owner={owner} report={report} safe={safe} />)}
      kind="transaction"
      report={report}
    />
  )
}

type PanelProps = DecisionPanelProps & {
  kind: 'message' | 'transaction'
  edit: ReactNode
  execution?: ReturnType<typeof useExecution>
  /** Of an action of the menu. */
  failure?: ReactNode
  /** For a draft whose nonce was used. */
  next?: ReactNode
  signAs?: readonly ReactNode[]
}

const noParts: readonly ReactNode[] = []

function Panel({ report, chain, isDangerous, wrongChain, kind: subject, edit, execution, ...slots }: PanelProps) {
  const { failure, more, next, signAs = noParts } = slots
  const { address, chainId } = useSigner()
  const [given, setGiven] = useState<ReadonlySet<ConsentId>>(new Set())
  const signing = useSigning(report, address)
  const ofNodes = useNodeFaults({ ...report.id, chain })
  const decision = decide({
    report: ofNodes.length === 0 ? report : { ...report, checks: [...report.checks, ...ofNodes] },
    account: address,
    walletChainId: chainId,
    isChainDown: useIsChainDown(chain.id),
  })
  const { kind } = decision
  const { isOn: isComparing } = useComparesHashes()
  const consents = listConsents({ isComparing, isDangerous, isUnsigned: isUnsupported(report), kind })
  const isHeld = consents.some((id) => !given.has(id))
  const isPlanned = report.state?.planned !== undefined
  const flow = useSignAndExecute({
    account: address,
    checks: report.checks,
    execution,
    isHeld,
    kind,
    // The pressed button is gone.
    onExecute: () => focusAction('execute'),
    signing,
  })
  useDecisionKeys(kind)
  const canSignAs = kind === 'sign' || kind === 'signed' || kind === 'watch'
  const hasPasskeys = useConnectors().some(({ id }) => id === 'passkey')
  const canApprove = kind === 'sign' && isTransaction(report) && !isPlanned
  const stopWaiting = () => {
    flow.stop()
    signing.reset()
  }
  return (
    <section aria-label={t('decision')} className={styles.decision}>
      <SigningStatus isPlanned={isPlanned} report={report} signing={{ ...signing, reset: stopWaiting }} />
      {execution ? <ExecutionStatus execution={execution} /> : null}
      {failure}
      {consents.map((id) => (
        <Consent isGiven={given.has(id)} key={id} onChange={(isGiven) => setGiven(withConsent(given, id, isGiven))}>
          {describeConsent(id, subject)}
        </Consent>
      ))}
      <DecisionNotice
        decision={decision}
        isPlanned={isPlanned}
        isSignable={signAs.length > 0}
        safe={toSafe(chain, report)}
        subject={subject}
        wrongChain={wrongChain}
      />
      <div className={styles.actions}>
        <MainButtons
          decision={decision}
          execution={execution}
          flow={flow}
          isHeld={isHeld}
          next={next}
          signing={signing}
        />
        {canSignAs ? signAs : null}
        {hasPasskeys && (canSignAs || kind === 'connect' || kind === 'wrong-chain') ? (
          <SignWithPasskey connected={kind === 'sign' ? address : undefined} isHeld={isHeld} report={report} />
        ) : null}
        {kind === 'sign' || isStuck(decision) ? edit : null}
        {more || canApprove ? (
          <MoreActions>
            {canApprove ? <ApproveWay isHeld={isHeld} signing={signing} /> : null}
            {more}
          </MoreActions>
        ) : null}
        <Consequence decision={decision} execution={execution} isPlanned={isPlanned} subject={subject} />
      </div>
    </section>
  )
}

function describeConsent(id: ConsentId, subject: 'message' | 'transaction'): string {
  if (id === 'consent') return subject === 'message' ? tMessage(id) : t(id)
  return id === 'compared' ? t(id) : t('consentUnsigned')
}

function toSafe(chain: ChainConfig, { id }: Signable): CurrentSafe {
  return { address: id.address, chain, chainId: chain.id, params: { chain: String(chain.id), safe: id.address } }
}

const stuck: readonly Decision['kind'][] = ['blocked', 'closed', 'connect', 'watch', 'wrong-chain']

/** Whether it cannot be signed as is; a link leads back to its form. */
function isStuck(decision: Decision): boolean {
  return stuck.includes(decision.kind) || (decision.kind === 'past' && decision.outcome === 'replaced')
}
