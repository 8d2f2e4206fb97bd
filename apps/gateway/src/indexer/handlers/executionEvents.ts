import { hashSafeTransaction, type SafeTransaction } from '@countersign/protocol/hash'
import { type Hash, parseAbi } from 'viem'
import { splitSignatures } from '../../lib/recoverSignatures.ts'
import { readExecution } from '../abi/decodeExecution.ts'
import { readAbi } from '../abi/readAbi.ts'
import type { ChainLog } from '../ChainLog.ts'
import type { ValueCall } from '../ChainTransaction.ts'
import { createFailedSignatures } from '../Facts.ts'
import { decodeBytes, defineHandler, type EventHandler, toThreshold, UndecodableLogError } from './decodeLog.ts'
import {
  addNativeTransfers,
  addToHistory,
  type ExecutedCall,
  type HandlerContext,
  toCallKey,
  toFact,
} from './HandlerContext.ts'
import { listOutgoingValues } from './listOutgoingValues.ts'

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

/** An L2 singleton logs the contents of a transaction, then its result in another event with the hash. */
export const safeMultiSigTransaction: EventHandler = {
  abi: parseAbi([
    'event SafeMultiSigTransaction(address to, uint256 value, bytes data, uint8 operation, uint256 safeTxGas, uint256 baseGas, uint256 gasPrice, address gasToken, address refundReceiver, bytes signatures, bytes additionalInfo)',
  ]),
  handle: (log, context) => {
    const { executor, signatures, threshold, transaction } = decodeBytes(log, () => decode(log))
    if (log.topics.length !== 1) throw new UndecodableLogError(log)
    // Every singleton with this event has the domain of 1.3.0.
    const domain = { chainId: context.chainId, safe: log.address, version: '1.3.0' }
    const { safeTxHash } = hashSafeTransaction({ transaction, ...domain })
    context.announced.set(toCallKey(log, safeTxHash), {
      executor,
      logIndex: log.logIndex,
      signatures,
      threshold: toThreshold(log, threshold),
      transaction,
    })
  },
}

/** Decoded by hand: the longest and most frequent event. */
function decode(log: ChainLog) {
  const words = readAbi(log.data)
  const execution = readExecution(words)
  if (!execution) throw new UndecodableLogError(log)
  const info = readAbi(words.bytes(10))
  const transaction: SafeTransaction = { nonce: info.uint(0), ...execution.transaction }
  return { executor: info.address(1), signatures: execution.signatures, threshold: info.uint(2), transaction }
}

export const executionSuccess = defineHandler(
  parseAbi([
    'event ExecutionSuccess(bytes32 indexed txHash, uint256 payment)',
    'event ExecutionSuccess(bytes32 txHash, uint256 payment)',
  ]),
  ({ payment, txHash: safeTxHash }, log, context) =>
    recordExecution(log, context, { payment, safeTxHash, success: true }),
)

export const executionFailure = defineHandler(
  parseAbi([
    'event ExecutionFailure(bytes32 indexed txHash, uint256 payment)',
    'event ExecutionFailure(bytes32 txHash, uint256 payment)',
  ]),
  ({ payment, txHash: safeTxHash }, log, context) =>
    recordExecution(log, context, { payment, safeTxHash, success: false }),
)

/** Of Safes before 1.1.0, which log no successful execution. The payment is not logged. */
export const executionFailed = defineHandler(
  parseAbi(['event ExecutionFailed(bytes32 txHash)']),
  ({ txHash: safeTxHash }, log, context) => recordExecution(log, context, { payment: 0n, safeTxHash, success: false }),
)

/** One executed multisig transaction: its result, its contents if known, its signatures, the native coin it sent. */
function recordExecution(
  log: ChainLog,
  context: HandlerContext,
  { payment, safeTxHash, success }: { payment: bigint; safeTxHash: Hash; success: boolean },
): void {
  const safe = log.address
  const { rows, touch } = context.facts
  const fact = toFact(log, context)
  const call = findExecutedCall(log, context, safeTxHash)
  context.announced.delete(toCallKey(log, safeTxHash))
  const followed = context.thresholds.takeForExecution(log)
  const transaction = call?.transaction
  context.nonces.set(safe, (transaction?.nonce ?? context.nonces.get(safe) ?? 0n) + 1n)
  rows.multisig_execution.push({
    base_gas: transaction?.baseGas ?? null,
    data: transaction?.data ?? null,
    executor: call?.executor ?? null,
    gas_price: transaction?.gasPrice ?? null,
    gas_token: transaction?.gasToken ?? null,
    nonce: transaction?.nonce ?? null,
    operation: transaction?.operation ?? null,
    payment,
    refund_receiver: transaction?.refundReceiver ?? null,
    safe_tx_gas: transaction?.safeTxGas ?? null,
    safe_tx_hash: safeTxHash,
    signatures: call?.signatures ?? null,
    source: call?.source ?? null,
    success,
    threshold: call?.threshold ?? null,
    to: transaction?.to ?? null,
    transaction_index: log.transactionIndex,
    value: transaction?.value ?? null,
    ...fact,
  })
  if (call) recordSignatures(log, context, { call, followed, safeTxHash })
  if (call && success) addNativeTransfers(log, context, { fact, sender: safe, values: listSent(log, context, call) })
  addToHistory(log, context)
  touch(safe, 'safe', 'queue', 'history', 'balances')
}

function recordSignatures(
  log: ChainLog,
  context: HandlerContext,
  { call, followed, safeTxHash }: { call: ExecutedCall; followed: number | null; safeTxHash: Hash },
): void {
  if (!context.signatures) return
  const signatures = splitSignatures(call.signatures, call.threshold ?? followed)
  const turn = context.signatures.take(log, signatures.length)
  if (turn === 'later')
    context.facts.failed.push(
      createFailedSignatures({ block: log.blockNumber, count: signatures.length, hash: log.transactionHash }),
    )
  // More signatures than a contract can verify belong to a forged event; its bytes are stored as they are.
  if (turn === 'now') context.recoveries.push({ fact: toFact(log, context), hash: safeTxHash, signatures })
}

/** A trace covers the transaction: its transfers are stored once, for any number of executions. */
function listSent(log: ChainLog, context: HandlerContext, call: ExecutedCall): readonly ValueCall[] {
  const sent = listOutgoingValues(call.transaction, call.logIndex)
  if (sent) return sent
  const key = toCallKey(log, log.address)
  if (context.traced.has(key)) return []
  context.traced.add(key)
  return context.transactions.get(log.transactionHash)?.tracedValues.get(log.address) ?? []
}
