import { type Abi, encodeFunctionData, getAddress, type Hex, parseAbi, zeroAddress } from 'viem'
import { expect, test } from 'vitest'
import { multiSendAbi } from '../abi/libraryAbi.ts'
import { safeAbi } from '../abi/safeAbi.ts'
import { erc20CallsAbi, erc721CallsAbi, permit2Abi } from '../abi/tokenAbi.ts'
import { DataDecodedSchema } from '../wire/DataDecodedSchema.ts'
import { type DecodeCallOptions, decodeCall } from './decodeCall.ts'
import { type Call, encodeMultiSend } from './decodeMultiSend.ts'
import { toKnownFunctions } from './findFunctions.ts'
import { toDataDecoded } from './toDataDecoded.ts'

const bob = getAddress('0x3c44cdddb6a900fa2b585dd299e03d12fa4293bc')
const token = getAddress('0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48')
const encode = (abi: Abi, functionName: string, args: readonly unknown[]): Hex =>
  encodeFunctionData({ abi, functionName, args })
const call = (data: Hex, to = token, value = 0n): Call => ({ to, value, data, operation: 0 })
const decode = (data: Hex, options?: DecodeCallOptions) => {
  const decoded = toDataDecoded(decodeCall(call(data), options))
  if (decoded) expect(DataDecodedSchema.parse(JSON.parse(JSON.stringify(decoded)))).toEqual(decoded)
  return decoded
}
const transfer = encode(erc20CallsAbi, 'transfer', [bob, 5n])
const transferDecoded = {
  method: 'transfer',
  parameters: [
    { name: 'to', type: 'address', value: bob },
    { name: 'value', type: 'uint256', value: '5' },
  ],
  accuracy: 'FULL_MATCH',
}
const batch = encode(multiSendAbi, 'multiSend', [encodeMultiSend([call(transfer), call('0x', bob, 7n)])])

test('default: method and parameters as text', () => {
  expect(decode(transfer)).toEqual(transferDecoded)
  expect(decode(encode(erc721CallsAbi, 'setApprovalForAll', [bob, true]))?.parameters?.[1]).toEqual({
    name: 'approved',
    type: 'bool',
    value: 'true',
  })
})

test('behavior: what has no known meaning is null', () => {
  for (const data of ['0x', '0x01', '0xdeadbeef', '0xa9059cbb', '0xabc'] as const)
    expect(toDataDecoded(decodeCall(call(data)))).toBe(null)
})

test('behavior: unexplained bytes make it a partial match', () => {
  expect(decode(`${transfer}00`)).toEqual({ ...transferDecoded, accuracy: 'PARTIAL_MATCH' })
})

test('parameters: findFunctions explains each call by the functions of its own target', () => {
  const abi = parseAbi(['function poke(uint256 times)'])
  const poke = encode(abi, 'poke', [3n])
  const findFunctions = (to: string) => (to === bob ? toKnownFunctions(abi, 'verified') : [])
  expect(toDataDecoded(decodeCall(call(poke), { findFunctions }))).toBe(null)
  expect(toDataDecoded(decodeCall(call(poke, bob), { findFunctions }))).toEqual({
    method: 'poke',
    parameters: [{ name: 'times', type: 'uint256', value: '3' }],
    accuracy: 'FULL_MATCH',
  })
  const both = encode(multiSendAbi, 'multiSend', [encodeMultiSend([call(poke, bob), call(poke)])])
  const [batched] = toDataDecoded(decodeCall(call(both), { findFunctions }))?.parameters ?? []
  expect(batched?.valueDecoded).toMatchObject([{ dataDecoded: { method: 'poke' } }, { dataDecoded: null }])
})

test('behavior: a guess is only a function match', () => {
  const abi = parseAbi(['function guess(uint256 x)'])
  const data = encode(abi, 'guess', [1n])
  expect(decode(data, { functions: toKnownFunctions(abi, 'guess') })).toEqual({
    method: 'guess',
    parameters: [{ name: 'x', type: 'uint256', value: '1' }],
    accuracy: 'ONLY_FUNCTION_MATCH',
  })
})

test('behavior: the calls of a batch', () => {
  expect(decode(batch)?.parameters?.[0]?.valueDecoded).toEqual([
    { operation: 0, to: token, value: '0', data: transfer, dataDecoded: transferDecoded },
    { operation: 0, to: bob, value: '7', data: null, dataDecoded: null },
  ])
})

test('behavior: a batch that cannot be read has no calls', () => {
  const broken = decode(encode(multiSendAbi, 'multiSend', ['0x00']))
  expect(broken?.parameters?.[0]).toEqual({ name: 'transactions', type: 'bytes', value: '0x00' })
})

test('behavior: the call of an execution', () => {
  const args = [token, 0n, transfer, 0, 1n, 2n, 3n, zeroAddress, zeroAddress, '0xabcd']
  const decoded = decode(encode(safeAbi, 'execTransaction', args))
  expect(decoded?.parameters?.map(({ name, value }) => [name, value])).toEqual([
    ['to', token],
    ['value', '0'],
    ['data', transfer],
    ['operation', '0'],
    ['safeTxGas', '1'],
    ['baseGas', '2'],
    ['gasPrice', '3'],
    ['gasToken', zeroAddress],
    ['refundReceiver', zeroAddress],
    ['signatures', '0xabcd'],
  ])
  expect(decoded?.parameters?.filter((parameter) => 'valueDecoded' in parameter)).toMatchObject([
    { name: 'data', valueDecoded: transferDecoded },
  ])
  const unknown = decode(encode(safeAbi, 'execTransactionFromModule', [token, 0n, '0xdeadbeef', 0]))
  expect(unknown?.parameters?.[2]).toEqual({ name: 'data', type: 'bytes', value: '0xdeadbeef', valueDecoded: null })
})

