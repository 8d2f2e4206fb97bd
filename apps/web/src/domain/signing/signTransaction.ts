import { acceptSignature, type SigningRequest } from '@countersign/protocol'
import type { Address, Client, Hex } from 'viem'
import { signTypedData } from 'viem/actions'

export type SignTransactionParameters = {
  /** What is on screen, as the kernel froze it. */
  request: SigningRequest
  /** The connected account. */
  owner: Address
}

/** Asks the wallet for one signature; the kernel takes it only if it is the owner's over exactly what was asked. */
export async function signTransaction(wallet: Client, { request, owner }: SignTransactionParameters): Promise<Hex> {
  const signature = await signTypedData(wallet, { account: owner, ...request.typedData })
  return acceptSignature({ owner, request, signature })
}
