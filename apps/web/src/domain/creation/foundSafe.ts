import {
  BaseError,
  type FoundingRequest,
  readDeployment,
  type SafeReport,
  say,
  toNodeError,
  verifyDeployment,
  verifyExecution,
} from '@countersign/protocol'
import type { Address, Chain, Client, Hex, Transport } from 'viem'
import { estimateGas, sendTransaction, waitForTransactionReceipt } from 'viem/actions'
import { CreationNotSeenError, CreationRevertedError } from './createSafe.ts'

/** What is on the chain is not what one transaction could make and pay from. */
class FoundingImpossibleError extends BaseError {
  override readonly name = 'FoundingImpossibleError'
  readonly code = 'FOUNDING_IMPOSSIBLE'
}

export type FoundSafeParameters = {
  /** What is on screen, frozen, with the signatures that it needs. */
  request: FoundingRequest
  /** Who pays the fee. */
  account: Address
  /** Asked for only when it was tried. */
  connectWallet: () => Promise<Client<Transport, Chain>>
  onSent: (hash: Hex) => void
  /** Milliseconds between looks at the chain. @default 500 */
  pollingInterval?: number
}

/** Makes a planned Safe and executes its first transaction at once; what came of both is the chain's word. */
export async function foundSafe(
  node: Client<Transport, Chain>,
  { request, account, connectWallet, onSent, pollingInterval = 500 }: FoundSafeParameters,
): Promise<SafeReport> {
  const { batch, call, chainId, plan, safeTxHash } = request
  const { contracts, isDeployed } = await readDeployment(node, { chainId, others: [batch], plan })
  const wrong = contracts.find(({ verdict }) => verdict !== 'ok')
  if (wrong) throw new FoundingImpossibleError(wrong.words ?? wrong.message)
  if (isDeployed) throw new FoundingImpossibleError(say`The Safe is there already.`)
  const estimate = await estimateGas(node, { ...call, account }).catch(refuse)
  const wallet = await connectWallet()
  const hash = await sendTransaction(wallet, {
    ...call,
    account,
    chain: node.chain,
    gas: estimate + (estimate * 3n) / 10n,
  }).catch(refuse)
  onSent(hash)
  const receipt = await waitForTransactionReceipt(node, { hash, pollingInterval }).catch((cause: unknown) =>
    Promise.reject(new CreationNotSeenError({ cause, hash })),
  )
  if (receipt.status === 'reverted') throw new CreationRevertedError({ hash })
  const { transactionHash } = receipt
  const { check, state } = await verifyExecution(node, { chainId, safe: plan.safe, safeTxHash, transactionHash })
  if (state !== 'succeeded') throw new FoundingImpossibleError(check.words ?? check.message)
  return verifyDeployment(node, { chainId, plan })
}

/** A node's refusal in words of ours, where it is one. */
function refuse(cause: unknown): Promise<never> {
  return Promise.reject(toNodeError(cause) ?? cause)
}
