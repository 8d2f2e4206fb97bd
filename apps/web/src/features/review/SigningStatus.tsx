import { NodeError } from '@countersign/protocol/errors'
import {
  type ExecutionEstimate,
  type ExecutionState,
  InvalidTransactionRequestError,
} from '@countersign/protocol/verify'
import { DeliveryFailures, describeFailures } from '../../domain/signing/DeliveryFailures.tsx'
import type { useExecution } from '../../domain/signing/executeReport.ts'
import type { Signing, SigningStep } from '../../domain/signing/useSigning.ts'
import type { Report } from '../../domain/transactions/Report.ts'
import { describeError, errorCode, hasErrorName, rootSentence } from '../../lib/describeError.ts'
import { translateMessage } from '../../lib/messages/said.ts'
import { signText as words } from '../../lib/messages/sign.ts'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Stack } from '../../ui/Stack.tsx'

export type SigningStatusProps = {
  report: Pick<Report, 'confirmations'>
  signing: Omit<Signing, 'approve'>
  /** For an undeployed Safe: no service accepts its signatures. */
  isPlanned?: boolean
}

const titles = {
  noting: 'noting',
  signing: 'signing',
  approving: 'executing',
  mining: 'mining',
  delivering: 'delivering',
} as const satisfies Record<SigningStep, keyof typeof words>

export function SigningStatus({ report, signing, isPlanned = false }: SigningStatusProps) {
  const isOnlyHere =
    !isPlanned &&
    report.confirmations.some((confirmation) => confirmation.isOnlyHere) &&
    !signing.isBusy &&
    !signing.deliverError
  return (
    <Stack isLive>
      {signing.isBusy ? (
        <Notice
          // Lets the user continue if the wallet never answers; a late signature is still stored and delivered.
          actions={
            signing.step === 'mining' || signing.step === 'delivering' ? undefined : (
              <Button onClick={signing.reset}>{words.stopWaiting}</Button>
            )
          }
          title={words[titles[signing.step]]}
          tone="info"
        >
          {signing.step === 'signing' ? words.signingText : null}
        </Notice>
      ) : null}
      {signing.signError && !signing.isBusy ? (
        <WalletFailure error={signing.signError} rejected={words.rejectedText} title={words.signFailed} />
      ) : null}
      {signing.deliverError && !signing.isBusy ? (
        <Notice
          actions={<Button onClick={signing.deliverAgain}>{words.deliverAgain}</Button>}
          details={describeFailures(signing.deliverError)}
          isAlert
          title={words.deliverFailed}
          tone="caution"
        >
          <DeliveryFailures error={signing.deliverError} />
          <p>{words.deliverFailedText}</p>
        </Notice>
      ) : null}
      {isOnlyHere ? (
        <Notice
          actions={<Button onClick={signing.deliverAgain}>{words.deliverAgain}</Button>}
          title={words.onlyHereTitle}
          tone="caution"
        >
          {words.onlyHereText}
        </Notice>
      ) : null}
    </Stack>
  )
}

export function WalletFailure({ error, title, rejected }: { error: unknown; title: string; rejected: string }) {
  const failure = describeWalletFailure(error, { rejected })
  return (
    <Notice
      details={failure.tone === 'stop' ? describeError(error).details : undefined}
      isAlert
      title={failure.title ?? title}
      tone={failure.tone}
    >
      <p>{failure.text}</p>
      {failure.remedy ? <p>{failure.remedy}</p> : null}
    </Notice>
  )
}

type WalletFailureWords = {
  /** Undefined: the screen's default. */
  title: string | undefined
  text: string
  remedy?: string | undefined
  /** A rejection or a wait is a caution; other failures are a stop. */
  tone: 'caution' | 'stop'
}

/** Describes a wallet error by its code in the cause chain, or by its class. */
export function describeWalletFailure(error: unknown, { rejected }: { rejected: string }): WalletFailureWords {
  if (hasErrorName(error, ['ConnectorChainMismatchError']))
    return { text: words.movedText, title: words.movedTitle, tone: 'caution' }
  if (hasErrorName(error, ['ConnectorAccountNotFoundError', 'ConnectorNotConnectedError'])) return createGone()
  // The wallet was never called.
  if (error instanceof InvalidTransactionRequestError)
    return {
      remedy: translateMessage(error.metaMessages[0] ?? ''),
      text: translateMessage(error.words),
      title: undefined,
      tone: 'stop',
    }
  const code = errorCode(error)
  if (code === 4001) return { text: rejected, title: words.rejectedTitle, tone: 'caution' }
  const known = code === undefined ? undefined : findKnown(code)
  if (known) return known
  const { remedy, sentence } = describeError(error)
  // The wallet's own message, without library wrapping; node errors have our texts.
  const isOfWallet = code !== undefined && !(error instanceof NodeError)
  return { remedy, text: isOfWallet ? words.walletSaid(rootSentence(error)) : sentence, title: undefined, tone: 'stop' }
}

const createGone = (): WalletFailureWords => ({ text: words.goneText, title: words.goneTitle, tone: 'caution' })

function findKnown(code: number): WalletFailureWords | undefined {
  switch (code) {
    case -32002:
      return { text: words.pendingText, title: words.pendingTitle, tone: 'caution' }
    case 4100:
      return { text: words.lockedText, title: words.lockedTitle, tone: 'caution' }
    case 4900:
    case 4901:
      return createGone()
    case 4200:
    case -32601:
      return { text: words.unsupportedText, title: words.unsupportedTitle, tone: 'stop' }
    default:
      return undefined
  }
}

export type ExecutionStatusProps = { execution: ReturnType<typeof useExecution> }

export function ExecutionStatus({ execution }: ExecutionStatusProps) {
  const { isBusy, isSent, error, outcome, refusal, trialError } = execution
  const title = outcome && outcomeTitles[outcome.state]
  return (
    <Stack isLive>
      {isBusy ? <Notice title={isSent ? words.mining : words.executing} tone="info" /> : null}
      {error && !isBusy ? (
        <WalletFailure error={error} rejected={words.rejectedSendText} title={words.executeFailed} />
      ) : null}
      {title && !isBusy ? (
        <Notice isAlert title={words[title]} tone="caution">
          {outcome ? translateMessage(outcome.check.words ?? outcome.check.message) : null}
        </Notice>
      ) : null}
      {refusal && !isBusy ? <Refusal estimate={refusal} /> : null}
      {trialError && !isBusy ? (
        <Notice details={describeError(trialError).details} title={words.dryRunUnknown} tone="stop">
          {describeError(trialError).sentence}
        </Notice>
      ) : null}
    </Stack>
  )
}

function Refusal({ estimate: { checks, error } }: { estimate: ExecutionEstimate }) {
  const [check] = checks
  const isRefused = checks.some(({ verdict }) => verdict === 'block')
  return (
    <Notice
      details={error ? describeError(error).details : undefined}
      title={isRefused ? words.dryRunFails : words.dryRunUnknown}
      tone="stop"
    >
      <p>{check ? translateMessage(check.words ?? check.message) : null}</p>
      {error ? <p>{translateMessage(error.remedy)}</p> : null}
    </Notice>
  )
}

/** An executed outcome is shown by the report. */
const outcomeTitles: Partial<Record<ExecutionState, 'executeFailed' | 'notSeenYet'>> = {
  reverted: 'executeFailed',
  'something-else': 'executeFailed',
  pending: 'notSeenYet',
  unknown: 'notSeenYet',
}
