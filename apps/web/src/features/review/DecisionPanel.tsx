import type { ChainConfig } from '@countersign/protocol/config'
import { Link, useNavigate } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { useConnectors } from 'wagmi'
import type { CurrentSafe } from '../../domain/safe/parseSafeParams.ts'
import { useNodeFaults } from '../../domain/safe/proofQuery.ts'
import { useIsChainDown } from '../../domain/safe/queries.ts'
import { useConnectDialog } from '../../domain/services/ConnectDialogContext.ts'
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
import { Badge } from '../../ui/Badge.tsx'
import { Button, buttonClass } from '../../ui/Button.tsx'
import { Consent } from '../../ui/Consent.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { BlockedNotice, WayOut } from './BlockedNotice.tsx'
import styles from './DecisionPanel.module.css'
import { type Decision, decide } from './decide.ts'
import { NextNonce, Outcome } from './ExecutedNotice.tsx'
import { type ConsentId, listConsents, withConsent } from './listConsents.ts'
import { ClosingButton, MoreActions, Way } from './MoreActions.tsx'
import { QueueActions } from './QueueActions.tsx'
import { SignAs, useSignableOwners } from './SignAs.tsx'
import { ExecutionStatus, SigningStatus, WalletFailure } from './SigningStatus.tsx'
import { focusAction, useDecisionKeys } from './useDecisionKeys.ts'
import { useSignAndExecute } from './useSignAndExecute.ts'

const t = createCatalogue('review')
const tMessage = createCatalogue('message')
const tStatus = createCatalogue('status')
const tConnect = createCatalogue('connect')
const tShell = createCatalogue('shell')

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

/** The parts of the bar: what happened or is wrong, then buttons and the consequence of the first. */
type Parts = { notice?: ReactNode; buttons?: ReactNode; consequence?: ReactNode }

const noParts: readonly ReactNode[] = []

