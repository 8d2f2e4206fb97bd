import type { ExecutionEstimate, ExecutionState } from '@countersign/protocol/verify'
import type { useExecution } from '../../domain/signing/executeReport.ts'
import { describeError } from '../../lib/describeError.ts'
import { translateMessage } from '../../lib/messages/said.ts'
import { signText as words } from '../../lib/messages/sign.ts'
import { Notice } from '../../ui/Notice.tsx'
import { Stack } from '../../ui/Stack.tsx'
import { WalletFailure } from './SigningStatus.tsx'

export type ExecutionStatusProps = { execution: ReturnType<typeof useExecution> }

/** Execution progress from node, wallet and chain, and the next action. */
export function ExecutionStatus({ execution }: ExecutionStatusProps) {
  const { isBusy, isSent, error, outcome, refusal, trialError } = execution
  const title = outcome && outcomeTitle(outcome.state)
  return (
    <Stack isLive>
      {isBusy ? <Notice title={isSent ? words.mining : words.executing} tone="info" /> : null}
      {error && !isBusy ? (
        <WalletFailure error={error} rejected={words.rejectedSendText} title={words.executeFailed} />
      ) : null}
      {title && !isBusy ? (
        <Notice isAlert title={title} tone="caution">
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
function outcomeTitle(state: ExecutionState): string | undefined {
  switch (state) {
    case 'succeeded':
    case 'failed':
      return undefined
    case 'reverted':
    case 'something-else':
      return words.executeFailed
    case 'pending':
    case 'unknown':
      return words.notSeenYet
  }
}
