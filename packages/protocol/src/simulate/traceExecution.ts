import { type Address, type Hex, isAddressEqual, numberToHex } from 'viem'
import type { ChainClient } from '../chain/ChainClient.ts'
import type { BlockReference } from '../evidence/Evidence.ts'
import type { SafeTransaction } from '../hash/hashSafeTransaction.ts'
import { encodeExecTransaction } from '../signatures/encodeExecTransaction.ts'
import { type Frame, parseFrame, type StateDiff, StateDiffSchema } from './answerSchemas.ts'
import type { AuthorizedExecution } from './authorize.ts'
import { findReason, toCall, toOverrides } from './runSimulations.ts'
import type { SimulatedCall, SimulatedLog } from './Simulation.ts'

type TraceExecutionParameters = {
  block: BlockReference
  execution: AuthorizedExecution
  safe: Address
  transaction: SafeTransaction
  /** Packed signatures, if there are enough: the trace then needs no overrides. */
  signatures?: Hex | undefined
}

/** The part of a simulation that a trace provides. */
export type ExecutionTrace = {
  hasFailed: boolean
  reason: string | undefined
  /** Undefined where only the inner call was traced. */
  gas: bigint | undefined
  logs: readonly SimulatedLog[]
  calls: readonly SimulatedCall[]
  /** Changed storage slots of the Safe; undefined if the node does not report them. */
  storage: ReadonlyMap<Hex, StorageChange> | undefined
}

export type StorageChange = { before: bigint; after: bigint }

type TracedCall = { data: Hex; from: Address; gasPrice?: Hex; to: Address; value?: Hex }
type Attempt = {
  call: TracedCall
  /** Gas that the trace lacks; undefined if the difference is unknown. */
  extraGas: bigint | undefined
  isComplete: boolean
  overrides?: object
}

/** Traces with overrides, with real signatures, then the inner call: many nodes cannot trace or ignore overrides. */
export async function traceExecution(
  client: ChainClient,
  parameters: TraceExecutionParameters,
): Promise<ExecutionTrace | undefined> {
  const { safe, transaction } = parameters
  for (const attempt of listAttempts(parameters)) {
    const frame = await trace(client, parameters, attempt, { tracer: 'callTracer', tracerConfig: { withLog: true } })
    const top = parseFrame(frame)
    // The node may refuse a gas price that the sender cannot pay.
    if (!top && attempt.call.gasPrice !== undefined) continue
    if (!top) return undefined
    const inner = attempt.isComplete ? findInner(top, { safe, transaction }) : top
    if (!inner) continue
    const diff = await trace(client, parameters, attempt, {
      tracer: 'prestateTracer',
      tracerConfig: { diffMode: true },
    })
    return {
      calls: listCalls(inner),
      gas: attempt.extraGas !== undefined && top.gasUsed !== undefined ? top.gasUsed + attempt.extraGas : undefined,
      hasFailed: top.error !== undefined || inner.error !== undefined,
      logs: listLogs(top),
      reason: findFailure(inner),
      storage: readStorage(StateDiffSchema.safeParse(diff).data, safe),
    }
  }
  return undefined
}

function listAttempts({ execution, safe, signatures, transaction }: TraceExecutionParameters): Attempt[] {
  const { data, operation, to, value } = transaction
  const from = execution.sender
  const call = toCall(safe, execution)
  const overrides = toOverrides(safe, [execution])
  const signed = signatures && { data: encodeExecTransaction({ signatures, transaction }), from, to: safe }
  const isRefunded = call.gasPrice !== undefined
  return [
    { call, extraGas: execution.signatureGas, isComplete: true, overrides },
    ...(signed && isRefunded ? [{ call: { ...call, ...signed }, extraGas: 0n, isComplete: true }] : []),
    // Without a gas price the refund costs less gas.
    ...(signed ? [{ call: signed, extraGas: isRefunded ? undefined : 0n, isComplete: true }] : []),
    // The outermost call cannot be a delegatecall.
    ...(operation === 0
      ? [{ call: { data, from: safe, to, value: numberToHex(value) }, extraGas: undefined, isComplete: false }]
      : []),
  ]
}

async function trace(
  client: ChainClient,
  { block }: Pick<TraceExecutionParameters, 'block'>,
  { call, overrides }: Attempt,
  tracer: object,
): Promise<unknown> {
  try {
    return await client.request<{ Method: 'debug_traceCall'; Parameters: unknown[]; ReturnType: unknown }>({
      method: 'debug_traceCall',
      params: [call, numberToHex(block.number), { ...tracer, ...(overrides ? { stateOverrides: overrides } : {}) }],
    })
  } catch {
    return undefined
  }
}

/** The Safe's call, after it accepted the signatures. */
function findInner(
  frame: Frame,
  { safe, transaction }: Pick<TraceExecutionParameters, 'safe' | 'transaction'>,
): Frame | undefined {
  const type = transaction.operation === 1 ? 'DELEGATECALL' : 'CALL'
  const isInner = ({ from, input, to, type: kind }: Frame) =>
    kind === type &&
    to !== undefined &&
    isAddressEqual(from, safe) &&
    isAddressEqual(to, transaction.to) &&
    input.toLowerCase() === transaction.data.toLowerCase()
  let level = frame.calls ?? []
  while (level.length > 0) {
    const found = level.find(isInner)
    if (found) return found
    level = level.flatMap(({ calls = [] }) => calls)
  }
  return undefined
}

/** A failed call has no logs. */
function listLogs({ calls = [], error, logs = [] }: Frame): SimulatedLog[] {
  return error === undefined ? [...logs, ...calls.flatMap(listLogs)] : []
}

const maxCalls = 200

function listCalls(inner: Frame): SimulatedCall[] {
  const list: SimulatedCall[] = []
  const walk = (frame: Frame, depth: number) => {
    if (frame.type === 'STATICCALL' || list.length >= maxCalls) return
    const { calls = [], error, from, input, to, type, value = 0n } = frame
    const selector: Hex | undefined = input.length >= 10 ? `0x${input.slice(2, 10).toLowerCase()}` : undefined
    list.push({ depth, from, hasFailed: error !== undefined, selector, to, type, value })
    for (const call of calls) walk(call, depth + 1)
  }
  walk(inner, 0)
  return list
}

/** Innermost revert reason: outer calls often only report that an inner one failed. */
function findFailure({ calls = [], error, output }: Frame): string | undefined {
  if (error === undefined) return undefined
  const inner = calls.findLast((call) => call.error !== undefined)
  return (inner && findFailure(inner)) ?? (output ? findReason(output) : undefined)
}

function readStorage(diff: StateDiff | undefined, safe: Address): Map<Hex, StorageChange> | undefined {
  if (!diff) return undefined
  const before = findStorage(diff.pre, safe)
  const after = findStorage(diff.post, safe)
  const changes = new Map<Hex, StorageChange>()
  for (const slot of new Set([...before.keys(), ...after.keys()])) {
    // Zero values are omitted.
    const change = { after: after.get(slot) ?? 0n, before: before.get(slot) ?? 0n }
    if (change.after !== change.before) changes.set(slot, change)
  }
  return changes
}

function findStorage(state: StateDiff['pre'], safe: Address): Map<Hex, bigint> {
  const account = Object.entries(state).find(([address]) => address.toLowerCase() === safe.toLowerCase())?.[1]
  return new Map(
    Object.entries(account?.storage ?? {}).map(([slot, value]) => [numberToHex(BigInt(slot), { size: 32 }), value]),
  )
}
