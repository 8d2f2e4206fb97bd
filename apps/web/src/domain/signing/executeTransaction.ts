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

/** SimulationOutcome on the node, it does not go through; nothing was sent. */
class ExecutionRefusedError extends BaseError {
  override readonly name = 'ExecutionRefusedError'
  readonly code = 'EXECUTION_REFUSED'
  constructor({ cause, check }: { cause: unknown; check: Check | undefined }) {
    super(check?.words ?? check?.message ?? '', { cause })
  }
}

export type ExecuteTransactionParameters = {
  /** What is on screen, as the kernel froze it. */
  request: ExecutionRequest
  account: Address
  /** Asked for only when the execution was tried. */
  connectWallet: () => Promise<Client<Transport, Chain>>
  onSent: (hash: Hex) => void
  /** Milliseconds between looks at the chain. @default 500 */
  pollingInterval?: number
}

/** Tries it on our own node, sends it through the wallet, and asks the chain what became of it. */
export async function executeTransaction(
  node: Client<Transport, Chain>,
  { request, account, connectWallet, onSent, pollingInterval = 500 }: ExecuteTransactionParameters,
): Promise<{ check: Check; state: ExecutionState }> {
  const { to, data } = request.call
  // Before anybody is asked: wallets answer what breaks these rules each in their own words, or not at all.
  assertTransactionRequest({ chainId: node.chain.id, to })
  const { gas, checks, error } = await estimateExecution(node, { request, executor: account })
  if (gas === undefined) throw new ExecutionRefusedError({ cause: error, check: checks[0] })
  const wallet = await connectWallet()
  const hash = await sendTransaction(wallet, { account, chain: node.chain, data, gas, to }).catch((cause: unknown) =>
    Promise.reject(toNodeError(cause) ?? cause),
  )
  onSent(hash)
  // A wallet may have sent it again with a higher fee. One that is not seen in time is looked for once more, by its hash.
  const receipt = await waitForTransactionReceipt(node, { hash, pollingInterval }).catch(() => undefined)
  const { chainId, safe, safeTxHash } = request
  return verifyExecution(node, { chainId, safe, safeTxHash, transactionHash: receipt?.transactionHash ?? hash })
}
