import { encodeAbiParameters, encodeEventTopics, erc20Abi, type Hex, type Log, pad } from 'viem'
import { expect, test } from 'vitest'
import { readEvent } from './readEvent.ts'

const [from, to, token] = (['0x01', '0x02', '0x03'] as const).map((part) => pad(part, { size: 20 }))
const [topic] = encodeEventTopics({ abi: erc20Abi, eventName: 'Transfer' })

function createLog(topics: readonly (Hex | undefined)[], data: Hex): Log {
  const [first, ...rest] = topics.filter((part) => part !== undefined)
  return {
    address: token ?? '0x',
    blockHash: null,
    blockNumber: null,
    data,
    logIndex: 0,
    removed: false,
    topics: first ? [first, ...rest] : [],
    transactionHash: null,
    transactionIndex: null,
  }
}

test('default: an amount of a token, and a piece of a collection', () => {
  const amount = encodeAbiParameters([{ type: 'uint256' }], [5n])
  const parties = [pad(from ?? '0x'), pad(to ?? '0x')]
  expect(readEvent(createLog([topic, ...parties], amount))).toMatchObject({
    amount: { token, value: 5n },
    arguments: [{ name: 'from' }, { name: 'to' }, { name: 'value', value: 5n }],
    name: 'Transfer',
  })
  expect(readEvent(createLog([topic, ...parties, pad('0x07')], '0x'))).toMatchObject({
    amount: undefined,
    arguments: [{ name: 'from' }, { name: 'to' }, { name: 'tokenId', value: 7n }],
  })
})

test('behavior: what has the name alone is not read', () => {
  expect(readEvent(createLog([topic], '0x'))).toBeUndefined()
  expect(readEvent(createLog([pad('0x99')], '0x'))).toBeUndefined()
  expect(readEvent(createLog([], '0x1234'))).toBeUndefined()
})
