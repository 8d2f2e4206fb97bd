import { encodeFunctionData, parseAbi } from 'viem'
import { expect, test } from 'vitest'
import { callsItself, createBatchCall } from '../../domain/transaction-builder/createBatchCall.ts'
import { ownerSelectors } from './planOwnerChange.ts'

const safe = '0xF71902B32C9854DB8d6f70Afa6Dcf685F7df8d79'
const dave = '0x90F79bf6EB2c4f870365E785982E1f101E93b906'
const multiSend = '0x9641d764fc13c8B624c04430C7356C1C7C8102e2'
const abi = parseAbi([
  'function addOwnerWithThreshold(address,uint256)',
  'function changeThreshold(uint256)',
  'function removeOwner(address,address,uint256)',
  'function swapOwner(address,address,address)',
])
const calls = {
  add: encodeFunctionData({ abi, functionName: 'addOwnerWithThreshold', args: [dave, 1n] }),
  remove: encodeFunctionData({ abi, functionName: 'removeOwner', args: [dave, dave, 1n] }),
  swap: encodeFunctionData({ abi, functionName: 'swapOwner', args: [dave, dave, dave] }),
  threshold: encodeFunctionData({ abi, functionName: 'changeThreshold', args: [1n] }),
}
const changesOwners = (call: Parameters<typeof callsItself>[0], of: `0x${string}`) =>
  callsItself(call, of, ownerSelectors)
const pay = { to: dave, value: 1n, data: '0x' } as const

test.each(['add', 'remove', 'swap'] as const)('default: %s, alone and inside of a batch', (name) => {
  const call = { to: safe, value: 0n, data: calls[name] } as const
  expect(changesOwners(call, safe)).toBe(true)
  expect(changesOwners(createBatchCall([pay, call], multiSend), safe)).toBe(true)
})

test('behavior: not a payment, the threshold alone, or another Safe', () => {
  expect(changesOwners(pay, safe)).toBe(false)
  expect(changesOwners({ to: safe, value: 0n, data: calls.threshold }, safe)).toBe(false)
  expect(changesOwners({ to: dave, value: 0n, data: calls.add }, safe)).toBe(false)
})
