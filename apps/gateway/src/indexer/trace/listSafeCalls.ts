import type { ExecutionCall, ModuleCall } from '../TransactionContext.ts'
import type { CallFrame } from './CallFrame.ts'
import { decodeExecution } from './decodeExecution.ts'
import { decodeModuleCall } from './decodeModuleCall.ts'

export type SafeCalls = { executions: ExecutionCall[]; moduleCalls: ModuleCall[] }

/** Calls that make Safes act, wherever they are in a transaction, in the order in which they ended: that of the events. */
export function listSafeCalls(frame: CallFrame): SafeCalls {
  if (frame.hasFailed) return { executions: [], moduleCalls: [] }
  const inner = frame.calls.map(listSafeCalls)
  const executions = inner.flatMap((calls) => calls.executions)
  const moduleCalls = inner.flatMap((calls) => calls.moduleCalls)
  // The proxy passes each call on to its singleton by delegatecall, with the same input.
  if (frame.type !== 'CALL' || !frame.to) return { executions, moduleCalls }
  const call = { from: frame.from, input: frame.input, to: frame.to }
  const execution = decodeExecution(call)
  const moduleCall = decodeModuleCall(call)
  return {
    executions: execution ? [...executions, { ...execution, source: 'trace' }] : executions,
    moduleCalls: moduleCall ? [...moduleCalls, moduleCall] : moduleCalls,
  }
}
