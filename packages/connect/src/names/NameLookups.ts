import type { Address, Client } from 'viem'
import type { Gateways } from './toFetchableUri.ts'

export type LookUpAvatarParameters = {
  name: string
  getClient(chainId: number): Client | undefined
  gateways?: Gateways | undefined
  fetch?: typeof globalThis.fetch | undefined
}

/** Where names and pictures of accounts are looked up, which tells others who is here. Keep it stable between renders. */
export type NameLookups = {
  /** The primary name of an account, null when it has none. */
  lookUpName(client: Client, address: Address): Promise<string | null>
  /** The image of a name, null when its owner set none; absent: pictures are not looked for. */
  lookUpAvatar?(client: Client, parameters: LookUpAvatarParameters): Promise<string | null>
}
