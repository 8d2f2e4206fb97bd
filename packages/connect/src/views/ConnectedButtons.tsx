import type { Address } from 'viem'
import { useConfig } from 'wagmi'
import type { Connected } from '../connection/ConnectionResult.ts'
import { useConnectContext, useStartMessages } from '../context/ConnectContext.ts'
import { useAccountName } from '../hooks/useAccountName.ts'
import { useChainIcons } from '../hooks/useChainIcons.ts'
import { useNativeBalance } from '../hooks/useNativeBalance.ts'
import { AccountAvatar } from '../ui/Avatar.tsx'
import { BrandIcon } from '../ui/BrandIcon.tsx'
import { formatBalance, shortenAddress } from '../ui/formatBalance.ts'

export type AccountFaceKind = 'address' | 'avatar' | 'full'
export type NetworkFaceKind = 'auto' | 'icon' | 'name'

export type ConnectedButtonsProps = {
  account: AccountFaceKind
  connection: Connected
  network: NetworkFaceKind | 'none'
  showBalance: boolean
}

/** Buttons of a connected user: a problem to fix first, or network and account. */
export function ConnectedButtons({ account: face, connection, network, showBalance }: ConnectedButtonsProps) {
  const { authentication, open, signInMode } = useConnectContext()
  const t = useStartMessages()
  const { chains } = useConfig()
  const { account, chain } = connection
  const isUnverified = authentication === 'unauthenticated' && signInMode === 'required'
  if (chain.unsupported || isUnverified)
    return (
      <button
        aria-haspopup="dialog"
        className={`csc-button csc-button-${chain.unsupported ? 'danger' : 'primary'} csc-button-large`}
        onClick={() => open(chain.unsupported ? 'networks' : 'verify')}
        type="button"
      >
        {t(chain.unsupported ? 'wrongNetwork' : 'verifyAccount')}
      </button>
    )
  const name = chains.find(({ id }) => id === chain.id)?.name ?? String(chain.id)
  return (
    <>
      {network !== 'none' && chains.length > 1 && <NetworkButton chainId={chain.id} face={network} name={name} />}
      <button
        aria-haspopup="dialog"
        className="csc-button csc-button-secondary csc-button-large"
        onClick={() => open('profile')}
        type="button"
      >
        <AccountFace address={account.address} chainId={chain.id} kind={face} showBalance={showBalance} />
      </button>
    </>
  )
}

type NetworkButtonProps = { chainId: number; face: NetworkFaceKind; name: string }

/** The network in use; busy while the wallet has a switch to confirm. The attributes let an app style each chain. */
function NetworkButton({ chainId, face, name }: NetworkButtonProps) {
  const { open, state } = useConnectContext()
  const t = useStartMessages()
  const getIcon = useChainIcons(face === 'name' ? [] : [chainId])
  const view = state.views.at(-1)
  const isSwitching = view?.view === 'networks' && view.progress.status === 'asking'
  return (
    <button
      aria-busy={isSwitching}
      aria-haspopup="dialog"
      className="csc-button csc-button-secondary csc-button-large"
      data-csc-chain={chainId}
      data-csc-state={isSwitching ? 'switching' : 'connected'}
      onClick={() => open('networks')}
      type="button"
    >
      {face !== 'name' && <BrandIcon icon={getIcon(chainId)} kind="chain" name={name} size={28} />}
      <span className="csc-visually-hidden">{t('networkLabel', { chain: name })}</span>
      {face !== 'icon' && <span aria-hidden="true">{name}</span>}
    </button>
  )
}

type AccountFaceProps = { address: Address; chainId: number; kind: AccountFaceKind; showBalance: boolean }

/** The account button's content: name, avatar, balance. */
function AccountFace({ address, chainId, kind, showBalance }: AccountFaceProps) {
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
      {kind !== 'address' && <AccountAvatar address={address} image={avatar} size={24} />}
      {kind !== 'avatar' && (
        <span aria-hidden="true" className={name ? undefined : 'csc-mono'}>
          {name ?? shortenAddress(address)}
        </span>
      )}
    </>
  )
}
