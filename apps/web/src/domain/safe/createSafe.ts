import type { CreationPlan } from '@countersign/protocol/chain'
import { BaseError, toNodeError } from '@countersign/protocol/errors'
import { say } from '@countersign/protocol/text'
import { assertTransactionRequest, type SafeReport, verifyDeployment } from '@countersign/protocol/verify'
import type { Address, Chain, Client, Hex, Transport } from 'viem'
import { estimateGas, sendTransaction, waitForTransactionReceipt } from 'viem/actions'

/** It was mined, and made nothing. */
export class CreationRevertedError extends BaseError {
  override readonly name = 'CreationRevertedError'
  readonly code = 'CREATION_REVERTED'
  constructor({ hash }: { hash: Hex }) {
    super(say`The chain refused the creation; its fee is spent, and nothing was made.`, {
      metaMessages: [`Transaction ${hash}`],
    })
  }
}

/** It was sent, and the chain has not shown it yet. */
export class CreationNotSeenError extends BaseError {
  override readonly name = 'CreationNotSeenError'
  readonly code = 'CREATION_NOT_SEEN'
  constructor({ cause, hash }: { cause: unknown; hash: Hex }) {
    super(say`The creation was sent and is not on the chain yet. This page goes on looking for it by itself.`, {
      cause,
      metaMessages: [`Transaction ${hash}`],
    })
  }
}

export type CreateSafeParameters = {
  /** What is on screen, frozen. */
  plan: CreationPlan
  /** Who pays the fee; it need not be an owner. */
  account: Address
  /** Asked for only when the creation was tried. */
  connectWallet: () => Promise<Client<Transport, Chain>>
  onSent: (hash: Hex) => void
  /** Milliseconds between looks at the chain. @default 500 */
  pollingInterval?: number
}

/** Tries it on our own node, sends it through the wallet, and holds what came of it against the plan. */
export async function createSafe(
  node: Client<Transport, Chain>,
  { plan, account, connectWallet, onSent, pollingInterval = 500 }: CreateSafeParameters,
): Promise<SafeReport> {
  const { call } = plan
  const chainId = node.chain.id
  assertTransactionRequest({ chainId, to: call.to })
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
  return verifyDeployment(node, { chainId, plan })
}

/** A node's refusal in words of ours, where it is one. */
function refuse(cause: unknown): Promise<never> {
  return Promise.reject(toNodeError(cause) ?? cause)
}
