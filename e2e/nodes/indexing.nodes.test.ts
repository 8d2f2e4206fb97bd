import { startDevchain } from '@countersign/devchain'
import { demoAccounts } from '@countersign/devchain/accounts'
import { demoTokens, multicall3 } from '@countersign/devchain/demo-world'
import { createTestClient, deploySafe, executeAsSafe, type TestClient } from '@countersign/devchain/testing'
import { type ChainConfig, ChainConfigSchema } from '@countersign/protocol/config'
import { type Address, encodeFunctionData, erc20Abi, parseAbi, parseEther } from 'viem'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { closeNodeClient } from '../../apps/gateway/src/admin/node/probeNode.ts'
import { createIndexer } from '../../apps/gateway/src/indexer/createIndexer.ts'
import { longTimeoutNode, quickNode } from '../../apps/gateway/src/indexer/nodeOptions.ts'
import { createChainClient } from '../../apps/gateway/src/lib/createChainClient.ts'
import { createLogger } from '../../apps/gateway/src/lib/createLogger.ts'
import { borrowTestDatabase } from '../../apps/gateway/test/createTestDatabase.ts'
import { listDifferences, listFacts } from '../../apps/gateway/test/listFacts.ts'
import { startAnvil } from './support/startAnvil.ts'
import { type HostedLimits, startHostedNode } from './support/startHostedNode.ts'

const [alice, bob, carol] = demoAccounts
const mintAbi = parseAbi(['function mint(address to, uint256 amount)'])
type Node = { client: TestClient; stop: () => Promise<void>; url: string; wsUrl: string }

const nodes: [name: string, start: () => Promise<Node>][] = [
  ['Anvil', () => startAnvil()],
  [
    'the embedded chain',
    async () => {
      const chain = await startDevchain()
      return { client: createTestClient(chain.url), stop: chain.stop, url: chain.url, wsUrl: chain.wsUrl }
    },
  ],
]

/** Providers' limits are a thousand times as large, and so are chains. */
const limits: [name: string, limits: HostedLimits][] = [
  ['ranges of 1,000 blocks', { logBlocks: 1_000 }],
  ['ranges of 10 blocks', { logBlocks: 10 }],
  ['few results', { logResults: 20 }],
  ['429 with Retry-After', { rate: { hasRetryAfter: true, requests: 20 } }],
  ['429 without Retry-After', { rate: { hasRetryAfter: false, requests: 20 } }],
  ['HTML pages instead of responses', { broken: { as: 'html', every: 7 } }],
  ['responses that are cut off', { broken: { as: 'truncated', every: 7 } }],
  ['latency', { latency: 150 }],
  ['no batches', { batchSize: 1 }],
  ['small batches', { batchSize: 10 }],
  ['pruned state', { states: 128 }],
  ['nodes at different heights', { lags: [0, 3, 0, 1] }],
  ['a clock that is wrong', { clock: 7_200 }],
]

/** Safes with and without events, from before and after others' blocks. */
async function writeHistory(client: TestClient): Promise<void> {
  const owners = [alice.address, bob.address]
  const safes: Address[] = []
  for (const version of ['1.3.0', '1.4.1', '1.5.0'] as const)
    safes.push(await deploySafe({ client, l2: true, owners, threshold: 2, version }))
  safes.push(await deploySafe({ client, l2: false, owners, threshold: 1 }))
  const usdc = demoTokens.usdc.address
  for (const safe of safes) {
    await client.sendTransaction({ account: alice.address, to: safe, value: parseEther('1') })
    const mint = encodeFunctionData({ abi: mintAbi, args: [safe, 5_000_000n], functionName: 'mint' })
    await client.sendTransaction({ account: alice.address, data: mint, to: usdc })
    await client.mine({ blocks: 300 })
    await executeAsSafe({ client, safe, transaction: { to: carol.address, value: 1n } })
    const transfer = encodeFunctionData({ abi: erc20Abi, args: [carol.address, 7n], functionName: 'transfer' })
    for (let count = 0; count < 5; count++)
      await executeAsSafe({ client, safe, transaction: { data: transfer, to: usdc } })
  }
  // Beyond the blocks that are requested by hash.
  await client.mine({ blocks: 100 })
}

function toConfig(urls: { http: string[]; webSocket?: string[] }): ChainConfig {
  return ChainConfigSchema.parse({
    contracts: { multicall3: { address: multicall3 } },
    id: 31_337,
    isTestnet: true,
    name: 'Test chain',
    nativeCurrency: { decimals: 18, name: 'Ether', symbol: 'ETH' },
    network: 'test',
    rpcUrls: { default: urls, public: urls },
    shortName: 'test',
  })
}