function Panel({ report, chain, isDangerous, wrongChain, kind: subject, edit, execution, ...slots }: PanelProps) {
  const { failure, more, next, signAs = noParts } = slots
  const tSubject = subject === 'message' ? tMessage : t
  const { address, chainId } = useSigner()
  const { open } = useConnectDialog()
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
  const { notice, buttons, consequence } = listParts()
  const canSignAs = kind === 'sign' || kind === 'signed' || kind === 'watch'
  const hasPasskeys = useConnectors().some(({ id }) => id === 'passkey')
  const canApprove = kind === 'sign' && isTransaction(report) && !isPlanned
  return (
    <section aria-label={t('decision')} className={styles.decision}>
      <SigningStatus isPlanned={isPlanned} report={report} signing={{ ...signing, reset: stopWaiting }} />
      {execution ? <ExecutionStatus execution={execution} /> : null}
      {failure}
      {consents.map((id) => (
        <Consent isGiven={given.has(id)} key={id} onChange={(isGiven) => setGiven(withConsent(given, id, isGiven))}>
          {id === 'consent' ? tSubject(id) : id === 'compared' ? t(id) : t('consentUnsigned')}
        </Consent>
      ))}
      {notice}
      <div className={styles.actions}>
        {buttons}
        {canSignAs ? signAs : null}
        {hasPasskeys && (canSignAs || kind === 'connect' || kind === 'wrong-chain') ? (
          <SignWithPasskey connected={kind === 'sign' ? address : undefined} isHeld={isHeld} report={report} />
        ) : null}
        {kind === 'sign' || isStuck(decision) ? edit : null}
        {more || canApprove ? (
          <MoreActions>
            {canApprove ? renderApprove() : null}
            {more}
          </MoreActions>
        ) : null}
        {consequence}
      </div>
    </section>
  )

  function renderApprove(): ReactNode {
    return (
      <Way text={t('approveText')}>
        <ClosingButton
          aria-disabled={signing.isBusy || undefined}
          disabled={isHeld}
          isBusy={signing.pressed === 'approval'}
          onClick={signing.isBusy ? undefined : signing.approve}
        >
          {t('approve')}
        </ClosingButton>
      </Way>
    )
  }

  function stopWaiting(): void {
    flow.stop()
    signing.reset()
  }

  function renderSign(isMain: boolean): ReactNode {
    return (
      <Button
        aria-describedby={isMain ? 'sign-consequence' : undefined}
        aria-disabled={signing.isBusy || undefined}
        className={styles.main}
        disabled={isHeld}
        id="sign"
        isBusy={signing.pressed === 'signature' && !flow.isStarted}
        look={isMain ? 'primary' : 'outline'}
        onClick={signing.isBusy ? undefined : signing.sign}
      >
        {t('sign')}
      </Button>
    )
  }

  function listSigning({ isLast, ordinal: number, threshold }: Decision & { kind: 'sign' }): Parts {
    if (isLast && execution)
      return {
        buttons: (
          <>
            <Button
              aria-describedby="sign-consequence"
              aria-disabled={signing.isBusy || undefined}
              className={styles.main}
              disabled={isHeld}
              id="sign-execute"
              isBusy={flow.isStarted}
              look="primary"
              onClick={signing.isBusy ? undefined : flow.start}
            >
              {t('signExecute')}
            </Button>
            {renderSign(false)}
          </>
        ),
        consequence: (
          <p className={styles.consequence} id="sign-consequence">
            {t('signExecuteText', { number, threshold })}
          </p>
        ),
      }
    return {
      buttons: renderSign(true),
      consequence: (
        <p className={styles.consequence} id="sign-consequence">
          {tSubject(number >= threshold ? 'signLast' : 'signPlain', { number, threshold })}
        </p>
      ),
    }
  }

  function listExecution({ execute, isBusy, refusal, trialError }: ReturnType<typeof useExecution>): Parts {
    const isRefused = refusal !== undefined || trialError !== null
    return {
      buttons: (
        <Button
          aria-describedby="execute-consequence"
          className={styles.main}
          disabled={isHeld || isRefused}
          id="execute"
          isBusy={isBusy || flow.isStarted}
          look="primary"
          onClick={execute}
        >
          {t('execute')}
        </Button>
      ),
      consequence: (
        <p className={styles.consequence} id="execute-consequence">
          {isPlanned ? t('executePlanned') : t('executeConsequence')}
        </p>
      ),
    }
  }

  function listParts(): Parts {
    switch (decision.kind) {
      case 'past':
        return {
          buttons: decision.outcome === 'replaced' ? next : null,
          notice: <Outcome outcome={decision.outcome} />,
        }
      case 'complete':
        return {
          notice: (
            <p>
              <Badge tone="ok">{tMessage('complete')}</Badge>
            </p>
          ),
        }
      case 'refused':
        return {
          notice: (
            <Notice title={tMessage('refusedTitle')} tone="caution">
              {tMessage('refusedText')}
            </Notice>
          ),
        }
      case 'closed':
        return {
          notice: (
            <Notice
              actions={<WayOut remedy="node" safe={toSafe(chain, report)} />}
              title={tStatus('closedTitle')}
              tone="stop"
            >
              {tStatus('closedText')}
            </Notice>
          ),
        }
      case 'blocked':
        return {
          notice: <BlockedNotice kind={subject} reasons={decision.reasons} safe={toSafe(chain, report)} />,
        }
      case 'connect':
        return {
          buttons: (
            <Button className={styles.main} look="primary" onClick={open}>
              {tConnect('connect')}
            </Button>
          ),
          consequence: <p className={styles.consequence}>{tSubject('connectToSign')}</p>,
        }
      case 'wrong-chain':
        return { notice: wrongChain }
      case 'sign':
        return listSigning(decision)
      case 'execute':
        return execution ? listExecution(execution) : {}
      case 'later':
        return {
          notice: (
            <Notice
              actions={
                <Link className={buttonClass('outline')} params={toSafe(chain, report).params} to="/$chain/$safe/queue">
                  {tShell('queue')}
                </Link>
              }
              title={t('readyLater', { nonce: String(decision.nonce) })}
              tone="info"
            />
          ),
        }
      case 'signed':
        return {
          notice: (
            <Notice title={t('youSigned')} tone="ok">
              <p>{t('youSignedText', { missing: decision.missing })}</p>
              {isPlanned ? <p>{t('youSignedPlanned')}</p> : null}
            </Notice>
          ),
        }
      case 'watch':
        return {
          notice:
            signAs.length > 0 ? null : (
              <Notice title={t('notOwner')} tone="info">
                {tSubject('notOwnerText')}
              </Notice>
            ),
        }
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
