import type { Address } from 'viem'
import { useStartWords } from '../context/useStartWords.ts'
import { useAccountName } from '../hooks/useAccountName.ts'
import { useNativeBalance } from '../hooks/useNativeBalance.ts'
import { Avatar } from '../ui/Avatar.tsx'
import { formatBalance } from '../ui/formatBalance.ts'
import { shortenAddress } from '../ui/shortenAddress.ts'

export type AccountFaceProps = { address: Address; chainId: number; showBalance: boolean }

/** What the button says of the account: name, picture, balance. */
export function AccountFace({ address, chainId, showBalance }: AccountFaceProps) {
  const t = useStartWords()
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
