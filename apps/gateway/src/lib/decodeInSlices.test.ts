import { type Call, decodeCall, describeTransaction, encodeMultiSend } from '@countersign/protocol/decode'
import { type Address, encodeFunctionData, type Hex, parseAbi, toHex } from 'viem'
import { expect, test } from 'vitest'
import { decodeInSlices, describeInSlices, largeData } from './decodeInSlices.ts'

const abi = parseAbi(['function multiSend(bytes transactions)', 'function transfer(address to, uint256 amount)'])
const toAddress = (index: number): Address => toHex(index + 2 ** 40, { size: 20 })
const transfer = (index: number): Hex =>
  encodeFunctionData({ abi, args: [toAddress(index), 1n], functionName: 'transfer' })

function createBatch(count: number): Call {
  const calls = Array.from({ length: count }, (_, index) => ({
    data: transfer(index),
    operation: 0 as const,
    to: toAddress(-index),
    value: 0n,
  }))
  const data = encodeFunctionData({ abi, args: [encodeMultiSend(calls)], functionName: 'multiSend' })
  return { data, operation: 1, to: toAddress(7), value: 0n }
}

test('default: the result is that of decodeCall', async () => {
  for (const call of [createBatch(3), createBatch(200)]) expect(await decodeInSlices(call)).toEqual(decodeCall(call))
})

test('behavior: descriptions are those of describeTransaction', async () => {
  const nativeCurrency = { decimals: 18, name: 'Ether', symbol: 'ETH' }
  for (const transaction of [createBatch(3), createBatch(200)]) {
    const parameters = { nativeCurrency, safe: toAddress(9), transaction }
    expect(await describeInSlices(parameters)).toEqual(describeTransaction(parameters))
  }
})

test('behavior: other tasks run while a large batch is decoded', async () => {
  const batch = createBatch(200)
  expect(batch.data.length).toBeGreaterThan(2 * largeData)
  // Counted and not timed: on a busy machine any of them can be late.
  let tasks = 0
  const timer = setInterval(() => (tasks += 1))
  await Promise.all([decodeInSlices(batch), decodeInSlices(batch), decodeInSlices(batch)])
  clearInterval(timer)
  expect(tasks).toBeGreaterThan(3)
})
