import { setTimeout as sleep } from 'node:timers/promises'
import { demoAccounts } from '@countersign/devchain/accounts'
import {
  deploySafe,
  encodeExecTransaction,
  executeAsSafe,
  hashOnChain,
  safeAbi,
  signHash,
  type TestClient,
  toSafeTransaction,
} from '@countersign/devchain/testing'
import type { ChainConfig } from '@countersign/protocol/config'
import { hashSafeTransaction } from '@countersign/protocol/hash'
import { type Kysely, sql } from 'kysely'
import type { Address, Hash, Hex } from 'viem'
import { ReindexLossError, reindexChain } from '../../src/admin/reindex/reindexChain.ts'
import { insertConfirmation } from '../../src/db/queries/confirmations.ts'
import { insertProposal } from '../../src/db/queries/proposals.ts'
import type { Database } from '../../src/db/schema.ts'
import { createIndexer } from '../../src/indexer/createIndexer.ts'
import { createChainClient } from '../../src/lib/createChainClient.ts'
import { createLogger } from '../../src/lib/createLogger.ts'
import { createTestChain } from '../createTestChain.ts'
import { createTestDatabase, type TestDatabase } from '../createTestDatabase.ts'
import { listDifferences, listFacts } from '../listFacts.ts'
import { createHosts, type Host } from './createHosts.ts'
import { createRandom, type Random } from './createRandom.ts'
import { type NodeFaults, noFaults, slowTraceTime, startFaultyNode } from './startFaultyNode.ts'

export type FaultWorld = Awaited<ReturnType<typeof startFaultWorld>>

const [alice, bob] = demoAccounts
/** Steps per seed. */
const steps = 6
/** Milliseconds without progress, after the faults, that count as a failure. */
const timeout = 45_000

/** A chain, a faulty proxy to its node, and indexer processes; shared by all seeds. */
export async function startFaultWorld() {
  const chain = await createTestChain()
  const node = await startFaultyNode(chain.config.rpcUrls.default.http[0] ?? '')
  const hosts = createHosts()
  return {
    chain,
    hosts,
    node,
    stop: async () => {
      await hosts.stop()
      await node.stop()
      await chain.stop()
    },
  }
}

/**
 * One seed: transactions on a chain with reorgs, behind a faulty node, while two indexers are killed and frozen.
 * Returns the differences to an index built from scratch, and acknowledged writes that were lost.
 */
export async function runFaults({ chain, hosts, node }: FaultWorld, seed: number): Promise<string[]> {
  const random = createRandom(seed)
  const { client } = chain
  const kind = { client, l2: random.chance(0.5), owners: [alice.address], threshold: 1 }
  const safe = await deploySafe({ ...kind, saltNonce: BigInt(seed) }).catch(
    // A repeated seed on the same chain.
    () => deploySafe(kind),
  )
  const startBlock = Math.max(Number(await client.getBlockNumber()) - 2, 0)
  const config = { ...chain.config, rpcUrls: { ...chain.config.rpcUrls, default: { http: [node.url] } }, startBlock }
  const traces = random.pick(['none', 'quick', 'slow'] as const)
  const database = await createTestDatabase()
  const open = [await hosts.take(), await hosts.take()]
  const written: Hash[] = []
  try {
    for (const host of open) await host.open({ chain: config, databaseUrl: database.url })
    const safes = [safe]
    for (let step = 0; step < steps; step++) {
      node.set({ ...chooseFaults(random), traces }, createRandom(random.integer(0, 2 ** 31)))
      const trouble = makeTrouble(random, { hosts, open, world: { chain: config, databaseUrl: database.url } })
      written.push(...(await write(database.db, { chainId: config.id, random, safe })))
      await act(client, random, safes)
      await trouble
    }
    node.set({ ...noFaults, traces }, random)
    await settle(database.db, { chainId: config.id, client })
    return [
      ...(await compare(database.db, { config, written })),
      ...(await compareReindexed(database, { acceptsLoss: random.chance(0.5), config })),
    ]
  } finally {
    node.set(noFaults, random)
    for (const host of open) {
      await host.close()
      hosts.giveBack(host)
    }
    await database.destroy()
  }
}

