import { getAddress, type Hex, padHex } from 'viem'
import { expect, test } from 'vitest'
import { createPaperNode, NodeAnswerError } from '../../test/recordedNode.ts'
import { block } from '../../test/world.ts'
import { ChainUnreachableError } from './ChainClient.ts'
import { callContractsBounded } from './callContractsBounded.ts'

const echo = getAddress('0x00000000000000000000000000000000000000ec')
const accounts = {
  [echo.toLowerCase()]: { call: (data: Hex) => (data === '0xff' ? undefined : padHex(data, { size: 64 })) },
}
const calls = [
  { data: '0x01', to: echo },
  { data: '0xff', to: echo },
] as const
const at = { blockNumber: block.number, calls }

test('behavior: a node that refuses a call without a recipient gets one by one, with the same limits', async () => {
  const node = createPaperNode({ accounts })
  expect(await callContractsBounded(node.client, at)).toEqual([padHex('0x', { size: 32 }), undefined])
  expect(node.requests).toHaveLength(3)
  expect(node.requests[1]?.params).toMatchObject([{ data: '0x01', gas: '0x3f7a0', to: echo }, '0x4d2'])
  expect(await callContractsBounded(node.client, { ...at, calls: [] })).toEqual([])
})

test('behavior: an answer of another form is none', async () => {
  const eth_call = ({ data, to }: { data: Hex; to?: Hex }) => (to ? data : '0x1234')
  expect(await callContractsBounded(createPaperNode({ answers: { eth_call } }).client, at)).toEqual(['0x01', '0xff'])
})

test('error: a node that is silent', async () => {
  const answers = {
    eth_call: () => {
      throw new Error('socket hang up')
    },
  }
  await expect(callContractsBounded(createPaperNode({ answers }).client, at)).rejects.toBeInstanceOf(
    ChainUnreachableError,
  )
  const late = {
    eth_call: ({ to }: { to?: Hex }) => {
      throw to ? new Error('socket hang up') : new NodeAnswerError(-32_602, 'missing to')
    },
  }
  await expect(callContractsBounded(createPaperNode({ answers: late }).client, at)).rejects.toBeInstanceOf(
    ChainUnreachableError,
  )
})
