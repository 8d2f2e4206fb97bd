import { toNodeError } from '@countersign/protocol/errors'
import { acceptApproval, assertTransactionRequest, type HashApproval } from '@countersign/protocol/verify'
import type { Address, Chain, Client, Hex, Transport } from 'viem'
import { call, sendTransaction, waitForTransactionReceipt } from 'viem/actions'

export type ApproveTransactionParameters = {
  /** What is on screen, frozen by the kernel. */
  request: HashApproval
  /** The connected account, an owner. */
  owner: Address
  /** Called only after the simulation succeeded. */
  connectWallet: () => Promise<Client<Transport, Chain>>
  onSent: (hash: Hex) => void
  /** Polling interval in milliseconds. @default 500 */
  pollingInterval?: number
}

/** Sends `approveHash` from the owner's wallet and verifies the approval on the chain. */
export async function approveTransaction(
  node: Client<Transport, Chain>,
  { request, owner, connectWallet, onSent, pollingInterval = 500 }: ApproveTransactionParameters,
): Promise<Hex> {
  const { to, data } = request.call
  // Wallets report violations inconsistently or not at all.
  assertTransactionRequest({ chainId: node.chain.id, to })
  const explain = (cause: unknown) => Promise.reject(toNodeError(cause) ?? cause)
  await call(node, { account: owner, data, to }).catch(explain)
  const wallet = await connectWallet()
  const hash = await sendTransaction(wallet, { account: owner, chain: node.chain, data, to }).catch(explain)
  onSent(hash)
  // After a timeout it may still be mined: the Safe is read in any case.
  await waitForTransactionReceipt(node, { hash, pollingInterval }).catch(() => undefined)
  return acceptApproval(node, { owner, request })
}
