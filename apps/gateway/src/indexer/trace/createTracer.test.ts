import { type Hash, MethodNotFoundRpcError, numberToHex, zeroAddress } from 'viem'
import { expect, test } from 'vitest'
import type { ChainClient } from '../../lib/createChainClient.ts'
import { createTracer } from './createTracer.ts'

const toHash = (number: number): Hash => numberToHex(number, { size: 32 })
const frame = { from: zeroAddress, to: zeroAddress, type: 'CALL' }
const none = new Set<never>()

/** A node whose traces take as long as it is told, or fail. */
function createNode() {
  const requested: unknown[] = []
  const node = { answer: (): unknown => frame, requested, time: 0 }
  const request = (async ({ params }: { params: [Hash] }) => {
    requested.push(params[0])
    return node.answer()
  }) as ChainClient['request']
  const trace = createTracer({ client: { request }, logger: { info: () => undefined }, now: () => node.time })
  return { node, trace }
}

test('default: a node without traces is not called for each', async () => {
  const { node, trace } = createNode()
  node.answer = () => {
    throw new MethodNotFoundRpcError(new Error('the method does not exist'))
  }
  expect(await trace(toHash(1), none)).toBeUndefined()
  expect(await trace(toHash(2), none)).toBeUndefined()
  expect(node.requested).toHaveLength(1)
})

test('behavior: a node that has traced and then does not is no reason to leave a trace out', async () => {
  const { node, trace } = createNode()
  expect(await trace(toHash(1), none)).toBeDefined()
  node.answer = () => {
    throw new MethodNotFoundRpcError(new Error('the method does not exist'))
  }
  await expect(trace(toHash(2), none)).rejects.toThrow('does not exist')
  node.answer = () => frame
  expect(await trace(toHash(2), none, { isAgain: true })).toBeDefined()
})

test('behavior: after a slow trace the next ones are deferred', async () => {
  const { node, trace } = createNode()
  node.answer = () => {
    node.time += 8_000
    return frame
  }
  expect(await trace(toHash(1), none)).toBeDefined()
  await expect(trace(toHash(2), none)).rejects.toThrow('trace limit reached')
  expect(node.requested).toEqual([toHash(1)])
  expect(await trace(toHash(2), none, { isAgain: true })).toBeDefined()
  node.time += 40_000
  expect(await trace(toHash(3), none)).toBeDefined()
})
