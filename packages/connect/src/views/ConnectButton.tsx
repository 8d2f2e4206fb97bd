import { useConnectContext, useStartMessages } from '../context/ConnectContext.ts'
import { usePrefetch } from '../hooks/usePrefetch.ts'
import { type AccountFaceKind, ConnectedButtons, type NetworkFaceKind } from './ConnectedButtons.tsx'

export type ConnectButtonProps = {
  /** @default the words "Connect wallet" of the language */
  label?: string | undefined
  /** @default false */
  showBalance?: boolean | undefined
  /** Of the account button: avatar and name, or one of them. @default 'full' */
  account?: AccountFaceKind | undefined
  /** Shown when there is a choice of networks: icon and name, or one of them; or hidden. @default 'auto' */
  network?: NetworkFaceKind | 'none' | undefined
}

/** The connect button: connects, warns of a wrong network, opens network and account. */
export function ConnectButton({ account = 'full', label, network = 'auto', showBalance = false }: ConnectButtonProps) {
  const { connection, open, store, themeProps } = useConnectContext()
  const t = useStartMessages()
  const prefetch = usePrefetch()
  const isReconnecting = connection.status === 'reconnecting' && store.wasConnected()
  return (
    <div {...themeProps} className="csc-connect">
      {connection.status === 'connected' ? (
        <ConnectedButtons account={account} connection={connection} network={network} showBalance={showBalance} />
      ) : (
        <button
          aria-busy={isReconnecting}
          aria-disabled={isReconnecting}
          aria-haspopup="dialog"
          className="csc-button csc-button-primary csc-button-large"
          onClick={() => !isReconnecting && open('list')}
          type="button"
          {...prefetch}
        >
          {isReconnecting ? t('reconnecting') : (label ?? t('connectWallet'))}
        </button>
      )}
    </div>
  )
}
