import { DeliveryFailures, describeFailures } from '../../domain/signing/DeliveryFailures.tsx'
import type { Signing, SigningStep } from '../../domain/signing/useSigning.ts'
import type { Report } from '../../domain/transactions/Report.ts'
import { describeError } from '../../lib/describeError.ts'
import { signText as words } from '../../lib/messages/sign.ts'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Stack } from '../../ui/Stack.tsx'
import { describeWalletFailure } from './describeWalletFailure.ts'

export type SigningStatusProps = {
  report: Pick<Report, 'confirmations'>
  signing: Omit<Signing, 'approve'>
  /** For an undeployed Safe: no service accepts its signatures. */
  isPlanned?: boolean
}

const titles: Record<SigningStep, string> = {
  noting: words.noting,
  signing: words.signing,
  approving: words.executing,
  mining: words.mining,
  delivering: words.delivering,
}

/** Signing progress of wallet and service, and the next action. */
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
          title={titles[signing.step]}
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
