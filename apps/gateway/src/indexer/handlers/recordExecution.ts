import type { Hash } from 'viem'
import { splitSignatures } from '../../lib/recoverSignatures.ts'
import type { ChainLog } from '../ChainLog.ts'
import { createFailedSignatures } from '../FailedTransaction.ts'
import { addToHistory } from './addToHistory.ts'
import { findExecutedCall } from './findExecutedCall.ts'
import type { ExecutedCall, HandlerContext } from './HandlerContext.ts'
import { listOutgoingValues, type OutgoingValue } from './listOutgoingValues.ts'
import { toCallKey, toFact } from './toFact.ts'

export type ExecutionResult = { payment: bigint; safeTxHash: Hash; success: boolean }

/** One executed multisig transaction: its result, its contents if known, its signatures, the native coin it sent. */
export function recordExecution(
  log: ChainLog,
  context: HandlerContext,
  { payment, safeTxHash, success }: ExecutionResult,
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
  if (call && success)
    for (const { position, to, value } of listSent(log, context, call))
      rows.transfer.push({
        kind: 'native',
        position,
        recipient: to,
        sender: safe,
        token: null,
        token_id: null,
        transaction_index: log.transactionIndex,
        value,
        ...fact,
      })
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
function listSent(log: ChainLog, context: HandlerContext, call: ExecutedCall): readonly OutgoingValue[] {
  const sent = listOutgoingValues(call)
  if (sent) return sent
  const key = toCallKey(log, log.address)
  if (context.traced.has(key)) return []
  context.traced.add(key)
  return context.transactions.get(log.transactionHash)?.tracedValues.get(log.address) ?? []
}
