import type { Report } from '../../domain/report/Report.ts'
import type { useSigning } from '../../domain/signing/useSigning.ts'
import { describeError, errorCode } from '../../lib/describeError.ts'
import { signText as words } from '../../lib/messages/sign.ts'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Stack } from '../../ui/Stack.tsx'

export type SigningStatusProps = { report: Report; signing: ReturnType<typeof useSigning> }

/** What the wallet and the service did with the signature, and the way on. */
export function SigningStatus({ report, signing }: SigningStatusProps) {
  const isOnlyHere =
    report.confirmations.some((confirmation) => confirmation.isOnlyHere) && !signing.isBusy && !signing.deliverError
  return (
    <Stack isLive>
      {signing.isBusy ? (
        <Notice title={signing.step === 'signing' ? words.signing : words.delivering} tone="info">
          {signing.step === 'signing' ? words.signingText : null}
        </Notice>
      ) : null}
      {signing.signError && !signing.isBusy ? (
        <WalletFailure error={signing.signError} rejected={words.rejectedText} title={words.signFailed} />
      ) : null}
      {signing.deliverError && !signing.isBusy ? (
        <Notice
          actions={<Button onClick={signing.deliverAgain}>{words.deliverAgain}</Button>}
          details={describeError(signing.deliverError).details}
          isAlert
          title={words.deliverFailed}
          tone="caution"
        >
          <p>{describeError(signing.deliverError).sentence}</p>
          <p>{words.deliverFailedText}</p>
        </Notice>
      ) : null}
      {isOnlyHere ? (
        <Notice
          actions={<Button onClick={signing.deliverAgain}>{words.deliverAgain}</Button>}
          title={words.onlyHereTitle}
          tone="caution"
        >
          {words.deliverFailedText}
        </Notice>
      ) : null}
    </Stack>
  )
}

export type WalletFailureProps = { error: unknown; title: string; rejected: string }

/** A wallet's refusal, told apart by its code along the cause chain. */
export function WalletFailure({ error, title, rejected }: WalletFailureProps) {
  const code = errorCode(error)
  if (code === 4001)
    return (
      <Notice isAlert title={words.rejectedTitle} tone="caution">
        {rejected}
      </Notice>
    )
  if (code === -32002)
    return (
      <Notice isAlert title={words.pendingTitle} tone="caution">
        {words.pendingText}
      </Notice>
    )
  const { sentence, remedy, details } = describeError(error)
  return (
    <Notice details={details} isAlert title={title} tone="stop">
      <p>{sentence}</p>
      {remedy ? <p>{remedy}</p> : null}
    </Notice>
  )
}
