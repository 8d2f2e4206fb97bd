import { hashSafeTransaction, type SafeTransaction } from '@countersign/protocol'
import type { Address, Hash, Hex } from 'viem'
import type { ChainLog } from '../ChainLog.ts'
import type { HandlerContext } from './HandlerContext.ts'
import { toCallKey } from './toFact.ts'

export type ExecutedCall = {
  executor: Address
  logIndex: number
  signatures: Hex
  source: 'calldata' | 'event' | 'trace'
  threshold: number | null
  transaction: SafeTransaction
}

/** How far the counted nonce may be off, when a Safe executes within an execution of its own. */
const nearby = [0n, 1n, -1n, 2n, -2n, 3n]

/**
 * The contents of an executed transaction: announced by an event (L2 singletons), else among the calls of the chain's
 * transaction (L1 singletons). Calldata lacks the nonce; the hash proves which call and which nonce it was.
 */
export function findExecutedCall(log: ChainLog, context: HandlerContext, safeTxHash: Hash): ExecutedCall | undefined {
  const announced = context.announced.get(toCallKey(log, safeTxHash))
  if (announced) return { ...announced, source: 'event' }
  const expected = context.nonces.get(log.address) ?? 0n
  const calls = context.transactions.get(log.transactionHash)?.executions ?? []
  for (const { executor, safe, signatures, source, transaction } of calls) {
    if (safe !== log.address) continue
    for (const step of nearby) {
      const nonce = expected + step
      if (nonce < 0n) continue
      const candidate = { ...transaction, nonce }
      const hashes = hashSafeTransaction({ chainId: context.chainId, safe, transaction: candidate, version: '1.3.0' })
      if (hashes.safeTxHash !== safeTxHash) continue
      return { executor, logIndex: log.logIndex, signatures, source, threshold: null, transaction: candidate }
    }
  }
  return undefined
}
