import { toNodeError } from '@countersign/protocol/errors'
import { acceptApproval, assertTransactionRequest, type HashApproval } from '@countersign/protocol/verify'
import type { Address, Chain, Client, Hex, Transport } from 'viem'
import { call, sendTransaction, waitForTransactionReceipt } from 'viem/actions'

export type ApproveTransactionParameters = {
  /** What is on screen, as the kernel froze it. */
  request: HashApproval
  /** The connected account, an owner. */
  owner: Address
  /** Asked for only when the approval was tried. */
  connectWallet: () => Promise<Client<Transport, Chain>>
  onSent: (hash: Hex) => void
  /** Milliseconds between looks at the chain. @default 500 */
  pollingInterval?: number
}

/** Has the owner approve the hash on the chain, and takes the Safe's own word that it is there. */
export async function approveTransaction(
  node: Client<Transport, Chain>,
  { request, owner, connectWallet, onSent, pollingInterval = 500 }: ApproveTransactionParameters,
): Promise<Hex> {
  const { to, data } = request.call
  // Before anybody is asked: wallets answer what breaks these rules each in their own words, or not at all.
  assertTransactionRequest({ chainId: node.chain.id, to })
  const explain = (cause: unknown) => Promise.reject(toNodeError(cause) ?? cause)
  await call(node, { account: owner, data, to }).catch(explain)
  const wallet = await connectWallet()
  const hash = await sendTransaction(wallet, { account: owner, chain: node.chain, data, to }).catch(explain)
  onSent(hash)
  // One that is not seen in time may be there all the same: the Safe is asked in any case.
  await waitForTransactionReceipt(node, { hash, pollingInterval }).catch(() => undefined)
  return acceptApproval(node, { owner, request })
}