test('behavior: `data` of other functions is only bytes', () => {
  const safeTransfer = encode([erc721CallsAbi[1]], 'safeTransferFrom', [bob, bob, 1n, transfer])
  expect(decode(safeTransfer)?.parameters?.[3]).toEqual({ name: 'data', type: 'bytes', value: transfer })
})

test('behavior: tuples and arrays are nested lists', () => {
  const permit = encode([permit2Abi[2]], 'permit', [
    bob,
    { details: [{ token, amount: 1n, expiration: 2, nonce: 3 }], spender: bob, sigDeadline: 4n },
    '0xab',
  ])
  expect(decode(permit)?.parameters?.[1]).toEqual({
    name: 'permitBatch',
    type: 'tuple',
    value: [[[token, '1', '2', '3']], bob, '4'],
  })
  const abi = parseAbi(['function list(uint256[2][] a, (uint256, bool) b)'])
  const functions = toKnownFunctions(abi, 'verified')
  expect(
    decode(encode(abi, 'list', [[[1n, 2n]], [3n, false]]), { functions })?.parameters?.map(({ value }) => value),
  ).toEqual([[['1', '2']], ['3', 'false']])
})

test('behavior: decodeCall returns the batch and the calls inside', () => {
  const decoded = decodeCall(call(batch))
  expect(decoded.batch).toMatchObject({ ok: true })
  expect(decoded.isCutOff).toBe(false)
  expect(decoded.nested.map(({ decoding }) => decoding.kind)).toEqual(['decoded', 'empty'])
  expect(decoded.nested[0]?.call).toEqual(call(transfer))
})

test('parameters: maxDepth', () => {
  expect(decodeCall(call(batch), { maxDepth: 0 })).toMatchObject({ isCutOff: true, nested: [] })
  expect(decodeCall(call(transfer), { maxDepth: 0 }).isCutOff).toBe(false)
  let data = batch
  for (let depth = 0; depth < 8; depth++) data = encode(multiSendAbi, 'multiSend', [encodeMultiSend([call(data)])])
  const isCutOff = (decoded: ReturnType<typeof decodeCall>): boolean =>
    decoded.isCutOff || decoded.nested.some(isCutOff)
  expect(isCutOff(decodeCall(call(data)))).toBe(true)
  expect(isCutOff(decodeCall(call(data), { maxDepth: 9 }))).toBe(false)
})

test('behavior: an execution with an impossible operation has no inner call', () => {
  const data = encode(safeAbi, 'execTransactionFromModule', [token, 0n, transfer, 2])
  expect(decodeCall(call(data)).nested).toEqual([])
  const delegate = encode(safeAbi, 'execTransactionFromModuleReturnData', [token, 0n, transfer, 1])
  expect(decodeCall(call(delegate)).nested[0]?.call.operation).toBe(1)
})

test('behavior: functions from outside reach the calls inside', () => {
  const abi = parseAbi(['function inner(uint256 x)'])
  const data = encode(multiSendAbi, 'multiSend', [encodeMultiSend([call(encode(abi, 'inner', [1n]))])])
  expect(decodeCall(call(data)).nested[0]?.decoding.kind).toBe('unknown')
  const functions = toKnownFunctions(abi, 'verified')
  expect(decodeCall(call(data), { functions }).nested[0]?.decoding.kind).toBe('decoded')
})

test('behavior: only what is named `data` or `transactions` carries calls', () => {
  // The batch's bytes under another name, and a text under the batch's name.
  const abi = parseAbi(['function other(bytes transactions, string data)'])
  const functions = toKnownFunctions(abi, 'verified')
  expect(decode(encode(abi, 'other', ['0x00', 'text']), { functions })?.parameters).toEqual([
    { name: 'transactions', type: 'bytes', value: '0x00' },
    { name: 'data', type: 'string', value: 'text' },
  ])
})

test('behavior: parameters without a name have an empty one', () => {
  const abi = parseAbi(['function nameless(uint256)'])
  const functions = toKnownFunctions(abi, 'verified')
  expect(decode(encode(abi, 'nameless', [1n]), { functions })?.parameters).toEqual([
    { name: '', type: 'uint256', value: '1' },
  ])
})

test('behavior: arrays of arrays of tuples', () => {
  const abi = parseAbi(['function deep((uint8 a, bool b)[1][] x)'])
  const functions = toKnownFunctions(abi, 'verified')
  const data = encode(abi, 'deep', [[[{ a: 1, b: true }], [{ a: 2, b: false }]]])
  expect(decode(data, { functions })?.parameters?.[0]?.value).toEqual([[['1', 'true']], [['2', 'false']]])
})

test('behavior: functions that are no execution carry no call, whatever their arguments', () => {
  const abi = parseAbi(['function forward(address to, uint256 value, bytes data, uint8 operation)'])
  const functions = toKnownFunctions(abi, 'verified')
  expect(decodeCall(call(encode(abi, 'forward', [bob, 0n, transfer, 0])), { functions }).nested).toEqual([])
})