function chooseFaults(random: Random): Omit<NodeFaults, 'traces'> {
  const some = (probability: number) => (random.chance(0.35) ? probability : 0)
  return {
    busy: some(0.3),
    cut: some(0.2),
    foreign: some(0.3),
    gone: some(0.2),
    lag: { depth: random.integer(1, 12), share: some(0.5) },
    leftOut: some(0.1),
    nulls: some(0.1),
    range: random.chance(0.4) ? random.integer(1, 4) : 0,
    silent: some(0.1),
  }
}

type Trouble = {
  hosts: FaultWorld['hosts']
  open: Host[]
  world: Parameters<Host['open']>[0]
}

async function makeTrouble(random: Random, { hosts, open, world }: Trouble): Promise<void> {
  const index = random.integer(0, open.length - 1)
  const host = open[index]
  if (!host) return
  if (random.chance(0.2)) {
    await sleep(random.integer(0, 150))
    await host.kill()
    const next = await hosts.take()
    open[index] = next
    await next.open(world)
  } else if (random.chance(0.25)) await host.freeze(random.integer(50, 1_500))
}

/** Proposals and confirmations, acknowledged on commit. */
async function write(
  db: Kysely<Database>,
  { chainId, random, safe }: { chainId: number; random: Random; safe: Address },
): Promise<Hash[]> {
  const transaction = {
    baseGas: 0n,
    data: '0x' as Hex,
    gasPrice: 0n,
    gasToken: '0x0000000000000000000000000000000000000000' as Address,
    nonce: BigInt(random.integer(0, 50)),
    operation: 0 as const,
    refundReceiver: '0x0000000000000000000000000000000000000000' as Address,
    safeTxGas: 0n,
    to: bob.address,
    value: BigInt(random.integer(0, 1_000_000)),
  }
  const { safeTxHash } = hashSafeTransaction({ chainId, safe, transaction, version: '1.4.1' })
  const key = { chainId, safe, safeTxHash }
  await insertProposal(db, { ...key, origin: null, proposer: alice.address, transaction, trusted: true })
  await insertConfirmation(db, {
    ...key,
    kind: 'eoa',
    owner: alice.address,
    signature: '0x01',
    verdict: 'valid',
    verifiedBlock: 1,
  })
  return [safeTxHash]
}

/** A transaction, and sometimes a reorg. */
async function act(client: TestClient, random: Random, safes: Address[]): Promise<void> {
  const isReorganised = random.chance(0.4)
  const depth = random.integer(1, 20)
  const id = isReorganised ? await client.snapshot() : undefined
  const before = [...safes]
  for (let count = random.integer(1, 3); count > 0; count--) await actOnce(client, random, safes)
  if (id === undefined) {
    await sleep(random.integer(0, 120))
    return
  }
  await mineOneByOne(client, depth)
  // Long enough for some indexers to see the block.
  await sleep(random.integer(0, 250))
  await client.revert({ id })
  safes.splice(0, safes.length, ...before)
  await client.request<{ Method: 'hardhat_setPrevRandao'; Parameters: [Hex]; ReturnType: boolean }>({
    method: 'hardhat_setPrevRandao',
    params: [
      `0x${random
        .integer(1, 2 ** 31)
        .toString(16)
        .padStart(64, '0')}`,
    ],
  })
  for (let count = random.integer(1, 3); count > 0; count--) await actOnce(client, random, safes)
  await mineOneByOne(client, depth)
}

/**
 * Blocks mined in one call do not name their parent, so two forks can share a hash, which is impossible on a real
 * chain.
 */
async function mineOneByOne(client: TestClient, blocks: number): Promise<void> {
  for (let count = 0; count < blocks; count++) await client.mine({ blocks: 1 })
}

