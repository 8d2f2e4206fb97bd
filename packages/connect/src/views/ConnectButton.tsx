import { useConnectContext, useStartMessages } from '../context/ConnectContext.ts'
import { ConnectedButtons } from './ConnectedButtons.tsx'

export type ConnectButtonProps = {
  /** @default the words "Connect wallet" of the language */
  label?: string | undefined
  /** @default false */
  showBalance?: boolean | undefined
  /** Hidden, or shown when there is a choice of networks. @default 'auto' */
  network?: 'auto' | 'none' | undefined
}

/** The connect button: connects, warns of a wrong network, opens network and account. */
export function ConnectButton({ label, network = 'auto', showBalance = false }: ConnectButtonProps) {
  const { connection, open, prepare, store, themeProps } = useConnectContext()
  const t = useStartMessages()
  const isReconnecting = connection.status === 'reconnecting' && store.wasConnected()
  return (
    <div {...themeProps} className="csc-connect">
      {connection.status === 'connected' ? (
        <ConnectedButtons connection={connection} network={network} showBalance={showBalance} />
      ) : (
        <button
          aria-busy={isReconnecting}
          aria-disabled={isReconnecting}
          aria-haspopup="dialog"
          className="csc-button csc-button-primary csc-button-large"
          onClick={() => !isReconnecting && open('list')}
          // Not on hover: this counts as loading before a click.
          onPointerDown={prepare}
          type="button"
        >
          {isReconnecting ? t('reconnecting') : (label ?? t('connectWallet'))}
        </button>
      )}
    </div>
  )
}
