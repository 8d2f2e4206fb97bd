import { useEffect, useReducer } from 'react'
import { type Connector, useConnect, useConnection, useConnectors } from 'wagmi'
import { describeError } from '../../lib/describeError.ts'
import { connectText } from '../../lib/messages/connect.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { Empty } from '../../ui/Empty.tsx'
import { Notice } from '../../ui/Notice.tsx'
import styles from './ConnectDialog.module.css'
import { reduceConnect } from './connectState.ts'
import { WalletButton } from './WalletButton.tsx'

export type ConnectDialogProps = { isOpen: boolean; onClose: () => void }

/** Lists the wallets that announced themselves; a small stand-in for the dialog package. */
export function ConnectDialog({ isOpen, onClose }: ConnectDialogProps) {
  const connectors = useConnectors()
  const { mutate } = useConnect()
  const { status } = useConnection()
  const [state, dispatch] = useReducer(reduceConnect, { step: 'pick' })
  useEffect(() => {
    if (status !== 'connected') return
    dispatch({ type: 'reset' })
    if (isOpen) onClose()
  }, [status, isOpen, onClose])
  const pick = (connector: Connector) => {
    dispatch({ type: 'picked', walletId: connector.uid })
    mutate({ connector }, { onError: (error) => dispatch({ type: 'failed', walletId: connector.uid, error }) })
  }
  const chosen = state.step === 'pick' ? undefined : connectors.find(({ uid }) => uid === state.walletId)
  const close = () => {
    dispatch({ type: 'reset' })
    onClose()
  }
  return (
    <Dialog isOpen={isOpen} onClose={close} title={connectText.title}>
      <p className={styles.lead}>{connectText.lead}</p>
      <div aria-live="polite" className={styles.status}>
        {state.step === 'connecting' && chosen ? (
          <Notice title={connectText.connecting(nameOf(chosen))} tone="info">
            {connectText.connectingText}
          </Notice>
        ) : null}
        {state.step === 'failed' && chosen ? (
          <Failure error={state.error} reason={state.reason} wallet={nameOf(chosen)} />
        ) : null}
      </div>
      {connectors.length === 0 ? (
        <Empty icon="wallet" title={connectText.none}>
          {connectText.noneText}
        </Empty>
      ) : (
        <ul aria-label={connectText.list} className={styles.list}>
          {connectors.map((connector) => (
            <li key={connector.uid}>
              <WalletButton
                connector={connector}
                isBusy={state.step === 'connecting' && state.walletId === connector.uid}
                name={nameOf(connector)}
                onPick={() => pick(connector)}
              />
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  )
}

function Failure({
  reason,
  wallet,
  error,
}: {
  reason: 'rejected' | 'pending' | 'other'
  wallet: string
  error: unknown
}) {
  switch (reason) {
    case 'rejected':
      return (
        <Notice title={connectText.rejectedTitle} tone="caution">
          {connectText.rejectedText}
        </Notice>
      )
    case 'pending':
      return (
        <Notice title={connectText.pendingTitle(wallet)} tone="caution">
          {connectText.pendingText}
        </Notice>
      )
    case 'other': {
      const { sentence, details } = describeError(error)
      return (
        <Notice details={details} title={connectText.failedTitle(wallet)} tone="stop">
          {sentence}
        </Notice>
      )
    }
  }
}

function nameOf(connector: Connector): string {
  return connector.name || connectText.unnamed
}
