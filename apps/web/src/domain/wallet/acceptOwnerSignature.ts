import {
  acceptContractSignature,
  acceptSignature,
  type MessageSigningRequest,
  type SigningRequest,
} from '@countersign/protocol'
import type { Address, Client, Hex } from 'viem'
import { getCode } from 'viem/actions'

export type AcceptOwnerSignatureParameters = {
  /** What is on screen, as the kernel froze it. */
  request: SigningRequest | MessageSigningRequest
  /** The connected account. */
  owner: Address
  /** As the wallet returned it. */
  signature: Hex
}

/** An account that hands its calls to other code (EIP-7702) still signs with its key. */
const delegation = /^0xef0100[0-9a-f]{40}$/i

/**
 * The kernel takes a wallet's answer only if it is the owner's over exactly what was asked: by the account's key, or,
 * where the account is a contract, by that contract's own word on our node.
 */
export async function acceptOwnerSignature(
  node: Client,
  { request, owner, signature }: AcceptOwnerSignatureParameters,
): Promise<Hex> {
  try {
    return await acceptSignature({ owner, request, signature })
  } catch (error) {
    const code = await getCode(node, { address: owner }).catch(() => undefined)
    if (code === undefined || delegation.test(code)) throw error
    return acceptContractSignature(node, { owner, request, signature })
  }
}
