import { demoAccounts } from '@countersign/devchain/accounts'
import { type SafeVersion, safeContracts } from '@countersign/devchain/demo-world'
import {
  deploySafe,
  encodeExecTransaction,
  executeAsSafe,
  hashOnChain,
  reorg,
  signHash,
  toSafeTransaction,
} from '@countersign/devchain/testing'
import { sql } from 'kysely'
import { type Address, BaseError, encodeFunctionData, parseAbi, parseEther, TimeoutError, zeroAddress } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { createTestChain, type TestChain } from '../../test/createTestChain.ts'
import { deployCode } from '../../test/hostile/deployCode.ts'
import { setup, type TestWorld } from '../../test/setup.ts'
import { findSafe } from '../db/queries/findSafe.ts'
import { findMultisigTransaction } from '../db/queries/loadMultisigTransactions.ts'
import type { ChainClient } from '../lib/createChainClient.ts'
import { maxUntrustedGas } from '../lib/limitGas.ts'
import { createIndexer } from './createIndexer.ts'
import { createWatchList } from './createWatchList.ts'
import { factTables } from './Facts.ts'
import { RpcLogsSchema } from './fetchLogs.ts'
import { resolveProxyCreations } from './resolveProxyCreations.ts'

const [alice, bob, , dave] = demoAccounts
let chain: TestChain
beforeAll(async () => {
  chain = await createTestChain()
})
afterAll(() => chain.stop())

/** From here on: what other tests left behind is not asked for. */
async function begin(): Promise<TestWorld> {
  const startBlock = Number(await chain.client.getBlockNumber())
  return setup({ ...chain, config: { ...chain.config, startBlock } })
}

const deploy = (version: SafeVersion) =>
  deploySafe({ client: chain.client, l2: false, owners: [alice.address, bob.address], threshold: 2, version })
const fund = (safe: Address) =>
  chain.client.sendTransaction({ account: alice.address, to: safe, value: parseEther('2') })
const pay = (safe: Address) =>
  executeAsSafe({ client: chain.client, safe, transaction: { to: dave.address, value: 5n } })

type Request = { method: string; params?: unknown }

/** An indexer whose node refuses what is chosen, in words that nobody knows. */
function createRefused(
  world: TestWorld,
  isRefused: (request: Request) => boolean,
  error: Error = new BaseError('something else'),
) {
  const refuse = (client: ChainClient): ChainClient => ({
    ...client,
    request: (async (request: Request) => {
      if (isRefused(request)) throw error
      return Reflect.apply(client.request, client, [request])
    }) as ChainClient['request'],
  })
  const client = refuse(world.client)
  return createIndexer({ ...world, chain: world.config, client, longTimeoutClient: client })
}

/** A block with its transactions, which only what was not logged is looked for in. */
const isCompleteBlock = ({ method, params }: Request) =>
  method === 'eth_getBlockByNumber' && Array.isArray(params) && params[1] === true

const listFailed = ({ db }: TestWorld) =>
  db.selectFrom('failed_transaction').select(['reason', 'subject', 'what']).execute()

async function retry({ db, indexer }: TestWorld) {
  await sql`update failed_transaction set next_try_at = now()`.execute(db)
  await indexer.retryFailed()
}

/** Every fact but its number within its block, which what is read later gets later. */
async function listFacts({ db }: TestWorld) {
  const all: Record<string, unknown[]> = {}
  for (const table of factTables) {
    const { rows } = await sql<{ text: string }>`
      select (to_jsonb(fact) - 'log_index' - 'position') :: text as text from ${sql.table(table)} as fact`.execute(db)
    all[table] = rows.map(({ text }) => text).toSorted()
  }
  return all
}

test.each([
  ['refuses', isCompleteBlock, new BaseError('something else')],
  [
    'does not answer',
    ({ method }: Request) => method === 'eth_getBalance',
    new TimeoutError({ body: {}, url: 'http://node' }),
  ],
])('error: state of an old Safe that a node %s is stored as failed, and retried', async (_, isRefused, error) => {
  const world = await begin()
  const safe = await deploy('1.0.0')
  await fund(safe)
  await pay(safe)
  const { safeTxHash } = await pay(safe)
  await createRefused(world, isRefused, error).runToHead()
  const { chainId, db } = world
  expect(await findMultisigTransaction(db, { chainId, safeTxHash })).toBeUndefined()
  const unread = await listFailed(world)
  expect(unread.length).toBeGreaterThanOrEqual(3)
  expect(unread.every(({ subject, what }) => subject === safe && what === 'unlogged')).toBe(true)
  await retry(world)
  expect(await listFailed(world)).toEqual([])
  expect(await findSafe(db, { address: safe, chainId })).toMatchObject({ nonce: 2n })
  const reference = await setup({ ...chain, config: world.config })
  await reference.indexer.runToHead()
  expect(await listFacts(world)).toEqual(await listFacts(reference))
})

