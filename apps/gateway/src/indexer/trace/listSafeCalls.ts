import type { Address } from 'viem'
import type { ExecutionCall, ModuleCall } from '../TransactionContext.ts'
import type { CallFrame } from './CallFrame.ts'
import { decodeExecution } from './decodeExecution.ts'
import { decodeModuleCall } from './decodeModuleCall.ts'

export type SafeCalls = { executions: ExecutionCall[]; moduleCalls: ModuleCall[] }

/** Calls that make these Safes act, wherever they are in a transaction, in the order in which they ended: that of the events. */
export function listSafeCalls(frame: CallFrame, safes: ReadonlySet<Address>): SafeCalls {
  const found: SafeCalls = { executions: [], moduleCalls: [] }
  collect(frame, safes, found)
  return found
}

function collect(frame: CallFrame, safes: ReadonlySet<Address>, found: SafeCalls): void {
  if (frame.hasFailed) return
  for (const call of frame.calls) collect(call, safes, found)
  // The proxy passes each call on to its singleton by delegatecall, with the same input.
  if (frame.type !== 'CALL' || !frame.to || !safes.has(frame.to)) return
  const call = { from: frame.from, input: frame.input, to: frame.to }
  const execution = decodeExecution(call)
  if (execution) found.executions.push({ ...execution, source: 'trace' })
  const moduleCall = decodeModuleCall(call)
  if (moduleCall) found.moduleCalls.push(moduleCall)
}
