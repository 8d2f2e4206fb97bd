import { getAddress, type Hex } from 'viem'
import { expect, test } from 'vitest'
import { createPaperNode, NodeAnswerError } from '../../test/recordedNode.ts'
import { block } from '../../test/world.ts'
import { callContracts, isRevert } from './callContracts.ts'

const echo = getAddress('0x00000000000000000000000000000000000000ec')
const empty = getAddress('0x00000000000000000000000000000000000000ed')
/** Returns its calldata; reverts on 0xff. */
const accounts = { [echo.toLowerCase()]: { call: (data: Hex) => (data === '0xff' ? undefined : data) } }
const calls = [
  { data: '0x01', to: echo },
  { data: '0xff', to: echo },
  { data: '0x02', to: empty },
] as const
const answers = ['0x01', undefined, '0x']
const count = ({ requests }: { requests: { method: string }[] }) => requests.length

test('default: each call on its own, a revert is undefined', async () => {
  const node = createPaperNode({ accounts })
  expect(await callContracts(node.client, calls, block)).toEqual(answers)
  expect(count(node)).toBe(3)
  expect(await callContracts(node.client, [], block)).toEqual([])
})

test('behavior: with Multicall3 many calls are one', async () => {
  for (const multicallSince of [0, 1234]) {
    const node = createPaperNode({ accounts, multicallSince })
    expect(await callContracts(node.client, calls, block)).toEqual(answers)
    expect(count(node)).toBe(1)
  }
})

test('behavior: before its creation Multicall3 is not used, nor for a single call', async () => {
  const early = createPaperNode({ accounts, multicallSince: 1235 })
  expect(await callContracts(early.client, calls, block)).toEqual(answers)
  expect(count(early)).toBe(3)
  const single = createPaperNode({ accounts, multicallSince: 0 })
  expect(await callContracts(single.client, calls.slice(0, 1), block)).toEqual(['0x01'])
  expect(single.requests[0]?.params).toEqual([{ data: '0x01', to: echo }, '0x4d2'])
})

test('behavior: no more than 600 calls go into one', async () => {
  // With 1201 the last one is alone, and still uses Multicall3.
  for (const [length, requests] of [
    [2, 1],
    [600, 1],
    [1201, 3],
  ]) {
    const node = createPaperNode({ accounts, multicallSince: 0 })
    const many = Array.from({ length: length ?? 0 }, (_, index): { data: Hex; to: typeof echo } => ({
      data: `0x${index.toString(16).padStart(4, '0')}`,
      to: echo,
    }))
    expect(await callContracts(node.client, many, block)).toEqual(many.map(({ data }) => data))
    expect(count(node)).toBe(requests)
  }
})

test('behavior: a failing Multicall3 is bypassed', async () => {
  for (const failure of ['0x', undefined]) {
    const multicall = '0xca11bde05977b3631167028862be2a173976ca11'
    const node = createPaperNode({
      accounts,
      answers: {
        eth_call: ({ data, to }: { data: Hex; to: string }) => {
          if (to.toLowerCase() !== multicall) return data
          if (failure === undefined) throw new NodeAnswerError(-32000, 'out of gas')
          return failure
        },
      },
      multicallSince: 0,
    })
    expect(await callContracts(node.client, calls, block)).toEqual(calls.map(({ data }) => data))
    expect(count(node)).toBe(4)
  }
})

test('error: a node that does not answer', async () => {
  const busy = () => {
    throw new NodeAnswerError(-32005, 'limit exceeded')
  }
  const { client } = createPaperNode({ answers: { eth_call: busy } })
  await expect(callContracts(client, calls, block)).rejects.toMatchObject({
    cause: expect.any(Error),
    code: 'CHAIN_UNREACHABLE',
    shortMessage: expect.stringContaining('eth_call'),
  })
})

test('default: what counts as a revert', () => {
  const words = [
    'execution reverted',
    'invalid opcode: INVALID',
    'out of gas',
    'stack underflow',
    'Stack Overflow',
    'invalid jump destination',
    'VM Exception while processing transaction',
  ]
  for (const message of words) expect([message, isRevert({ code: -32000, message })]).toEqual([message, true])
  expect(isRevert({ code: 3 })).toBe(true)
  expect(isRevert({ cause: { cause: { code: 3 } } })).toBe(true)
})

test('behavior: other failures are none, whatever their message', () => {
  const others = [
    { code: -32000, message: 'limit exceeded' },
    { message: 'execution reverted' },
    { code: 'REVERTED', message: 'execution reverted' },
    { code: -32000 },
    { code: 4 },
    new Error('reverted'),
    'reverted',
    null,
    undefined,
  ]
  for (const error of others) expect([error, isRevert(error)]).toEqual([error, false])
})
