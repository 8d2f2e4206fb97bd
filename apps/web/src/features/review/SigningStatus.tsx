import { NodeError } from '@countersign/protocol/errors'
import {
  type ExecutionEstimate,
  type ExecutionState,
  InvalidTransactionRequestError,
} from '@countersign/protocol/verify'
import { DeliveryFailures, describeFailures } from '../../domain/signing/DeliveryFailures.tsx'
import type { useExecution } from '../../domain/signing/executeTransaction.ts'
import { OpenWallet } from '../../domain/signing/OpenWallet.tsx'
import type { Signing, SigningStep } from '../../domain/signing/useSigning.ts'
import type { Report } from '../../domain/transactions/Report.ts'
import { describeError, errorCode, hasErrorName, isServiceAnswer, rootSentence } from '../../lib/describeError.ts'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { translateMessage } from '../../lib/messages/translateMessage.ts'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Stack } from '../../ui/Stack.tsx'

const t = createCatalogue('review')
const tPasskeys = createCatalogue('passkeys')

export type SigningStatusProps = {
  report: Pick<Report, 'confirmations'>
  signing: Omit<Signing, 'approve' | 'pressed'>
  /** For an undeployed Safe: no service accepts its signatures. */
  isPlanned?: boolean
}

const titles = {
  noting: 'noting',
  signing: 'signing',
  approving: 'executing',
  mining: 'mining',
  delivering: 'delivering',
} as const satisfies Record<SigningStep, string>

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
              <>
                <OpenWallet />
                <Button onClick={signing.reset}>{t('stopWaiting')}</Button>
              </>
            )
          }
          title={t(titles[signing.step])}
          tone="info"
        >
          {signing.step === 'signing' ? t('signingText') : null}
        </Notice>
      ) : null}
      {signing.signError && !signing.isBusy ? (
        <WalletFailure error={signing.signError} rejected={t('rejectedText')} title={t('signFailed')} />
      ) : null}
      {signing.deliverError && !signing.isBusy ? (
        <Notice
          actions={<Button onClick={signing.deliverAgain}>{t('deliverRetry')}</Button>}
          details={describeFailures(signing.deliverError)}
          isAlert
          title={isServiceAnswer(signing.deliverError) ? t('deliverRefused') : t('deliverFailed')}
          tone="caution"
        >
          <DeliveryFailures error={signing.deliverError} />
          <p>{t('deliverFailedText')}</p>
        </Notice>
      ) : null}
      {isOnlyHere ? (
        <Notice
          actions={<Button onClick={signing.deliverAgain}>{t('deliverRetry')}</Button>}
          title={t('undeliveredTitle')}
          tone="caution"
        >
          {t('undeliveredText')}
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
    return { text: t('chainChangedText'), title: t('chainChangedTitle'), tone: 'caution' }
  if (hasErrorName(error, ['ConnectorAccountNotFoundError', 'ConnectorNotConnectedError'])) return createGone()
  // The wallet was never called.
  if (error instanceof InvalidTransactionRequestError)
    return {
      remedy: error.metaMessages[0],
      text: translateMessage(error.translatable),
      title: undefined,
      tone: 'stop',
    }
  if (hasErrorName(error, ['PasskeyCannotSendError']))
    return { text: tPasskeys('cannotSend'), title: undefined, tone: 'caution' }
  const code = errorCode(error)
  if (code === 4001) return { text: rejected, title: t('rejectedTitle'), tone: 'caution' }
  const known = code === undefined ? undefined : findKnown(code)
  if (known) return known
  const { remedy, sentence } = describeError(error)
  // The wallet's own message, without library wrapping; node errors have our texts.
  const isOfWallet = code !== undefined && !(error instanceof NodeError)
  return {
    remedy,
    text: isOfWallet ? t('walletError', { reason: rootSentence(error) }) : sentence,
    title: undefined,
    tone: 'stop',
  }
}

const createGone = (): WalletFailureWords => ({ text: t('goneText'), title: t('goneTitle'), tone: 'caution' })

function findKnown(code: number): WalletFailureWords | undefined {
  switch (code) {
    case -32002:
      return { text: t('pendingText'), title: t('pendingTitle'), tone: 'caution' }
    case 4100:
      return { text: t('lockedText'), title: t('lockedTitle'), tone: 'caution' }
    case 4900:
    case 4901:
      return createGone()
    case 4200:
    case -32601:
      return { text: t('unsupportedText'), title: t('unsupportedTitle'), tone: 'stop' }
    default:
      return undefined
  }
}

export type ExecutionStatusProps = { execution: ReturnType<typeof useExecution> }

export function ExecutionStatus({ execution }: ExecutionStatusProps) {
  const { isBusy, isSent, error, outcome, refusal, trialError } = execution
  const title = outcome && describeOutcome(outcome.state)
  return (
    <Stack isLive>
      {isBusy ? (
        <Notice
          actions={isSent ? undefined : <OpenWallet />}
          title={isSent ? t('mining') : t('executing')}
          tone="info"
        />
      ) : null}
      {error && !isBusy ? (
        <WalletFailure error={error} rejected={t('rejectedSendText')} title={t('executeFailed')} />
      ) : null}
      {title && !isBusy ? (
        <Notice isAlert title={title} tone="caution">
          {outcome ? translateMessage(outcome.check.translatable ?? outcome.check.message) : null}
        </Notice>
      ) : null}
      {refusal && !isBusy ? <Refusal estimate={refusal} /> : null}
      {trialError && !isBusy ? (
        <Notice details={describeError(trialError).details} title={t('simulationUnknown')} tone="stop">
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
      title={isRefused ? t('simulationFails') : t('simulationUnknown')}
      tone="stop"
    >
      <p>{check ? translateMessage(check.translatable ?? check.message) : null}</p>
      {error ? <p>{translateMessage(error.translatableRemedy)}</p> : null}
    </Notice>
  )
}

/** An executed outcome is shown by the report. */
function describeOutcome(state: ExecutionState): string | undefined {
  switch (state) {
    case 'reverted':
    case 'something-else':
      return t('executeFailed')
    case 'pending':
    case 'unknown':
      return t('unconfirmed')
    case 'succeeded':
    case 'failed':
      return undefined
  }
}