async function actOnce(client: TestClient, random: Random, safes: Address[]): Promise<void> {
  const [first, ...others] = safes
  if (!first) return
  const safe = random.pick([first, ...others])
  switch (random.integer(0, 6)) {
    case 0:
    case 1: {
      const isL2 = random.chance(0.5)
      const version = random.pick(['1.4.1', '1.4.1', '1.3.0', '1.1.1', '1.0.0'] as const)
      const owners = [alice.address, ...(random.chance(0.5) ? [bob.address] : [])]
      safes.push(await deploySafe({ client, l2: isL2, owners, threshold: 1, version }))
      break
    }
    case 2: {
      // Only a trace shows what an L1 Safe executes within another Safe's execution.
      const transaction = toSafeTransaction({
        nonce: await client.readContract({ abi: safeAbi, address: safe, functionName: 'nonce' }),
        to: bob.address,
        value: 0n,
      })
      const signatures = await signHash(await hashOnChain(client, safe, transaction), [alice.address])
      const outer = random.pick([first, ...others])
      if (outer === safe) break
      await executeAsSafe({
        client,
        safe: outer,
        signers: [alice.address],
        transaction: { data: encodeExecTransaction(transaction, signatures), to: safe },
      })
      break
    }
    case 3:
      await client.sendTransaction({ account: bob.address, to: safe, value: BigInt(random.integer(1, 1_000)) })
      break
    default:
      // Several in a row: executions of L1 Safes are found by a nonce near the current one.
      for (let count = random.integer(1, 3); count > 0; count--)
        await executeAsSafe({
          client,
          safe,
          signers: [alice.address],
          transaction: { to: bob.address, value: random.chance(0.3) ? 1n : 0n },
        })
  }
}

type IndexState = { failure: string | null; hash: Hash | null; number: number | null; tries: number; unread: number }

/** Waits until an indexer is in sync, as long as it makes progress. */
async function settle(
  db: Kysely<Database>,
  { chainId, client }: { chainId: number; client: TestClient },
): Promise<void> {
  // A new block decides between the forks.
  await client.mine({ blocks: 1 })
  const head = await client.getBlock()
  let before = ''
  for (let until = Date.now() + timeout; ; ) {
    const rest = await findIndexState(db, chainId)
    if (rest.hash === head.hash && rest.unread === 0) return
    const now = `${rest.hash} ${rest.unread}`
    if (now !== before) until = Date.now() + timeout
    before = now
    if (Date.now() > until)
      throw new Error(`The index did not come to rest: ${JSON.stringify(rest)}, head ${head.number} ${head.hash}`)
    await sql`update failed_transaction set next_try_at = now()`.execute(db)
    await sleep(50)
  }
}

async function findIndexState(db: Kysely<Database>, chainId: number): Promise<IndexState> {
  const { rows } = await sql<IndexState>`select
    (select failure from indexer where chain_id = ${chainId}) as failure,
    (select block_hash from checkpoint where chain_id = ${chainId}) as hash,
    (select block_number from checkpoint where chain_id = ${chainId}) as number,
    (select coalesce(sum(tries), 0) from failed_transaction) as tries,
    (select count(*) from failed_transaction) as unread`.execute(db)
  const [rest] = rows
  if (!rest) throw new Error('A query without a table has a row.')
  return rest
}

/** Below the duration of a slow trace, so that later ones are postponed. */
const limits = { slowTrace: slowTraceTime / 2 }

/** Compares the index before and after `admin reindex`, even if the switch would refuse to lose rows. */
async function compareReindexed(
  { db, url }: Pick<TestDatabase, 'db' | 'url'>,
  { acceptsLoss, config }: { acceptsLoss: boolean; config: ChainConfig },
): Promise<string[]> {
  const before = await listFacts(db)
  const client = createChainClient(config)
  const logger = createLogger({ level: 'silent' })
  try {
    await reindexChain({
      acceptsLoss,
      chain: config,
      client,
      databaseUrl: url,
      db,
      limits,
      logger,
      longTimeoutClient: client,
    })
  } catch (error) {
    if (error instanceof ReindexLossError) return [`reindex: ${error.message}`]
    throw error
  }
  return listDifferences(before, await listFacts(db)).map((difference) => `reindex: ${difference}`)
}

async function compare(
  db: Kysely<Database>,
  { config, written }: { config: ChainConfig; written: readonly Hash[] },
): Promise<string[]> {
  const fresh = await createTestDatabase()
  try {
    const logger = createLogger({ level: 'silent' })
    const indexer = createIndexer({ chain: config, client: createChainClient(config), db: fresh.db, logger })
    await indexer.runToHead()
    const faults = listDifferences(await listFacts(db), await listFacts(fresh.db))
    const proposals = await db.selectFrom('proposal').select('safe_tx_hash').execute()
    const confirmed = await db.selectFrom('confirmation').select('safe_tx_hash').execute()
    for (const hash of written)
      for (const [name, rows] of [['proposal', proposals] as const, ['confirmation', confirmed] as const])
        if (!rows.some((row) => row.safe_tx_hash === hash))
          faults.push(`a ${name} was acknowledged and is gone: ${hash}`)
    return faults
  } finally {
    await fresh.destroy()
  }
}
