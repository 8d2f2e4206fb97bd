import { useEffect, useState } from 'react'
import { useConnectContext } from '../context/ConnectContext.ts'
import { useStartWords } from '../context/useStartWords.ts'
import { shortenAddress } from '../ui/shortenAddress.ts'
import type { ConnectedButtons, ConnectedButtonsProps } from './ConnectedButtons.tsx'

export type ConnectButtonProps = {
  /** @default the words "Connect wallet" of the language */
  label?: string | undefined
  /** @default false */
  showBalance?: boolean | undefined
  /** Hidden, or shown when there is a choice of networks. @default 'auto' */
  network?: 'auto' | 'none' | undefined
}

/** The one button an app needs: connects, warns of a wrong network, opens network and account. */
export function ConnectButton({ label, network = 'auto', showBalance = false }: ConnectButtonProps) {
  const { connection, open, prepare, store, themeProps } = useConnectContext()
  const t = useStartWords()
  const isReconnecting = connection.status === 'reconnecting' && store.wasConnected()
  return (
    <div {...themeProps} className="csc-connect">
      {connection.status === 'connected' ? (
        <LateConnectedButtons connection={connection} network={network} showBalance={showBalance} />
      ) : (
        <button
          aria-busy={isReconnecting}
          aria-disabled={isReconnecting}
          aria-haspopup="dialog"
          className="csc-button csc-button-primary csc-button-large"
          onClick={() => !isReconnecting && open('list')}
          // Not when the pointer passes by: what is loaded then is loaded before a click.
          onPointerDown={prepare}
          type="button"
        >
          {isReconnecting ? t('reconnecting') : (label ?? t('connectWallet'))}
        </button>
      )}
    </div>
  )
}

/** Name, picture, balance and network come with the connection, not with the page; until then the address. */
function LateConnectedButtons(props: ConnectedButtonsProps) {
  const { open } = useConnectContext()
  const t = useStartWords()
  const [Buttons, setButtons] = useState<typeof ConnectedButtons>()
  useEffect(() => {
    // Without them the address stays, which leads on to everything else.
    import('./ConnectedButtons.tsx').then(
      (part) => setButtons(() => part.ConnectedButtons),
      () => undefined,
    )
  }, [])
  if (Buttons) return <Buttons {...props} />
  const { address } = props.connection.account
  return (
    <button
      aria-haspopup="dialog"
      className="csc-button csc-button-secondary csc-button-large"
      onClick={() => open('profile')}
      type="button"
    >
      <span className="csc-visually-hidden">{t('accountLabel', { account: address })}</span>
      <span aria-hidden="true" className="csc-avatar csc-avatar-empty" />
      <span aria-hidden="true" className="csc-mono">
        {shortenAddress(address)}
      </span>
    </button>
  )
}