/** Indexes up to the head; like a gateway, it continues after failures. */
async function index(config: ChainConfig) {
  const database = await borrowTestDatabase()
  onTestFinished(() => database.destroy())
  const client = createChainClient(config, quickNode)
  const longTimeoutClient = createChainClient(config, longTimeoutNode)
  const indexer = createIndexer({
    chain: config,
    client,
    db: database.db,
    logger: createLogger({ level: 'silent' }),
    longTimeoutClient,
    pollInterval: 50,
    maxDelay: 1_000,
  })
  indexer.start()
  onTestFinished(async () => {
    await indexer.stop()
    for (const node of [client, longTimeoutClient]) await closeNodeClient(node)
  })
  return { database, indexer }
}

describe.each(nodes)('%s', (_, start) => {
  let node: Node
  let head = 0
  beforeAll(async () => {
    node = await start()
    await writeHistory(node.client)
    head = Number(await node.client.getBlockNumber())
  })
  afterAll(() => node.stop())

  async function expectSameIndex(config: ChainConfig) {
    const direct = await index(toConfig({ http: [node.url] }))
    await expect.poll(() => direct.indexer.status().indexedBlock).toBe(head)
    const hosted = await index(config)
    await expect.poll(() => hosted.indexer.status().indexedBlock, { interval: 100, timeout: 120_000 }).toBe(head)
    const facts = await listFacts(direct.database.db)
    expect(facts.get('multisig_execution')?.length).toBe(24)
    expect(listDifferences(await listFacts(hosted.database.db), facts)).toEqual([])
    const unread = await hosted.database.db.selectFrom('failed_transaction').selectAll().execute()
    expect(unread).toEqual([])
  }

  test.each(limits)('behavior: %s: the index is complete', async (name, limit) => {
    const hosted = await startHostedNode(node.url, limit)
    onTestFinished(() => hosted.stop())
    await expectSameIndex(toConfig({ http: [hosted.url] }))
    if (limit.rate) expect(hosted.statuses.get(429), name).toBeGreaterThan(0)
  })

  test('behavior: websocket alone: the index is complete', async () => {
    await expectSameIndex(toConfig({ http: [], webSocket: [node.wsUrl] }))
  })

  test('behavior: without traces, Safes that emit events are complete', async () => {
    const hosted = await startHostedNode(node.url, { missing: /^(debug|trace)_/ })
    onTestFinished(() => hosted.stop())
    const { database, indexer } = await index(toConfig({ http: [hosted.url] }))
    await expect.poll(() => indexer.status().indexedBlock, { timeout: 120_000 }).toBe(head)
    const facts = await listFacts(database.db)
    expect(facts.get('multisig_execution')?.length).toBeGreaterThanOrEqual(18)
  })

  test('error: another chain behind the URL is not indexed, and reported', async () => {
    const hosted = await startHostedNode(node.url, { chainId: 5 })
    onTestFinished(() => hosted.stop())
    const { database, indexer } = await index(toConfig({ http: [hosted.url] }))
    await expect.poll(() => indexer.status().lastError).toMatchObject({ code: 'WRONG_CHAIN' })
    expect((await listFacts(database.db)).get('multisig_execution')).toEqual([])
  })
})

/** Requests per second, and blocks of a log request: the free plans of hosted providers. */
const hostedPlan = { logBlocks: 1_000, rate: { hasRetryAfter: true, requests: 20 } } as const

test('behavior: a back-fill of 50,000 blocks uses half of what the rate limit allows', { tags: 'long' }, async () => {
  const chain = await startDevchain()
  onTestFinished(() => chain.stop())
  const client = createTestClient(chain.url)
  await writeHistory(client)
  await client.mine({ blocks: 50_000 })
  const head = Number(await client.getBlockNumber())

  /** Answered requests and seconds until everything is indexed. */
  async function measure(limit: HostedLimits) {
    const hosted = await startHostedNode(chain.url, limit)
    onTestFinished(() => hosted.stop())
    const start = performance.now()
    const { indexer } = await index(toConfig({ http: [hosted.url] }))
    await expect.poll(() => indexer.status().indexedBlock, { interval: 50, timeout: 600_000 }).toBe(head)
    const seconds = (performance.now() - start) / 1_000
    await indexer.stop()
    return { requests: hosted.statuses.get(200) ?? 0, seconds }
  }

  const free = await measure({ logBlocks: hostedPlan.logBlocks })
  const limited = await measure(hostedPlan)
  const allowed = free.requests / hostedPlan.rate.requests
  const ratio = allowed / limited.seconds
  expect(ratio, JSON.stringify({ free, limited })).toBeGreaterThan(0.5)
})
