import type { Connector } from 'wagmi'
import { connectText } from '../../lib/messages/connect.ts'
import { Icon } from '../../ui/Icon.tsx'
import styles from './ConnectDialog.module.css'

export type WalletButtonProps = { connector: Connector; name: string; isBusy: boolean; onPick: () => void }

export function WalletButton({ connector, name, isBusy, onPick }: WalletButtonProps) {
  // Announced icons are data: URLs by EIP-6963; anything else would be a request to a stranger.
  const icon = connector.icon?.trim().startsWith('data:image/') ? connector.icon.trim() : undefined
  const isDemo = connector.id.endsWith('countersign.demo')
  return (
    <button
      aria-busy={isBusy || undefined}
      className={styles.wallet}
      onClick={isBusy ? undefined : onPick}
      type="button"
    >
      <span className={styles.icon}>
        {icon ? <img alt="" height={28} src={icon} width={28} /> : <Icon name="wallet" />}
      </span>
      <span className={styles.words}>
        <bdi>{name}</bdi>
        {isDemo ? <span className={styles.hint}>{connectText.demoHint}</span> : null}
      </span>
    </button>
  )
}
