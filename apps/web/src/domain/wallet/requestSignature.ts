import {
  acceptContractSignature,
  acceptSignature,
  type MessageSigningRequest,
  type SigningRequest,
} from '@countersign/protocol/verify'
import type { Address, Client, Hex, TypedDataDefinition } from 'viem'
import { getCode, signTypedData } from 'viem/actions'

export type RequestSignatureParameters = {
  /** What is on screen, frozen by the kernel. */
  request: SigningRequest | MessageSigningRequest
  /** The connected account. */
  owner: Address
  /** Our own node: the account may be a contract. */
  node: Client
}

/** An EIP-7702 account still signs with its key. */
const delegation = /^0xef0100[0-9a-f]{40}$/i

/**
 * Requests one signature from the wallet. The kernel accepts it only for this owner and request: by the account's key
 * or, for a contract, by EIP-1271 on our node.
 */
export async function requestSignature(
  wallet: Client,
  { request, owner, node }: RequestSignatureParameters,
): Promise<Hex> {
  const typedData: TypedDataDefinition = request.typedData
  const signature = await signTypedData(wallet, { account: owner, ...typedData })
  try {
    return await acceptSignature({ owner, request, signature })
  } catch (error) {
    const code = await getCode(node, { address: owner }).catch(() => undefined)
    if (code === undefined || delegation.test(code)) throw error
    return acceptContractSignature(node, { owner, request, signature })
  }
}
