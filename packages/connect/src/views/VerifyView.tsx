import { useConnectContext } from '../context/ConnectContext.ts'
import { useConnectWallet } from '../hooks/useConnectWallet.ts'
import type { MessageKeyWith } from '../messages/format.ts'
import type { SignInStage, SignInStatus } from '../state/DialogState.ts'
import { Button } from '../ui/Button.tsx'
import { ErrorDetails } from '../ui/ErrorDetails.tsx'
import { Glyph, Spinner } from '../ui/Glyph.tsx'

const ERRORS: Readonly<Record<SignInStage, MessageKeyWith<never>>> = {
  preparing: 'errorPreparing',
  signing: 'errorSigning',
  verifying: 'errorVerifying',
}
const WORK = { preparing: 'preparing', signing: 'waiting', verifying: 'verifying' } as const

export function describeSignIn(progress: SignInStatus): MessageKeyWith<never> {
  switch (progress.status) {
    case 'ready':
      return 'sign'
    case 'failed':
      return ERRORS[progress.stage]
    case 'preparing':
    case 'signing':
    case 'verifying':
      return WORK[progress.status]
  }
}

/** Sign-in: three stages, each with its own error and retry. */
export function VerifyView({ progress }: { progress: SignInStatus }) {
  const { t } = useConnectContext()
  const { cancel, signIn } = useConnectWallet()
  const label = describeSignIn(progress)
  const isWorking = progress.status !== 'ready' && progress.status !== 'failed'
  return (
    <div className="csc-view csc-view-center" data-csc-status={progress.status}>
      <span className="csc-fact-glyph">
        <Glyph name="sign" />
      </span>
      <p className="csc-text">{t('verifyText')}</p>
      {progress.status === 'failed' && (
        <p className="csc-error">
          <Glyph name="stop" />
          <span>{t(label)}</span>
        </p>
      )}
      <div className="csc-actions">
        <Button isDisabled={isWorking} kind="primary" onClick={signIn}>
          {isWorking && <Spinner />}
          {progress.status === 'failed' ? t('retry') : t(label)}
        </Button>
        <Button kind="quiet" onClick={cancel}>
          {t('cancel')}
        </Button>
      </div>
      {progress.status === 'failed' && <ErrorDetails error={progress.error} />}
    </div>
  )
}
