import { ChainUnreachableError } from '@countersign/protocol/chain'
import { createClient, custom, type Hex, hexToBigInt, numberToHex, pad, toEventSelector } from 'viem'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { alice, bob, safe } from '../../../test/testReport.ts'
import { readChanges } from './changesQuery.ts'

const transactionHash = `0x${'cd'.repeat(32)}` as const
const log = (block: bigint, event: string, topics: Hex[], data: Hex = '0x', address: string = safe) => ({
  address,
  blockNumber: numberToHex(block),
  data,
  topics: [toEventSelector(`event ${event}`), ...topics],
  transactionHash,
})
const setup = 'SafeSetup(address,address[],uint256,address,address)'
const RangeSchema = z.tuple([z.object({ fromBlock: z.custom<Hex>(), toBlock: z.custom<Hex>() })])

/** A node that rejects ranges wider than `most`. */
function readFrom(logs: ReturnType<typeof log>[], { head = 1_000_000n, max = 10n ** 9n } = {}) {
  const widths: bigint[] = []
  const client = createClient({
    transport: custom(
      {
        request: async ({ method, params }) => {
          if (method === 'eth_blockNumber') return numberToHex(head)
          const [{ fromBlock, toBlock }] = RangeSchema.parse(params)
          const [from, to] = [hexToBigInt(fromBlock), hexToBigInt(toBlock)]
          widths.push(to - from + 1n)
          if (to - from + 1n > max) throw new Error('range too wide')
          return logs.filter(({ blockNumber }) => hexToBigInt(blockNumber) >= from && hexToBigInt(blockNumber) <= to)
        },
      },
      { retryCount: 0 },
    ),
  })
  const read = readChanges(client, { safe, signal: new AbortController().signal, startBlock: 0n })
  return { read, widths }
}

test('default: both layouts of an event, newest first, by one question', async () => {
  const { read, widths } = readFrom([
    log(5n, setup, [pad(alice)]),
    log(9n, 'AddedOwner(address)', [], pad(alice)),
    log(10n, 'RemovedOwner(address)', [pad(bob)]),
    log(11n, 'ChangedThreshold(uint256)', [], pad('0x02')),
  ])
  const { from, isComplete, list } = await read
  expect({ from, isComplete, requests: widths.length }).toEqual({ from: 0n, isComplete: true, requests: 1 })
  expect(list.map(({ kind, part, subject }) => [part, kind, subject])).toEqual([
    ['threshold', 'set', undefined],
    ['owners', 'removed', bob],
    ['owners', 'added', alice],
    ['creation', 'set', undefined],
  ])
})

test('behavior: what a node says of another contract, or of another event, is left out', async () => {
  const { read } = readFrom([
    log(5n, 'EnabledModule(address)', [pad(bob)], '0x', bob),
    log(6n, 'Transfer(address,address,uint256)', [pad(bob)]),
    log(7n, 'EnabledModule(address)', []),
  ])
  expect((await read).list).toMatchObject([{ part: 'modules', subject: undefined }])
})

test('behavior: a node that takes narrow ranges is asked so often and no more, and how far is said', async () => {
  const { read, widths } = readFrom([log(999_999n, 'ChangedGuard(address)', [pad(bob)])], { max: 1_000n })
  const { from, isComplete, list } = await read
  expect(widths.length).toBe(40)
  expect(isComplete).toBe(false)
  expect(from).toBeGreaterThan(900_000n)
  expect(list).toMatchObject([{ part: 'guard', subject: bob }])
})

test('behavior: it ends where the Safe was made', async () => {
  const { read, widths } = readFrom([log(999_500n, setup, [pad(alice)])], { max: 300n })
  expect(await read).toMatchObject({ isComplete: true })
  expect(widths.length).toBeLessThan(15)
})

test('error: a node that refuses everything has said nothing', async () => {
  await expect(readFrom([], { head: 5n, max: 0n }).read).rejects.toThrow(ChainUnreachableError)
  await expect(readFrom([], { max: 0n }).read).rejects.toThrow(ChainUnreachableError)
})
