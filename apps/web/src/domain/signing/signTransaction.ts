import { acceptContractSignature, acceptSignature, type SigningRequest } from '@countersign/protocol'
import type { Address, Client, Hex } from 'viem'
import { getCode, signTypedData } from 'viem/actions'

export type SignTransactionParameters = {
  /** What is on screen, as the kernel froze it. */
  request: SigningRequest
  /** The connected account. */
  owner: Address
  /** Our own node: the wallet's account may be a contract, and only the chain knows. */
  node: Client
}

/**
 * Asks the wallet for one signature; the kernel takes it only if it is the owner's over exactly what was asked: by its
 * key, or, where the account is a contract, by that contract's own word.
 */
export async function signTransaction(
  wallet: Client,
  { request, owner, node }: SignTransactionParameters,
): Promise<Hex> {
  const signature = await signTypedData(wallet, { account: owner, ...request.typedData })
  try {
    return await acceptSignature({ owner, request, signature })
  } catch (error) {
    const code = await getCode(node, { address: owner }).catch(() => undefined)
    if (code === undefined || delegation.test(code)) throw error
    return acceptContractSignature(node, { owner, request, signature })
  }
}

/** An account that hands its calls to other code (EIP-7702) still signs with its key. */
const delegation = /^0xef0100[0-9a-f]{40}$/i
