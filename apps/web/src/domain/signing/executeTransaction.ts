import { BaseError, toNodeError } from '@countersign/protocol/errors'
import {
  assertTransactionRequest,
  type Check,
  type ExecutionRequest,
  type ExecutionState,
  estimateExecution,
  verifyExecution,
} from '@countersign/protocol/verify'
import type { Address, Chain, Client, Hex, Transport } from 'viem'
import { sendTransaction, waitForTransactionReceipt } from 'viem/actions'

/** The simulation reverts; nothing was sent. */
class ExecutionRefusedError extends BaseError {
  override readonly name = 'ExecutionRefusedError'
  readonly code = 'EXECUTION_REFUSED'
  constructor({ cause, check }: { cause: unknown; check: Check | undefined }) {
    super(check?.words ?? check?.message ?? '', { cause })
  }
}

export type ExecuteTransactionParameters = {
  /** What is on screen, frozen by the kernel. */
  request: ExecutionRequest
  account: Address
  /** Called only after the simulation succeeded. */
  connectWallet: () => Promise<Client<Transport, Chain>>
  onSent: (hash: Hex) => void
  /** Polling interval in milliseconds. @default 500 */
  pollingInterval?: number
}

/** Simulates on our node, sends through the wallet and reads the outcome from the chain. */
export async function executeTransaction(
  node: Client<Transport, Chain>,
  { request, account, connectWallet, onSent, pollingInterval = 500 }: ExecuteTransactionParameters,
): Promise<{ check: Check; state: ExecutionState }> {
  const { to, data } = request.call
  // Wallets report violations inconsistently or not at all.
  assertTransactionRequest({ chainId: node.chain.id, to })
  const { gas, checks, error } = await estimateExecution(node, { request, executor: account })
  if (gas === undefined) throw new ExecutionRefusedError({ cause: error, check: checks[0] })
  const wallet = await connectWallet()
  const hash = await sendTransaction(wallet, { account, chain: node.chain, data, gas, to }).catch((cause: unknown) =>
    Promise.reject(toNodeError(cause) ?? cause),
  )
  onSent(hash)
  // The wallet may have replaced it with a higher fee. After a timeout it is looked up once more by its hash.
  const receipt = await waitForTransactionReceipt(node, { hash, pollingInterval }).catch(() => undefined)
  const { chainId, safe, safeTxHash } = request
  return verifyExecution(node, { chainId, safe, safeTxHash, transactionHash: receipt?.transactionHash ?? hash })
}
