import { expect, test } from 'vitest'
import { toRpcError } from './toRpcError.ts'

const call = (reason: unknown, data = '0x') => ({ data, reason, transactionHash: null })

test('default: a revert is code 3 with its data', () => {
  const error = {
    code: -32_000,
    data: call({ Revert: '0x08c379a0' }, '0x08c379a0'),
    message: "reverted with reason string 'GS031'",
  }
  expect(toRpcError(error)).toEqual({ code: 3, data: '0x08c379a0', message: 'execution reverted: GS031' })
  const empty = { code: -32_000, data: call({ Revert: '0x' }), message: 'Transaction reverted without a reason' }
  expect(toRpcError(empty)).toEqual({ code: 3, data: '0x', message: 'execution reverted' })
})

test.each([
  { message: 'out of gas', reason: { OutOfGas: 'Basic' } },
  { message: 'invalid opcode', reason: 'OpcodeNotFound' },
  { message: 'stack underflow', reason: { Inner: 'StackUnderflow' } },
  { message: 'as the engine said', reason: 42 },
])('behavior: $message', ({ message, reason }) => {
  const error = { code: -32_000, data: call(reason), message: 'as the engine said' }
  expect(toRpcError(error)).toEqual({ code: -32_000, message })
})

test.each([
  ["Sender doesn't have enough funds to send tx.", 'insufficient funds for gas * price + value: '],
  ['Transaction maxFeePerGas (1) is too low for the next block, which…', 'max fee per gas less than block base fee: '],
  [
    'maxPriorityFeePerGas (2) is bigger than maxFeePerGas (1)',
    'max priority fee per gas higher than max fee per gas: ',
  ],
  ['Transaction requires at least 21000 gas but got 100', 'intrinsic gas too low: '],
  ['Transaction gas limit is 4 and exceeds block gas limit of 3', 'exceeds block gas limit: '],
  ['Nonce too low. Expected nonce to be 1 but got 0.', ''],
])('behavior: %s', (message, prefix) => {
  expect(toRpcError({ code: -32_000, data: null, message })).toEqual({ code: -32_000, message: `${prefix}${message}` })
})

test('behavior: an unknown method has the code of JSON-RPC, and the request is not echoed', () => {
  const error = { code: -32_004, data: { method: 'foo' }, message: 'Method foo is not supported' }
  expect(toRpcError(error)).toEqual({ code: -32_601, message: 'Method foo is not supported' })
})