test('error: a trace that failed hides what came that way, until it is retried', async () => {
  const world = await begin()
  const safe = await deploy('1.0.0')
  const payer = await deploySafe({ client: chain.client, owners: [alice.address], threshold: 1 })
  await fund(payer)
  await executeAsSafe({ client: chain.client, safe: payer, transaction: { to: safe, value: 9n } })
  await createRefused(world, ({ method }) => method === 'debug_traceTransaction').runToHead()
  expect(await listFailed(world)).toMatchObject([{ subject: safe, what: 'unlogged' }])
  const received = () => world.db.selectFrom('transfer').where('safe', '=', safe).select('value').execute()
  expect(await received()).toEqual([])
  // The name in databases of development versions.
  await world.db.updateTable('failed_transaction').set({ what: 'quiet' }).execute()
  await retry(world)
  expect(await listFailed(world)).toEqual([])
  expect(await received()).toEqual([{ value: 9n }])
})

test('error: a trace that fails only for unlogged calls is retried', async () => {
  const world = await begin()
  const safe = await deploy('1.0.0')
  const transaction = toSafeTransaction({ nonce: 0n, to: dave.address, value: 7n })
  const safeTxHash = await hashOnChain(chain.client, safe, transaction)
  const data = encodeExecTransaction(transaction, await signHash(safeTxHash, [alice.address, bob.address]))
  const outer = await deploySafe({ client: chain.client, owners: [alice.address], threshold: 1 })
  await fund(safe)
  await executeAsSafe({ client: chain.client, safe: outer, transaction: { data, to: safe } })
  let traces = 0
  await createRefused(world, ({ method }) => method === 'debug_traceTransaction' && ++traces > 1).runToHead()
  const { chainId, db } = world
  const find = () => findMultisigTransaction(db, { chainId, safeTxHash })
  expect(await find()).toMatchObject({ execution: { success: true }, transaction: undefined })
  await retry(world)
  expect(await listFailed(world)).toEqual([])
  expect(await find()).toMatchObject({ transaction: { nonce: 0n, to: dave.address, value: 7n } })
  const reference = await setup({ ...chain, config: world.config })
  await reference.indexer.runToHead()
  expect(await listFacts(world)).toEqual(await listFacts(reference))
})

test('behavior: what an old Safe did without a log goes with its block', async () => {
  const world = await begin()
  const { chainId, db, indexer } = world
  const safe = await deploy('1.0.0')
  await fund(safe)
  await indexer.runToHead()
  const before = await listFacts(world)
  let orphan: Awaited<ReturnType<typeof pay>> | undefined
  await reorg(chain.client, {
    betweenTheTwo: async () => {
      await indexer.runToHead()
      expect(await findSafe(db, { address: safe, chainId })).toMatchObject({ nonce: 1n })
    },
    orphaned: async () => {
      await fund(safe)
      orphan = await pay(safe)
    },
  })
  await indexer.runToHead()
  expect(await listFacts(world)).toEqual(before)
  expect(orphan && (await findMultisigTransaction(db, { chainId, safeTxHash: orphan.safeTxHash }))).toBeUndefined()
  const again = await pay(safe)
  await indexer.runToHead()
  expect(await findMultisigTransaction(db, { chainId, safeTxHash: again.safeTxHash })).toMatchObject({
    transaction: { nonce: 0n },
  })
})

test('behavior: two old Safes that act in one transaction both have acted', async () => {
  const { chainId, db, indexer } = await begin()
  const [inner, outer] = [await deploy('1.0.0'), await deploy('1.0.0')]
  await fund(inner)
  const transaction = toSafeTransaction({ nonce: 0n, to: dave.address, value: 7n })
  const innerHash = await hashOnChain(chain.client, inner, transaction)
  const signatures = await signHash(innerHash, [alice.address, bob.address])
  const { safeTxHash: outerHash } = await executeAsSafe({
    client: chain.client,
    safe: outer,
    transaction: { data: encodeExecTransaction(transaction, signatures), to: inner },
  })
  await indexer.runToHead()
  for (const safeTxHash of [innerHash, outerHash])
    expect(await findMultisigTransaction(db, { chainId, safeTxHash })).toMatchObject({ execution: { success: true } })
})

