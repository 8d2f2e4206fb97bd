import type { ReactNode } from 'react'
import { useConnectDialog } from '../../domain/services/ConnectDialogContext.ts'
import type { useExecution } from '../../domain/signing/executeTransaction.ts'
import type { Signing } from '../../domain/signing/useSigning.ts'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { Button } from '../../ui/Button.tsx'
import styles from './DecisionPanel.module.css'
import type { Decision } from './decide.ts'
import { ClosingButton, Way } from './MoreActions.tsx'
import type { useSignAndExecute } from './useSignAndExecute.ts'

const t = createCatalogue('review')
const tConnect = createCatalogue('connect')
const tMessage = createCatalogue('message')

type Execution = ReturnType<typeof useExecution>
type Flow = ReturnType<typeof useSignAndExecute>

type MainButtonsProps = {
  decision: Decision
  execution: Execution | undefined
  flow: Flow
  /** A consent is missing. */
  isHeld: boolean
  /** For a draft whose nonce was used. */
  next: ReactNode
  signing: Signing
}

/** What the bar is for, first of its buttons. */
export function MainButtons({ decision, execution, flow, isHeld, next, signing }: MainButtonsProps) {
  if (decision.kind === 'connect') return <ConnectButton />
  if (decision.kind === 'sign')
    return <SignButtons canExecute={decision.isLast && !!execution} flow={flow} isHeld={isHeld} signing={signing} />
  if (decision.kind === 'execute' && execution)
    return <ExecuteButton execution={execution} isHeld={isHeld} isStarted={flow.isStarted} />
  return decision.kind === 'past' && decision.outcome === 'replaced' ? next : null
}

function ConnectButton() {
  const { open } = useConnectDialog()
  return (
    <Button className={styles.main} look="primary" onClick={open}>
      {tConnect('connect')}
    </Button>
  )
}

type SignButtonsProps = {
  /** The signature is the last one: one button signs and executes. */
  canExecute: boolean
  flow: Flow
  isHeld: boolean
  signing: Signing
}

function SignButtons({ canExecute, flow, isHeld, signing }: SignButtonsProps) {
  return (
    <>
      {canExecute ? (
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
      ) : null}
      <Button
        aria-describedby={canExecute ? undefined : 'sign-consequence'}
        aria-disabled={signing.isBusy || undefined}
        className={styles.main}
        disabled={isHeld}
        id="sign"
        isBusy={signing.pressed === 'signature' && !flow.isStarted}
        look={canExecute ? 'outline' : 'primary'}
        onClick={signing.isBusy ? undefined : signing.sign}
      >
        {t('sign')}
      </Button>
    </>
  )
}

type ExecuteButtonProps = { execution: Execution; isHeld: boolean; isStarted: boolean }

function ExecuteButton({ execution, isHeld, isStarted }: ExecuteButtonProps) {
  const { execute, isBusy, refusal, trialError } = execution
  const isRefused = refusal !== undefined || trialError !== null
  return (
    <Button
      aria-describedby="execute-consequence"
      className={styles.main}
      disabled={isHeld || isRefused}
      id="execute"
      isBusy={isBusy || isStarted}
      look="primary"
      onClick={execute}
    >
      {t('execute')}
    </Button>
  )
}

export function ApproveWay({ isHeld, signing }: { isHeld: boolean; signing: Signing }) {
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

type ConsequenceProps = {
  decision: Decision
  execution: Execution | undefined
  isPlanned: boolean
  subject: 'message' | 'transaction'
}

/** One sentence: what the first button does. */
export function Consequence({ decision, execution, isPlanned, subject }: ConsequenceProps) {
  const tSubject = subject === 'message' ? tMessage : t
  if (decision.kind === 'connect') return <p className={styles.consequence}>{tSubject('connectToSign')}</p>
  if (decision.kind === 'execute' && execution)
    return (
      <p className={styles.consequence} id="execute-consequence">
        {isPlanned ? t('executePlanned') : t('executeConsequence')}
      </p>
    )
  if (decision.kind !== 'sign') return null
  const { isLast, ordinal: number, threshold } = decision
  return (
    <p className={styles.consequence} id="sign-consequence">
      {isLast && execution
        ? t('signExecuteText', { number, threshold })
        : tSubject(number >= threshold ? 'signLast' : 'signPlain', { number, threshold })}
    </p>
  )
}
