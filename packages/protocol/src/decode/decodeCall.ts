import type { Address, Hex } from 'viem'
import {
  type CalldataDecoding,
  type DecodeCalldataOptions,
  type DecodedFunction,
  decodeCalldata,
} from './decodeCalldata.ts'
import { type Call, decodeMultiSend, type MultiSendDecoding } from './decodeMultiSend.ts'
import type { KnownFunction } from './findFunctions.ts'

/** A call with its explanation and the calls that it carries in its arguments. */
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
}

/** Explains a call and all calls inside it. Never throws. */
export function decodeCall(call: Call, options: DecodeCallOptions = {}): DecodedCall {
  const { findFunctions, functions = [], maxDepth = 8 } = options
  const decoding = decodeCalldata(call.data, { functions: [...functions, ...(findFunctions?.(call.to) ?? [])] })
  const decoded: DecodedCall = { call, decoding, nested: [], isCutOff: false }
  if (decoding.kind !== 'decoded') return decoded
  const batch = decodeBatch(decoding.call)
  const inner = batch ? batch.calls : listInnerCalls(decoding.call)
  if (batch) decoded.batch = batch
  if (inner.length === 0) return decoded
  if (maxDepth <= 0) return { ...decoded, isCutOff: true }
  return { ...decoded, nested: inner.map((item) => decodeCall(item, { ...options, maxDepth: maxDepth - 1 })) }
}

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
