import {
  acceptContractSignature,
  acceptSignature,
  type MessageSigningRequest,
  type SigningRequest,
} from '@countersign/protocol/verify'
import type { Address, Client, Hex, TypedDataDefinition } from 'viem'
import { getCode, signTypedData } from 'viem/actions'

export type RequestSignatureParameters = {
  /** What is on screen, as the kernel froze it. */
  request: SigningRequest | MessageSigningRequest
  /** The connected account. */
  owner: Address
  /** Our own node: the account may be a contract, and only the chain knows. */
  node: Client
}

/** An account that hands its calls to other code (EIP-7702) still signs with its key. */
const delegation = /^0xef0100[0-9a-f]{40}$/i

/**
 * Asks the wallet for one signature. The kernel takes it only if it is the owner's over exactly what was asked: by the
 * account's key, or, where the account is a contract, by that contract's own word on our node.
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
