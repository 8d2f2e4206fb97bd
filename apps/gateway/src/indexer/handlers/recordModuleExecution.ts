import type { Address } from 'viem'
import { groupBy } from '../../lib/groupBy.ts'
import type { ChainLog } from '../ChainLog.ts'
import type { ModuleCall } from '../TransactionContext.ts'
import { addToHistory } from './addToHistory.ts'
import type { HandlerContext, LoggedModuleCall } from './HandlerContext.ts'
import { listOutgoingValues } from './listOutgoingValues.ts'
import { toCallKey, toFact } from './toFact.ts'

/** A transaction of a module. Its position is that of the log with its contents, from which its id is derived. */
export function recordModuleExecution(
  log: ChainLog,
  context: HandlerContext,
  { module, success }: { module: Address; success: boolean },
): void {
  const { rows, touch } = context.facts
  const call = takeCall(log, context, module)
  const fact = { ...toFact(log, context), log_index: call?.logIndex ?? log.logIndex }
  rows.module_execution.push({
    ...fact,
    data: call?.data ?? null,
    module,
    operation: call?.operation ?? null,
    success,
    to: call?.to ?? null,
    transaction_index: log.transactionIndex,
    value: call?.value ?? null,
  })
  const sent = call && success ? (listOutgoingValues({ logIndex: call.logIndex, transaction: call }) ?? []) : []
  for (const { position, to, value } of sent)
    rows.transfer.push({
      ...fact,
      kind: 'native',
      position,
      recipient: to,
      sender: log.address,
      token: null,
      token_id: null,
      transaction_index: log.transactionIndex,
      value,
    })
  addToHistory(log, context)
  touch(log.address, 'safe', 'history', 'balances')
}

/** The innermost logged call, or the next one in the trace of the transaction. */
function takeCall(log: ChainLog, context: HandlerContext, module: Address): LoggedModuleCall | undefined {
  const announced = context.announcedModuleCalls.get(toCallKey(log, module))?.pop()
  if (announced) return announced
  const call = getTracedCalls(log, context).get(`${log.address}:${module}`)?.pop()
  return call && { ...call, logIndex: log.logIndex }
}

/** Grouped once per transaction: it may have thousands of calls and logs. */
function getTracedCalls({ transactionHash }: ChainLog, context: HandlerContext): Map<string, ModuleCall[]> {
  const known = context.tracedModuleCalls.get(transactionHash)
  if (known) return known
  const calls = context.transactions.get(transactionHash)?.moduleCalls ?? []
  const sorted = groupBy(calls.toReversed(), ({ module, safe }) => `${safe}:${module}`)
  context.tracedModuleCalls.set(transactionHash, sorted)
  return sorted
}
