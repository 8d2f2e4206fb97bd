import type { AbiParameter, Hex } from 'viem'
import type {
  DataDecoded,
  DataDecodedParameter,
  InternalTransaction,
  ParameterValue,
} from '../wire/DataDecodedSchema.ts'
import type { DecodedCall } from './decodeCall.ts'
import type { DecodedFunction } from './decodeCalldata.ts'

/** Decoded calldata for the service API, or null. Of several candidates the first is marked ONLY_FUNCTION_MATCH. */
export function toDataDecoded(decoded: DecodedCall): DataDecoded | null {
  const { decoding } = decoded
  if (decoding.kind === 'decoded') {
    const { call } = decoding
    const accuracy = call.unexplainedBytes === 0 ? 'FULL_MATCH' : 'PARTIAL_MATCH'
    return { method: call.name, parameters: toParameters(call, decoded), accuracy }
  }
  const guess = decoding.kind === 'ambiguous' ? decoding.candidates[0] : undefined
  return guess
    ? { method: guess.name, parameters: toParameters(guess, decoded), accuracy: 'ONLY_FUNCTION_MATCH' }
    : null
}

function toParameters(call: DecodedFunction, decoded: DecodedCall): DataDecodedParameter[] {
  return call.abi.inputs.map((input, index) => {
    const value = toParameterValue(input, call.arguments[index]?.value)
    const parameter = { name: input.name ?? '', type: input.type, value }
    const valueDecoded = input.type === 'bytes' ? decodeParameter(input, decoded) : undefined
    return valueDecoded === undefined ? parameter : { ...parameter, valueDecoded }
  })
}

/** Only the argument that carries calls has a meaning of its own: `transactions` of a batch, `data` of an execution. */
function decodeParameter(input: AbiParameter, decoded: DecodedCall): DataDecodedParameter['valueDecoded'] {
  if (input.name === 'transactions' && decoded.batch?.ok) return decoded.nested.map(toInternalTransaction)
  const [inner] = decoded.nested
  return input.name === 'data' && inner ? toDataDecoded(inner) : undefined
}

function toInternalTransaction(item: DecodedCall): InternalTransaction {
  const { data, operation, to, value } = item.call
  return { operation, to, value: value.toString(), data: toNullableData(data), dataDecoded: toDataDecoded(item) }
}

function toNullableData(data: Hex): Hex | null {
  return data === '0x' ? null : data
}

/** Text, and lists of text for arrays and tuples, as the official decoder writes them. */
function toParameterValue(parameter: AbiParameter, value: unknown): ParameterValue {
  if (parameter.type.endsWith(']')) return toList(value).map((item) => toParameterValue(toElement(parameter), item))
  if ('components' in parameter) {
    // viem gives a tuple with a nameless component as a list.
    const fields = toList(value)
    return parameter.components.map((component, index) => toParameterValue(component, fields[index]))
  }
  return String(value)
}

function toList(value: unknown): unknown[] {
  if (Array.isArray(value)) return value
  return typeof value === 'object' && value !== null ? Object.values(value) : []
}

function toElement(parameter: AbiParameter): AbiParameter {
  return { ...parameter, type: parameter.type.replace(/\[[0-9]*\]$/, '') }
}
