import type { Address } from 'viem'
import { useConfig } from 'wagmi'
import type { Connected } from '../connection/ConnectionResult.ts'
import { useConnectContext, useStartMessages } from '../context/ConnectContext.ts'
import { useAccountName } from '../hooks/useAccountName.ts'
import { useNativeBalance } from '../hooks/useNativeBalance.ts'
import { Avatar } from '../ui/Avatar.tsx'
import { BrandIcon } from '../ui/BrandIcon.tsx'
import { formatBalance, shortenAddress } from '../ui/formatBalance.ts'

export type ConnectedButtonsProps = { connection: Connected; network: 'auto' | 'none'; showBalance: boolean }

/** Buttons of a connected user: a problem to fix first, or network and account. */
export function ConnectedButtons({ connection, network, showBalance }: ConnectedButtonsProps) {
  const { authentication, open, signInMode } = useConnectContext()
  const t = useStartMessages()
  const { chains } = useConfig()
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
        <AccountFace address={account.address} chainId={chain.id} showBalance={showBalance} />
      </button>
    </>
  )
}

/** The account button's content: name, avatar, balance. */
function AccountFace({ address, chainId, showBalance }: { address: Address; chainId: number; showBalance: boolean }) {
  const t = useStartMessages()
  const { avatar, name } = useAccountName(address)
  const balance = useNativeBalance(address, chainId, showBalance)
  return (
    <>
      <span className="csc-visually-hidden">{t('accountLabel', { account: name ?? address })}</span>
      {balance && (
        <span className="csc-balance">
          {formatBalance(balance.value, balance.decimals)} {balance.symbol}
        </span>
      )}
      <Avatar address={address} image={avatar} size={24} />
      <span aria-hidden="true" className={name ? undefined : 'csc-mono'}>
        {name ?? shortenAddress(address)}
      </span>
    </>
  )
}
