import type { useExecution } from '../../domain/signing/useExecution.ts'
import { describeError } from '../../lib/describeError.ts'
import { signText as words } from '../../lib/messages/sign.ts'
import { Notice } from '../../ui/Notice.tsx'
import styles from './Review.module.css'
import { WalletFailure } from './SigningStatus.tsx'

export type ExecutionStatusProps = { execution: ReturnType<typeof useExecution> }

export function ExecutionStatus({ execution }: ExecutionStatusProps) {
  const { isBusy, isSent, error, trial, canTry } = execution
  return (
    <div aria-live="polite" className={styles.stack}>
      {isBusy ? <Notice title={isSent ? words.mining : words.executing} tone="info" /> : null}
      {error && !isBusy ? (
        <WalletFailure error={error} rejected={words.rejectedSendText} title={words.executeFailed} />
      ) : null}
      {canTry && trial.isError && !isBusy ? (
        <Notice details={describeError(trial.error).details} title={words.dryRunFails} tone="stop">
          {describeError(trial.error).sentence}
        </Notice>
      ) : null}
    </div>
  )
}
