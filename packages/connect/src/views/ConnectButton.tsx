import { useEffect, useState } from 'react'
import { useConfig } from 'wagmi'
import { useConnectContext } from '../context/ConnectContext.ts'
import { useStartWords } from '../context/useStartWords.ts'
import { BrandIcon } from '../ui/BrandIcon.tsx'
import { shortenAddress } from '../ui/shortenAddress.ts'
import type { AccountFace, AccountFaceProps } from './AccountFace.tsx'

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
  const { authentication, connection, open, prepare, signInMode, store, themeProps } = useConnectContext()
  const t = useStartWords()
  const { chains } = useConfig()
  const isReconnecting = connection.status === 'reconnecting' && store.wasConnected()
  return (
    <div {...themeProps} className="csc-connect">
      {content()}
    </div>
  )

  function content() {
    if (connection.status !== 'connected')
      return (
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
      )
    const { account, chain } = connection
    if (chain.unsupported)
      return (
        <button
          aria-haspopup="dialog"
          className="csc-button csc-button-danger csc-button-large"
          onClick={() => open('networks')}
          type="button"
        >
          {t('wrongNetwork')}
        </button>
      )
    if (authentication === 'unauthenticated' && signInMode === 'required')
      return (
        <button
          aria-haspopup="dialog"
          className="csc-button csc-button-primary csc-button-large"
          onClick={() => open('verify')}
          type="button"
        >
          {t('verifyAccount')}
        </button>
      )
    const name = chains.find(({ id }) => id === chain.id)?.name ?? String(chain.id)
    return (
      <>
        {network === 'auto' && chains.length > 1 && (
          <button
            aria-haspopup="dialog"
            className="csc-button csc-button-secondary csc-button-large"
            onClick={() => open('networks')}
            type="button"
          >
            <BrandIcon icon={undefined} name={name} size={28} />
            <span className="csc-visually-hidden">{t('networkLabel', { chain: name })}</span>
            <span aria-hidden="true">{name}</span>
          </button>
        )}
        <button
          aria-haspopup="dialog"
          className="csc-button csc-button-secondary csc-button-large"
          onClick={() => open('profile')}
          type="button"
        >
          <LateAccountFace address={account.address} chainId={chain.id} showBalance={showBalance} />
        </button>
      </>
    )
  }
}

/** Name, picture and balance come with the connection, not with the page; until then the address. */
function LateAccountFace(props: AccountFaceProps) {
  const t = useStartWords()
  const [Face, setFace] = useState<typeof AccountFace>()
  useEffect(() => {
    // Without it the address stays, which is all that is needed.
    import('./AccountFace.tsx').then(
      (part) => setFace(() => part.AccountFace),
      () => undefined,
    )
  }, [])
  if (Face) return <Face {...props} />
  return (
    <>
      <span className="csc-visually-hidden">{t('accountLabel', { account: props.address })}</span>
      <span aria-hidden="true" className="csc-avatar csc-avatar-empty" />
      <span aria-hidden="true" className="csc-mono">
        {shortenAddress(props.address)}
      </span>
    </>
  )
}
