import { safeAbi } from '@countersign/protocol/chain'
import { type Address, decodeFunctionData, type Hex, toFunctionSelector } from 'viem'
import { z } from 'zod'
import { decodeExecution } from '../abi/decodeExecution.ts'
import type { ExecutionCall, ModuleCall, ValueCall } from '../ChainTransaction.ts'
import { AddressSchema, HexSchema } from '../rpcSchemas.ts'

/** One call of a transaction, as `callTracer` returns it. */
type CallFrame = {
  calls: CallFrame[]
  from: Address
  hasFailed: boolean
  input: Hex
  to: Address | undefined
  type: string
  value: bigint
}

export const CallFrameSchema: z.ZodType<CallFrame> = z
  .object({
    get calls() {
      return z.array(CallFrameSchema).optional()
    },
    error: z.string().optional(),
    from: AddressSchema,
    input: HexSchema.default('0x'),
    to: AddressSchema.optional(),
    type: z.string(),
    value: HexSchema.optional(),
  })
  .transform(({ calls = [], error, value = '0x0', ...frame }) => ({
    ...frame,
    calls,
    hasFailed: error !== undefined,
    to: frame.to,
    value: value === '0x' ? 0n : BigInt(value),
  }))

export type SafeCalls = { executions: ExecutionCall[]; moduleCalls: ModuleCall[] }

/** Calls of these Safes anywhere in a transaction, in the order in which they ended: that of their events. */
export function listSafeCalls(frame: CallFrame, safes: ReadonlySet<Address>): SafeCalls {
  const found: SafeCalls = { executions: [], moduleCalls: [] }
  collect(frame, safes, found)
  return found
}

function collect(frame: CallFrame, safes: ReadonlySet<Address>, found: SafeCalls): void {
  if (frame.hasFailed) return
  for (const call of frame.calls) collect(call, safes, found)
  // The proxy delegates each call to its singleton, with the same input.
  if (frame.type !== 'CALL' || !frame.to || !safes.has(frame.to)) return
  const call = { from: frame.from, input: frame.input, to: frame.to }
  const execution = decodeExecution(call)
  if (execution) found.executions.push({ ...execution, source: 'trace' })
  const moduleCall = decodeModuleCall(call)
  if (moduleCall) found.moduleCalls.push(moduleCall)
}

const moduleAbi = safeAbi.filter(
  (item) => item.name === 'execTransactionFromModule' || item.name === 'execTransactionFromModuleReturnData',
)
const moduleSelectors = moduleAbi.map((item) => toFunctionSelector(item))

function decodeModuleCall({ from, input, to }: { from: Address; input: Hex; to: Address }): ModuleCall | undefined {
  if (!moduleSelectors.some((selector) => input.startsWith(selector))) return undefined
  try {
    const [target, value, data, operation] = decodeFunctionData({ abi: moduleAbi, data: input }).args
    if (operation !== 0 && operation !== 1) return undefined
    return { data, module: from, operation, safe: to, to: target, value }
  } catch {
    return undefined
  }
}

/** Native coin that a Safe sent within a transaction. A failed call sent nothing. */
export function listValueCalls(frame: CallFrame, safe: Address): ValueCall[] {
  const found: ValueCall[] = []
  collectValues(frame, { found, path: [], safe })
  return found
}

function collectValues(
  frame: CallFrame,
  { found, path, safe }: { found: ValueCall[]; path: readonly number[]; safe: Address },
): void {
  if (frame.hasFailed) return
  if (frame.type === 'CALL' && frame.from === safe && frame.value > 0n && frame.to !== undefined)
    found.push({ position: path.join(','), to: frame.to, value: frame.value })
  for (const [index, call] of frame.calls.entries()) collectValues(call, { found, path: [...path, index], safe })
}

export type ReceivedValue = { from: Address; value: bigint }

/** A delegatecall only repeats the value of the call that it belongs to. */
const receivingKinds = new Set(['CALL', 'SELFDESTRUCT'])

/** Native coin that a Safe received within a transaction. A failed call sent nothing. */
export function listReceivedValues(frame: CallFrame, safe: Address): ReceivedValue[] {
  if (frame.hasFailed) return []
  const inner = frame.calls.flatMap((call) => listReceivedValues(call, safe))
  const isReceived = receivingKinds.has(frame.type) && frame.to === safe && frame.from !== safe && frame.value > 0n
  return isReceived ? [{ from: frame.from, value: frame.value }, ...inner] : inner
}
