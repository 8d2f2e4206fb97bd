import { demoAccounts } from '@countersign/devchain/accounts'
import { demoTokens } from '@countersign/devchain/demo-world'
import { deploySafe, executeAsSafe } from '@countersign/devchain/testing'
import { TransactionListPageSchema } from '@countersign/protocol/wire'
import type { KyselyPlugin } from 'kysely'
import { type Address, encodeFunctionData, erc20Abi, parseAbi } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApi } from '../../../test/createTestApi.ts'
import { createTestChain, type TestChain } from '../../../test/createTestChain.ts'
import { setup } from '../../../test/setup.ts'
import { signedProposal } from '../../../test/signedProposal.ts'

const [alice, bob] = demoAccounts
/** Entries of the larger page. */
const many = process.env.LONG_TESTS === undefined ? 20 : 100
let chain: TestChain
beforeAll(async () => {
  chain = await createTestChain({ demoWorld: true })
})
afterAll(() => chain.stop())

/** Counts database queries. */
function createCounter(): { count: () => number; plugin: KyselyPlugin; reset: () => void } {
  let count = 0
  return {
    count: () => count,
    plugin: {
      transformQuery: ({ node }) => {
        count += 1
        return node
      },
      transformResult: async ({ result }) => result,
    },
    reset: () => {
      count = 0
    },
  }
}

const listCalls = (safe: Address) => [
  { to: bob.address, value: 1n },
  {
    data: encodeFunctionData({ abi: erc20Abi, args: [bob.address, 1n], functionName: 'transfer' }),
    to: demoTokens.usdc.address,
  },
  {
    data: encodeFunctionData({ abi: parseAbi(['function changeThreshold(uint256 threshold)']), args: [1n] }),
    to: safe,
  },
]

async function countPages(path: string, safe: Address) {
  const world = await setup(chain)
  await world.indexer.runToHead()
  const counter = createCounter()
  const api = await createTestApi({ ...world, db: world.db.withPlugin(counter.plugin) })
  const nonce = await world.client.readContract({
    abi: parseAbi(['function nonce() view returns (uint256)']),
    address: safe,
    functionName: 'nonce',
  })
  const calls = listCalls(safe)
  for (let index = 0; path.endsWith('queued') && index < many + 5; index++) {
    const call = calls[index % calls.length] ?? { to: bob.address }
    // Every fifth conflicts with the one before it.
    const transaction = { ...call, nonce: nonce + BigInt(index - (index % 5 === 4 ? 1 : 0)) }
    const answer = await api.post(
      `/v1/chains/31337/transactions/${safe}/propose`,
      await signedProposal({ client: chain.client, safe, transaction }),
    )
    // The complete response, so that a failure shows its reason.
    expect(answer).toMatchObject({ status: 200 })
  }
  const read = async (limit: number) => {
    counter.reset()
    const { body } = await api.get(`/v1/chains/31337/safes/${safe}/${path}?cursor=limit%3D${limit}%26offset%3D1`)
    const { results } = TransactionListPageSchema.parse(body)
    return { items: results.filter(({ type }) => type === 'TRANSACTION').length, queries: counter.count() }
  }
  // Fills the caches.
  await read(1)
  return { large: await read(many), small: await read(10) }
}

test('behavior: a page of the history needs as many queries for a large one as for 10 entries', async () => {
  const { client } = chain
  const safe = await deploySafe({ client, owners: [alice.address], threshold: 1 })
  await client.sendTransaction({ account: alice.address, to: safe, value: 10n ** 9n })
  await client.writeContract({
    abi: parseAbi(['function mint(address to, uint256 value)']),
    account: alice.address,
    address: demoTokens.usdc.address,
    args: [safe, 10_000n],
    functionName: 'mint',
  })
  const calls = listCalls(safe)
  for (let index = 0; index < many + 2; index++) {
    if (index % 4 === 3) await client.sendTransaction({ account: alice.address, to: safe, value: 5n })
    else await executeAsSafe({ client, safe, transaction: calls[index % calls.length] ?? { to: bob.address } })
  }
  const { large, small } = await countPages('transactions/history', safe)
  expect([small.items, large.items]).toEqual([10, many])
  expect(large.queries).toBe(small.queries)
  expect(large.queries).toBeLessThanOrEqual(15)
})

test('behavior: so does a page of the queue', { tags: 'long' }, async () => {
  const safe = await deploySafe({ client: chain.client, owners: [alice.address, bob.address], threshold: 2 })
  const { large, small } = await countPages('transactions/queued', safe)
  expect([small.items, large.items]).toEqual([10, many])
  expect(large.queries).toBe(small.queries)
  expect(large.queries).toBeLessThanOrEqual(12)
})
