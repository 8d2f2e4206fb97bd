import type { ChainConfig } from '@countersign/protocol/config'
import type { TransactionSummary } from '@countersign/protocol/wire'
import { zeroAddress } from 'viem'
import { TokenLogo } from '../../domain/assets/TokenLogo.tsx'
import { Icon, type IconName } from '../../ui/Icon.tsx'
import styles from './EntryIcon.module.css'

type EntryIconProps = {
  chain: ChainConfig
  icon: IconName
  /** Whether the chain confirms the entry: a claim has no logo. */
  isProven: boolean
  txInfo: TransactionSummary['txInfo']
}

const size = 32

/** The token that moved with its direction, or the kind of transaction. */
export function EntryIcon({ chain, icon, isProven, txInfo }: EntryIconProps) {
  const token = isProven ? findToken(txInfo) : undefined
  return (
    <span className={token ? styles.token : styles.kind}>
      {token ? <TokenLogo chain={chain} size={size} symbol={token.symbol ?? ''} token={token.address} /> : null}
      <span className={styles.icon}>
        <Icon name={icon} size={token ? 'small' : 'medium'} />
      </span>
    </span>
  )
}

function findToken(txInfo: TransactionSummary['txInfo']) {
  if (txInfo.type !== 'Transfer') return undefined
  const { transferInfo } = txInfo
  if (transferInfo.type === 'NATIVE_COIN') return { address: zeroAddress, symbol: undefined }
  return { address: transferInfo.tokenAddress, symbol: transferInfo.tokenSymbol }
}
