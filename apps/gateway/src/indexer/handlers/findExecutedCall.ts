import { hashSafeTransaction } from '@countersign/protocol/hash'
import type { Hash } from 'viem'
import type { ChainLog } from '../ChainLog.ts'
import { type ExecutedCall, type HandlerContext, toCallKey } from './HandlerContext.ts'

/** How far the counted nonce may be off, when a Safe executes within its own execution. */
const nearby = [0, 1, -1, 2, -2, 3]
/** With so few calls every order is tried. With more only the likely ones: hashing all would take quadratic time. */
const fewCalls = 16

/** Each version of the transaction hash, newest first: the hash proves which one it was. */
const versions = ['1.3.0', '1.2.0', '0.1.0']

/**
 * The contents of an executed transaction: announced by an event (L2 singletons), else among the calls of the chain's
 * transaction (L1 singletons). Calldata lacks the nonce; the hash proves which call and which nonce it was.
 */
export function findExecutedCall(log: ChainLog, context: HandlerContext, safeTxHash: Hash): ExecutedCall | undefined {
  const announced = context.announced.get(toCallKey(log, safeTxHash))
  if (announced) return { source: 'event', ...announced }
  for (const version of versions) {
    const key = `${toCallKey(log, log.address)}:${version}`
    const calls = context.calls.get(key) ?? hashCalls(log, context, version)
    context.calls.set(key, calls)
    const call = calls.get(safeTxHash)
    if (call) return { logIndex: log.logIndex, ...call }
  }
  return undefined
}

function hashCalls(log: ChainLog, context: HandlerContext, version: string) {
  const safe = log.address
  const next = context.nonces.get(safe) ?? 0n
  const executions = context.transactions.get(log.transactionHash)?.executions ?? []
  const calls = executions.filter((call) => call.safe === safe)
  const found = new Map<Hash, Omit<ExecutedCall, 'logIndex'>>()
  for (const [index, { executor, signatures, source, transaction }] of calls.entries())
    for (const step of calls.length > fewCalls ? nearby.map((near) => index + near) : listSteps(calls.length)) {
      const nonce = next + BigInt(step)
      if (nonce < 0n) continue
      const candidate = { nonce, ...transaction }
      const { safeTxHash } = hashSafeTransaction({
        chainId: context.chainId,
        safe,
        transaction: candidate,
        version,
      })
      // The outermost call is both in calldata and in the trace: the first is used.
      if (!found.has(safeTxHash))
        found.set(safeTxHash, { executor, signatures, source, threshold: null, transaction: candidate })
    }
  return found
}

function listSteps(count: number): number[] {
  return Array.from({ length: count + 5 }, (_, index) => index - 2)
}
