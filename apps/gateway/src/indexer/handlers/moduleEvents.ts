import { type Address, parseAbi } from 'viem'
import { groupBy } from '../../lib/groupBy.ts'
import type { ChainLog } from '../ChainLog.ts'
import type { ModuleCall } from '../ChainTransaction.ts'
import { defineHandler, UndecodableLogError } from './decodeLog.ts'
import {
  addNativeTransfers,
  addToHistory,
  type HandlerContext,
  type LoggedModuleCall,
  toCallKey,
  toFact,
} from './HandlerContext.ts'
import { listOutgoingValues } from './listOutgoingValues.ts'

/** An L2 singleton logs the contents of a module's transaction, then its result. Modules may be nested in between. */
export const safeModuleTransaction = defineHandler(
  parseAbi(['event SafeModuleTransaction(address module, address to, uint256 value, bytes data, uint8 operation)']),
  ({ data, module, operation, to, value }, log, context) => {
    if (operation !== 0 && operation !== 1) throw new UndecodableLogError(log)
    const key = toCallKey(log, module)
    const stack = context.announcedModuleCalls.get(key) ?? []
    stack.push({ data, logIndex: log.logIndex, operation, to, value })
    context.announcedModuleCalls.set(key, stack)
  },
)

export const executionFromModuleSuccess = defineHandler(
  parseAbi(['event ExecutionFromModuleSuccess(address indexed module)']),
  ({ module }, log, context) => recordModuleExecution(log, context, { module, success: true }),
)

export const executionFromModuleFailure = defineHandler(
  parseAbi(['event ExecutionFromModuleFailure(address indexed module)']),
  ({ module }, log, context) => recordModuleExecution(log, context, { module, success: false }),
)

/** A transaction of a module. Its position is that of the log with its contents, from which its id is derived. */
function recordModuleExecution(
  log: ChainLog,
  context: HandlerContext,
  { module, success }: { module: Address; success: boolean },
): void {
  const { rows, touch } = context.facts
  const call = popCall(log, context, module)
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
  const sent = call && success ? (listOutgoingValues(call, call.logIndex) ?? []) : []
  addNativeTransfers(log, context, { fact, sender: log.address, values: sent })
  addToHistory(log, context)
  touch(log.address, 'safe', 'history', 'balances')
}

/** The innermost logged call, or the next one in the trace of the transaction. */
function popCall(log: ChainLog, context: HandlerContext, module: Address): LoggedModuleCall | undefined {
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
