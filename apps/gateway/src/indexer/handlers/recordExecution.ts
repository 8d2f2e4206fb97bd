import type { Hash } from 'viem'
import type { ChainLog } from '../ChainLog.ts'
import { listValueCalls } from '../trace/listValueCalls.ts'
import { findExecutedCall } from './findExecutedCall.ts'
import type { HandlerContext } from './HandlerContext.ts'
import { listOutgoingValues } from './listOutgoingValues.ts'
import { recoverSignatures } from './recoverSignatures.ts'
import { toCallKey, toFact, toHistoryRow } from './toFact.ts'

export type ExecutionResult = { payment: bigint; safeTxHash: Hash; success: boolean }

/** One executed multisig transaction: its result, its contents if known, its signatures, the native coin it sent. */
export async function recordExecution(
  log: ChainLog,
  context: HandlerContext,
  { payment, safeTxHash, success }: ExecutionResult,
): Promise<void> {
  const safe = log.address
  const { rows, touch } = context.facts
  const fact = toFact(log, context)
  const call = findExecutedCall(log, context, safeTxHash)
  context.announced.delete(toCallKey(log, safeTxHash))
  const transaction = call?.transaction
  context.nonces.set(safe, (transaction?.nonce ?? context.nonces.get(safe) ?? 0n) + 1n)
  rows.multisig_execution.push({
    ...fact,
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
  })
  if (call) {
    const { signatures: packed, threshold } = call
    const signatures = await recoverSignatures({ hash: safeTxHash, packed, threshold })
    rows.execution_signature.push(
      ...signatures.map((signature, position) => ({ ...fact, ...signature, position, safe_tx_hash: safeTxHash })),
    )
  }
  const trace = context.transactions.get(log.transactionHash)?.trace
  const sent = call && success ? (listOutgoingValues(call) ?? (trace && listValueCalls(trace, safe)) ?? []) : []
  rows.transfer.push(
    ...sent.map(({ position, to, value }) => ({
      ...fact,
      kind: 'native' as const,
      position,
      recipient: to,
      sender: safe,
      token: null,
      token_id: null,
      transaction_index: log.transactionIndex,
      value,
    })),
  )
  rows.safe_transaction.push(toHistoryRow(log, context))
  touch(safe, 'safe', 'queue', 'history', 'balances')
}
