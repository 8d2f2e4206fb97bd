import type { Address, Hex } from 'viem'
import {
  type CalldataDecoding,
  type DecodeCalldataOptions,
  type DecodedFunction,
  decodeCalldata,
} from './decodeCalldata.ts'
import { type Call, decodeMultiSend, type MultiSendDecoding } from './decodeMultiSend.ts'
import type { KnownFunction } from './findFunctions.ts'

/** A decoded call with the calls inside its arguments. */
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
  const { inner, outer } = decodeOuter(call, options)
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
  const { inner, outer } = decodeOuter(call, options)
  for (const item of inner) {
    await pause()
    outer.nested.push(await decodeCallInSlices(item, { ...deeper(options), pause }))
  }
  return outer
}

/** The call without the calls inside it, and those that remain to be decoded. */
function decodeOuter(call: Call, { findFunctions, functions = [], maxDepth = 8 }: DecodeCallOptions) {
  const decoding = decodeCalldata(call.data, { functions: [...functions, ...(findFunctions?.(call.to) ?? [])] })
  const outer: DecodedCall = { call, decoding, nested: [], isCutOff: false }
  if (decoding.kind !== 'decoded') return { inner: [], outer }
  const batch = decodeBatch(decoding.call)
  const inner = batch ? batch.calls : listInnerCalls(decoding.call)
  if (batch) outer.batch = batch
  if (inner.length === 0 || maxDepth > 0) return { inner, outer }
  return { inner: [], outer: { ...outer, isCutOff: true } }
}

const deeper = <options extends DecodeCallOptions>(options: options): options => ({
  ...options,
  maxDepth: (options.maxDepth ?? 8) - 1,
})

/** MultiSend's list, or undefined where the function is no MultiSend. */
function decodeBatch(call: DecodedFunction): MultiSendDecoding | undefined {
  if (call.signature !== 'multiSend(bytes)') return undefined
  const packed = call.arguments[0]?.value
  return isHex(packed) ? decodeMultiSend(packed) : undefined
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