test('error: a creation that could not be resolved is retried, with all that the Safe did since', async () => {
  const world = await begin()
  const safe = await deploy('1.0.0')
  await fund(safe)
  const { safeTxHash } = await pay(safe)
  const { chainId, db } = world
  await createRefused(world, ({ method }) => method === 'eth_getTransactionByHash').runToHead()
  expect(await listFailed(world)).toEqual([{ reason: 'BaseError: something else', subject: safe, what: 'log' }])
  expect(await findSafe(db, { address: safe, chainId })).toBeUndefined()
  await retry(world)
  expect(await listFailed(world)).toEqual([])
  expect(await findSafe(db, { address: safe, chainId })).toMatchObject({ nonce: 1n, threshold: 2 })
  expect(await findMultisigTransaction(db, { chainId, safeTxHash })).toBeDefined()
  // It is watched from then on.
  const later = await pay(safe)
  await world.indexer.runToHead()
  expect(await findMultisigTransaction(db, { chainId, safeTxHash: later.safeTxHash })).toBeDefined()
})

const CallsSchema = z.tuple([z.object({ gas: z.string().optional() })], z.unknown())

/** Forwards to the node and records the gas of every call. */
function recordGas(client: ChainClient, gas: number[]): ChainClient {
  return {
    ...client,
    request: (async (request: Request) => {
      if (request.method === 'eth_call') gas.push(Number(CallsSchema.parse(request.params)[0].gas))
      return Reflect.apply(client.request, client, [request])
    }) as ChainClient['request'],
  }
}

test('behavior: an old Safe that replaced its code by one that burns all gas stops nothing', async () => {
  const world = await begin()
  const [hostile, safe] = [await deploy('1.0.0'), await deploy('1.0.0')]
  // JUMPDEST, PUSH1 0, JUMP
  const burner = await deployCode(chain.client, '0x5b600056')
  const abi = parseAbi(['function changeMasterCopy(address)'])
  const data = encodeFunctionData({ abi, args: [burner] })
  await executeAsSafe({ client: chain.client, safe: hostile, transaction: { data, to: hostile } })
  await fund(safe)
  const { safeTxHash } = await pay(safe)
  const gas: number[] = []
  const client = recordGas(world.client, gas)
  await createIndexer({ ...world, chain: world.config, client, longTimeoutClient: client }).runToHead()
  expect(await listFailed(world)).toEqual([])
  expect(await findMultisigTransaction(world.db, { chainId: world.chainId, safeTxHash })).toBeDefined()
  expect(gas.length).toBeGreaterThan(0)
  expect(gas.every((limit) => limit <= maxUntrustedGas)).toBe(true)
})

test('behavior: a setup whose list of owners burns all gas has limited gas and time', async () => {
  const world = await begin()
  const { proxyFactory, singleton } = safeContracts['1.1.1']
  const maker = await deploySafe({ client: chain.client, owners: [alice.address], threshold: 1 })
  // PUSH5 2^39, PUSH1 3, SSTORE: a number of owners that no memory holds.
  const code = await deployCode(chain.client, '0x64800000000060035500')
  const owners = [bob.address]
  const setupAbi = parseAbi(['function setup(address[],uint256,address,bytes,address,address,uint256,address)'])
  const initializer = encodeFunctionData({
    abi: setupAbi,
    args: [owners, 1n, code, '0x', zeroAddress, zeroAddress, 0n, zeroAddress],
  })
  const factoryAbi = parseAbi(['function createProxyWithNonce(address,bytes,uint256)'])
  const data = encodeFunctionData({ abi: factoryAbi, args: [singleton, initializer, 5n] })
  await executeAsSafe({ client: chain.client, safe: maker, transaction: { data, to: proxyFactory } })
  const gas: number[] = []
  const client = recordGas(world.client, gas)
  await createIndexer({ ...world, chain: world.config, client, longTimeoutClient: client }).runToHead()
  const created = await world.db
    .selectFrom('safe_creation')
    .where('factory', '=', proxyFactory)
    .select('safe')
    .execute()
  expect(await listFailed(world)).toEqual([
    { reason: 'Error: the Safe does not return its owners', subject: created[0]?.safe, what: 'log' },
  ])
  expect(gas.every((limit) => limit <= maxUntrustedGas)).toBe(true)
  const range = { address: proxyFactory, fromBlock: 'earliest', toBlock: 'latest' } as const
  const logs = RpcLogsSchema.parse(await world.client.request({ method: 'eth_getLogs', params: [range] }))
  const watchList = createWatchList({ chainId: world.chainId, db: world.db })
  const calls = gas.length
  const late = await resolveProxyCreations({ client, time: -1, watchList }, logs)
  expect(late.failed).toMatchObject([{ reason: 'Error: reading new Safes timed out' }])
  expect(late.logs).toMatchObject([{ creation: { setup: undefined, singleton } }])
  expect(gas).toHaveLength(calls)
})
