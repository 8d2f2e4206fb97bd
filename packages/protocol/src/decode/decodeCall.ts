import type { Address, Hex } from 'viem'
import {
  type CalldataDecoding,
  type DecodeCalldataOptions,
  type DecodedFunction,
  decodeCalldata,
} from './decodeCalldata.ts'
import { type Call, decodeMultiSend, type MultiSendDecoding, readMultiSend } from './decodeMultiSend.ts'
import type { KnownFunction } from './findFunctions.ts'

export type DecodedCall = {
  call: Call
  decoding: CalldataDecoding
  /** `multiSend`: the packed list as read, sound or not. */
  batch?: MultiSendDecoding
  /** Inner calls: items of a batch, or the call of another Safe's execution. */
  nested: DecodedCall[]
  /** True where `nested` was left empty because calls were nested too deep. */
  isCutOff: boolean
}

export type DecodeCallOptions = DecodeCalldataOptions & {
  /** Functions of one contract alone, beside `functions`, which hold for every call. */
  findFunctions?: ((to: Address) => readonly KnownFunction[]) | undefined
  /** @default 8 */
  maxDepth?: number
  /** The result for this very call, of `decodeCallInSlices`. */
  decoded?: DecodedCall | undefined
}

/** Decodes a call and all calls inside it. Never throws. */
export function decodeCall(call: Call, { decoded, ...options }: DecodeCallOptions = {}): DecodedCall {
  if (decoded) return decoded
  const outer = decodeFunction(call, options)
  const inner = decodeInner(outer, { batch: decodeBatch(outer), ...options })
  return { ...outer, nested: inner.map((item) => decodeCall(item, deeper(options))) }
}

export type DecodeCallInSlicesOptions = Omit<DecodeCallOptions, 'decoded'> & {
  /** Awaited before each call of a batch, so that others can use the thread. */
  pause: () => Promise<void> | undefined
}

/** `decodeCall` with pauses: a large batch takes tens of milliseconds. */
export async function decodeCallInSlices(
  call: Call,
  { pause, ...options }: DecodeCallInSlicesOptions,
): Promise<DecodedCall> {
  const outer = decodeFunction(call, options)
  const inner = decodeInner(outer, { batch: await decodeBatchInSlices(outer, pause), ...options })
  for (const item of inner) {
    await pause()
    outer.nested.push(await decodeCallInSlices(item, { ...deeper(options), pause }))
  }
  return outer
}

/** The call without the calls inside it. */
function decodeFunction(call: Call, { findFunctions, functions = [] }: DecodeCallOptions): DecodedCall {
  const decoding = decodeCalldata(call.data, { functions: [...functions, ...(findFunctions?.(call.to) ?? [])] })
  return { call, decoding, nested: [], isCutOff: false }
}

/** The calls inside it that remain to be decoded. */
function decodeInner(
  outer: DecodedCall,
  { batch, maxDepth = 8 }: Pick<DecodeCallOptions, 'maxDepth'> & { batch: MultiSendDecoding | undefined },
): readonly Call[] {
  if (outer.decoding.kind !== 'decoded') return []
  if (batch) outer.batch = batch
  const inner = batch ? batch.calls : listInnerCalls(outer.decoding.call)
  if (inner.length === 0 || maxDepth > 0) return inner
  outer.isCutOff = true
  return []
}

const deeper = <options extends DecodeCallOptions>(options: options): options => ({
  ...options,
  maxDepth: (options.maxDepth ?? 8) - 1,
})

/** MultiSend's list, or undefined where the function is no MultiSend. */
function decodeBatch(outer: DecodedCall): MultiSendDecoding | undefined {
  const packed = findBatch(outer)
  return packed && decodeMultiSend(packed)
}

async function decodeBatchInSlices(
  outer: DecodedCall,
  pause: DecodeCallInSlicesOptions['pause'],
): Promise<MultiSendDecoding | undefined> {
  const packed = findBatch(outer)
  if (!packed) return undefined
  const reader = readMultiSend(packed)
  for (;;) {
    const { done, value } = reader.next()
    if (done) return value
    await pause()
  }
}

function findBatch({ decoding }: DecodedCall): Hex | undefined {
  if (decoding.kind !== 'decoded' || decoding.call.signature !== 'multiSend(bytes)') return undefined
  const packed = decoding.call.arguments[0]?.value
  return isHex(packed) ? packed : undefined
}

const executions = new Set([
  'execTransaction(address,uint256,bytes,uint8,uint256,uint256,uint256,address,address,bytes)',
  'execTransactionFromModule(address,uint256,bytes,uint8)',
  'execTransactionFromModuleReturnData(address,uint256,bytes,uint8)',
])

/** The call that another Safe executes. */
function listInnerCalls(call: DecodedFunction): Call[] {
  if (!executions.has(call.signature)) return []
  const [to, value, data, operation] = call.arguments.map((argument) => argument.value)
  if (!isHex(to) || typeof value !== 'bigint' || !isHex(data)) return []
  if (operation !== 0 && operation !== 1) return []
  return [{ to, value, data, operation }]
}

function isHex(value: unknown): value is Hex {
  return typeof value === 'string' && value.startsWith('0x')
}
