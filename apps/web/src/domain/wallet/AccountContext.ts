import { createContext, useContext } from 'react'
import type { Address } from 'viem'

/** What only the wallet dialog knows of the connected account. */
export type AccountFacts = {
  /** Whom it is about; a wallet may have changed since. */
  address: Address | undefined
  /** Whether the service took a signature of this account. */
  isSignedIn: boolean
  /** Looked up where the operator allows that; names of one's own come before it. */
  name: string | undefined
}

export const nobody: AccountFacts = { address: undefined, isSignedIn: false, name: undefined }

export const AccountContext = createContext<AccountFacts>(nobody)

export function useAccountFacts(): AccountFacts {
  return useContext(AccountContext)
}
