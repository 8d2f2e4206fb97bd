import { createContext, useContext } from 'react'
import type { Hex } from 'viem'

/** What the wallet dialog lists under the account. */
export type SentTransaction = { hash: Hex; description: string }

export type ConnectDialogControl = {
  /** Opens the list of wallets from anywhere. */
  open: () => void
  /** Opens the connected account; the networks instead, when the wallet is on one that this page does not know. */
  openAccount: () => void
  /** Opens the networks that the wallet can be switched to. */
  openNetworks: () => void
  /** Loads the dialog before it is needed, when somebody shows an intention. */
  prepare: () => void
  /** Remembers what was sent, so that the account's list shows how it ends. */
  record: (transaction: SentTransaction) => void
  /** Whether the wallet of the last visit is still being looked for. */
  isRestoring: boolean
}

const nothing = () => {}

export const ConnectDialogContext = createContext<ConnectDialogControl>({
  open: nothing,
  openAccount: nothing,
  openNetworks: nothing,
  prepare: nothing,
  record: nothing,
  isRestoring: false,
})

export function useConnectDialog(): ConnectDialogControl {
  return useContext(ConnectDialogContext)
}
