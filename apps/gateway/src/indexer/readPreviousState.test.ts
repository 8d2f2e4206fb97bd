import {
  type Address,
  createPublicClient,
  custom,
  defineChain,
  getAddress,
  type Hash,
  numberToHex,
  pad,
  toEventSelector,
} from 'viem'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { ChainMovedError } from './ChainLog.ts'
import { type ReadPreviousStatesParameters, readPreviousStates } from './readPreviousState.ts'

const transfer = toEventSelector('Transfer(address,address,uint256)')
const toSafe = (index: number): Address => getAddress(`0x5afe${numberToHex(index, { size: 18 }).slice(2)}`)
const toHash = (number: number): Hash => numberToHex(number, { size: 32 })
const FilterSchema = z.object({ fromBlock: z.string(), toBlock: z.string(), topics: z.array(z.unknown()) })

type Node = {
  /** Filters with more Safes are refused. */
  maxSafes?: number
  /** Safe and block of each transfer. */
  transfers: readonly { block: number; safe: Address }[]
  /** The hash of the witness as the node has it. */
  witness?: Hash
}

function createClient({ maxSafes = 1_000, transfers, witness = toHash(100) }: Node) {
  const requested: number[] = []
  const request = async ({ method, params }: { method: string; params: unknown[] }): Promise<unknown> => {
    if (method === 'eth_getBlockByNumber')
      return { hash: witness, number: '0x64', parentHash: toHash(99), timestamp: '0x1' }
    const { fromBlock, toBlock, topics } = FilterSchema.parse(params[0])
    const words = z.array(z.string()).parse(topics.find((topic, place) => place > 0 && Array.isArray(topic)))
    requested.push(words.length)
    if (words.length > maxSafes) throw new Error('too much')
    // Only those who received are looked for here.
    if (topics.length !== 3) return []
    return transfers.flatMap(({ block, safe }, index) =>
      words.includes(pad(safe, { size: 32 })) && block >= Number(fromBlock) && block <= Number(toBlock)
        ? [
            {
              address: toSafe(0),
              blockHash: toHash(block),
              blockNumber: numberToHex(block),
              data: '0x',
              logIndex: numberToHex(index),
              topics: [transfer, pad(toSafe(0), { size: 32 }), pad(safe, { size: 32 })],
              transactionHash: toHash(1_000 + index),
              transactionIndex: '0x0',
            },
          ]
        : [],
    )
  }
  const chain = defineChain({
    id: 1,
    name: 'one',
    nativeCurrency: { decimals: 18, name: 'Ether', symbol: 'ETH' },
    rpcUrls: { default: { http: [] } },
  })
  return { requested, client: createPublicClient({ chain, transport: custom({ request }, { retryCount: 0 }) }) }
}

const place: Omit<ReadPreviousStatesParameters, 'safes'> = {
  earliest: 1,
  max: 10,
  to: 99,
  witness: { hash: toHash(100), number: 100 },
}
const safes = Array.from({ length: 600 }, (_, index) => toSafe(index + 1))
const paid = safes.filter((_, index) => index % 100 === 0)
const transfers = paid.map((safe, index) => ({ block: 10 + index, safe }))

test('default: transfers to many Safes before their creation, in one request', async () => {
  const { requested, client } = createClient({ transfers })
  const { errors, logs } = await readPreviousStates(client, { ...place, safes })
  expect(logs.map(({ blockNumber }) => Number(blockNumber))).toEqual([10, 11, 12, 13, 14, 15])
  expect(errors.size).toBe(0)
  // Three questions for each of two groups.
  expect(requested).toHaveLength(6)
})

test('behavior: a node that refuses so many gets smaller requests, and nothing is missed or read twice', async () => {
  const { requested, client } = createClient({ maxSafes: 40, transfers })
  const { errors, logs } = await readPreviousStates(client, { ...place, safes })
  expect(logs.map(({ blockNumber }) => Number(blockNumber)).toSorted((a, b) => a - b)).toEqual([10, 11, 12, 13, 14, 15])
  expect(errors.size).toBe(0)
  expect(Math.min(...requested)).toBeGreaterThan(1)
})

test('behavior: a Safe that was sent too much hides nothing of the others', async () => {
  const flood = Array.from({ length: 30 }, () => ({ block: 50, safe: toSafe(7) }))
  const { client } = createClient({ transfers: [...transfers, ...flood] })
  const { errors, logs } = await readPreviousStates(client, { ...place, safes })
  expect([...errors.keys()]).toEqual([toSafe(7)])
  expect(logs.filter(({ blockNumber }) => blockNumber < 50n)).toHaveLength(transfers.length)
})

test('error: a node that refuses everything is reported for each Safe', async () => {
  const { client } = createClient({ maxSafes: 0, transfers })
  const { errors, logs } = await readPreviousStates(client, { ...place, safes: safes.slice(0, 3) })
  expect([...errors.keys()]).toEqual(safes.slice(0, 3))
  expect(logs).toEqual([])
})

test('error: a node without the witness is not believed', async () => {
  const { client } = createClient({ transfers, witness: toHash(5) })
  await expect(readPreviousStates(client, { ...place, safes })).rejects.toThrow(ChainMovedError)
})
