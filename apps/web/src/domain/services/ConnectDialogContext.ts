import { createContext, useContext } from 'react'
import type { Address, Hex } from 'viem'

export type SentTransaction = { hash: Hex; description: string }

export type ConnectDialogControl = {
  open: () => void
  /** Opens the connected account, or the networks when the wallet is on an unknown one. */
  openAccount: () => void
  openNetworks: () => void
  prepare: () => void
  /** Adds a sent transaction, so that the list shows its outcome. */
  record: (transaction: SentTransaction) => void
  /** Whether the last session's wallet is being reconnected. */
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

export type AccountFacts = {
  /** The account these facts are for; the wallet may have switched since. */
  address: Address | undefined
  isSignedIn: boolean
  /** The ENS name, where the operator allows lookups; the address book takes precedence. */
  name: string | undefined
}

export const nobody: AccountFacts = { address: undefined, isSignedIn: false, name: undefined }

export const AccountContext = createContext<AccountFacts>(nobody)

export function useAccountFacts(): AccountFacts {
  return useContext(AccountContext)
}
