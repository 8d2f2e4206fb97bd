import type { SigningRequest } from '@countersign/protocol'
import type { Address, Client, Hex } from 'viem'
import { signTypedData } from 'viem/actions'
import { acceptOwnerSignature } from '../wallet/acceptOwnerSignature.ts'

export type SignTransactionParameters = {
  /** What is on screen, as the kernel froze it. */
  request: SigningRequest
  /** The connected account. */
  owner: Address
  /** Our own node: the account may be a contract, and only the chain knows. */
  node: Client
}

/** Asks the wallet for one signature; the kernel takes it only if it is the owner's over exactly what was asked. */
export async function signTransaction(
  wallet: Client,
  { request, owner, node }: SignTransactionParameters,
): Promise<Hex> {
  const signature = await signTypedData(wallet, { account: owner, ...request.typedData })
  return acceptOwnerSignature(node, { owner, request, signature })
}
