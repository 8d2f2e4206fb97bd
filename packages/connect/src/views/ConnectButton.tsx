import { useChains } from 'wagmi'
import { useConnectContext } from '../context/ConnectContext.ts'
import { useStartWords } from '../context/useStartWords.ts'
import { useAccountName } from '../hooks/useAccountName.ts'
import { useNativeBalance } from '../hooks/useNativeBalance.ts'
import { Avatar } from '../ui/Avatar.tsx'
import { BrandIcon } from '../ui/BrandIcon.tsx'
import { formatBalance } from '../ui/formatBalance.ts'
import { shortenAddress } from '../ui/shortenAddress.ts'

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
  const chains = useChains()
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
        <AccountButton address={account.address} chainId={chain.id} showBalance={showBalance} />
      </>
    )
  }
}

type AccountButtonProps = { address: `0x${string}`; chainId: number; showBalance: boolean }

function AccountButton({ address, chainId, showBalance }: AccountButtonProps) {
  const { open } = useConnectContext()
  const t = useStartWords()
  const { avatar, name } = useAccountName(address)
  const balance = useNativeBalance(address, chainId, showBalance)
  const shown = name ?? shortenAddress(address)
  return (
    <button
      aria-haspopup="dialog"
      className="csc-button csc-button-secondary csc-button-large"
      onClick={() => open('profile')}
      type="button"
    >
      <span className="csc-visually-hidden">{t('accountLabel', { account: name ?? address })}</span>
      {balance && (
        <span className="csc-balance">
          {formatBalance(balance.value, balance.decimals)} {balance.symbol}
        </span>
      )}
      <Avatar address={address} image={avatar} size={24} />
      <span aria-hidden="true" className={name ? undefined : 'csc-mono'}>
        {shown}
      </span>
    </button>
  )
}
