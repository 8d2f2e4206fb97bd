import type { Address, Client } from 'viem'
import type { Gateways } from './toFetchableUri.ts'

export type LookUpAvatarParameters = {
  name: string
  getClient(chainId: number): Client | undefined
  gateways?: Gateways | undefined
  fetch?: typeof globalThis.fetch | undefined
}

/** Look-ups of names and avatars, which reveal the account to third parties. Keep it stable between renders. */
export type NameLookups = {
  /** The primary name of an account, null when it has none. */
  lookUpName(client: Client, address: Address): Promise<string | null>
  /** The avatar of a name, null when its owner set none; absent disables avatars. */
  lookUpAvatar?(client: Client, parameters: LookUpAvatarParameters): Promise<string | null>
}
