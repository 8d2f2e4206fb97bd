import { useEffect, useState, useSyncExternalStore } from 'react'
import { useConnectContext } from '../context/ConnectContext.ts'
import { useLoaded } from '../hooks/useLoaded.ts'
import { usePrefetch } from '../hooks/usePrefetch.ts'
import { BrandIcon } from '../ui/BrandIcon.tsx'
import type { WalletItem } from '../wallet-list/WalletItem.ts'
import { loadMarks, type Marks } from '../wallets/loadMarks.ts'
import { toImage } from '../wallets/toImage.ts'
import type { Wallet } from '../wallets/Wallet.ts'

export type WalletButtonProps = {
  /** @default the wallet's name */
  label?: string | undefined
  /** Of `@countersign/connect/wallets`, or your own data. */
  wallet: Wallet
}

/** One wallet, one button: connects it, or opens the dialog at the way to get it. */
export function WalletButton({ label, wallet }: WalletButtonProps) {
  const { connection, isLoadingWallets, open, pick, sections, state, store, themeProps } = useConnectContext()
  const prefetch = usePrefetch()
  const [isWanted, setIsWanted] = useState(false)
  const marks = useLoaded<Marks>(() => loadMarks().catch(() => ({})), wallet.icon === undefined ? 'marks' : undefined)
  const { recentWallets } = useSyncExternalStore(store.subscribe, store.read, store.read)
  const item = sections.flatMap(({ items }) => items).find(({ id }) => id === wallet.id)
  const icon = item?.icon ?? wallet.icon ?? (marks ? toImage(marks[wallet.id]) : null)
  const top = state.views.at(-1)
  const isConnecting = top?.view === 'connect' && top.item.id === wallet.id
  const isConnected = connection.status === 'connected'

  // The list may still be loading when the button is pressed.
  useEffect(() => {
    if (!isWanted) return
    const isClosed = top?.view !== 'list'
    if (!isClosed && isLoadingWallets) return
    setIsWanted(false)
    if (!isClosed) pick(item ?? toUnreachable(wallet))
  }, [isLoadingWallets, isWanted, item, pick, top, wallet])

  const connect = () => {
    open('list')
    setIsWanted(true)
  }
  return (
    <div {...themeProps} className="csc-connect">
      <button
        aria-busy={isWanted || isConnecting}
        aria-disabled={isConnected}
        aria-haspopup="dialog"
        aria-pressed={isConnected && recentWallets[0] === wallet.id}
        className="csc-button csc-button-secondary csc-button-large csc-wallet-button"
        data-csc-wallet={wallet.id}
        onClick={() => !isConnected && connect()}
        type="button"
        {...prefetch}
      >
        <BrandIcon icon={icon} name={wallet.name} size={28} />
        {label ?? wallet.name}
      </button>
    </div>
  )
}

/** A wallet that the list leaves out, because nothing leads to it from here: the dialog explains why. */
const toUnreachable = (wallet: Wallet): WalletItem => ({ id: wallet.id, name: wallet.name, reach: 'none', wallet })
