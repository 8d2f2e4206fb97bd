import { createContext, useContext } from 'react'
import type { Address } from 'viem'

/** What only the wallet dialog knows of the connected account. */
export type AccountFacts = {
  /** The account these facts are for; the wallet may have switched since. */
  address: Address | undefined
  /** Whether the service accepted this account's sign-in. */
  isSignedIn: boolean
  /** The ENS name, where the operator allows lookups; the address book takes precedence. */
  name: string | undefined
}

export const nobody: AccountFacts = { address: undefined, isSignedIn: false, name: undefined }

export const AccountContext = createContext<AccountFacts>(nobody)

export function useAccountFacts(): AccountFacts {
  return useContext(AccountContext)
}
