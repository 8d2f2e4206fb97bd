import { DialogFrame } from '@countersign/connect/frame'
import { useServices } from '../../domain/services/Services.ts'
import { connectText } from '../../lib/messages/connect.ts'
import { useStore } from '../../lib/useStore.ts'
import { Button } from '../../ui/Button.tsx'
import { toDialogTheme } from './toDialogTheme.ts'
import type { Island } from './useConnectIsland.ts'

export type ConnectFrameProps = { island: Island; onClose: () => void; onRetry: () => void }

/** Shown while the dialog's code loads, or if it fails to. */
export function ConnectFrame({ island, onClose, onRetry }: ConnectFrameProps) {
  const { settings, theme: scheme } = useServices()
  const theme = toDialogTheme(useStore(scheme), useStore(settings))
  const hasFailed = island.status === 'failed'
  return (
    <DialogFrame onClose={onClose} theme={theme} title={hasFailed ? connectText.notLoaded : connectText.loading}>
      {hasFailed ? (
        <Button look="primary" onClick={onRetry}>
          {connectText.retry}
        </Button>
      ) : null}
    </DialogFrame>
  )
}
