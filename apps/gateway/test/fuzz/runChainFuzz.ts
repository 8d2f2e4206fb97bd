import { demoAccounts } from '@countersign/devchain/accounts'
import { deploySafe, executeAsSafe } from '@countersign/devchain/testing'
import { sql } from 'kysely'
import { type Address, bytesToHex, concat, type Hash, type Hex, pad, toEventSelector } from 'viem'
import { findSafe } from '../../src/db/queries/findSafe.ts'
import { createIndexer } from '../../src/indexer/createIndexer.ts'
import { topics } from '../../src/indexer/handlers/handlers.ts'
import { longTimeoutNode, quickNode } from '../../src/indexer/nodeOptions.ts'
import { createChainClient } from '../../src/lib/createChainClient.ts'
import { createLogger } from '../../src/lib/createLogger.ts'
import { createTestChain, type TestChain } from '../createTestChain.ts'
import { createTestDatabase } from '../createTestDatabase.ts'
import { createRandom, type Random } from '../faults/createRandom.ts'
import { createCaller } from '../hostile/createCaller.ts'
import { createEmitter, type EmittedLog } from '../hostile/createEmitter.ts'
import { deployCode } from '../hostile/deployCode.ts'
import { runAsSafe } from '../hostile/runAsSafe.ts'

export type ChainFuzzReport = {
  faults: string[]
  /** Heap growth in megabytes between the first half and the end. */
  growth: number
  logs: number
  unread: number
}

const [alice, bob] = demoAccounts
const logsPerTransaction = 25

/** Hostile logs, traces and tokens mixed with honest payments, all of which must be indexed. */
export async function runChainFuzz({ count, seed }: { count: number; seed: number }): Promise<ChainFuzzReport> {
  const [chain, database] = await Promise.all([createTestChain(), createTestDatabase()])
  const random = createRandom(seed)
  const { config } = chain
  const indexer = createIndexer({
    chain: config,
    client: createChainClient(config, quickNode),
    db: database.db,
    logger: createLogger({ level: 'silent' }),
    longTimeoutClient: createChainClient(config, longTimeoutNode),
  })
  try {
    const deploy = (l2: boolean) => deploySafe({ client: chain.client, l2, owners: [alice.address], threshold: 1 })
    const hostile = [await deploy(true), await deploy(false)] as const
    const honest = await deploy(true)
    const paid: Hash[] = []
    let logs = 0
    let half: number | undefined
    while (logs < count) {
      logs += await attack(chain, random, { hostile: random.pick(hostile), victim: honest })
      const { safeTxHash } = await executeAsSafe({
        client: chain.client,
        safe: honest,
        transaction: { to: bob.address },
      })
      paid.push(safeTxHash)
      await indexer.runToHead()
      if (logs >= count / 2) half ??= readHeap()
    }
    const growth = readHeap() - (half ?? 0)
    for (let round = 0; round < 3; round++) {
      await sql`update failed_transaction set next_try_at = now()`.execute(database.db)
      await indexer.retryFailed()
    }
    const head = await chain.client.getBlock()
    const faults: string[] = []
    const checkpoint = await database.db.selectFrom('checkpoint').select('block_hash').executeTakeFirst()
    if (checkpoint?.block_hash !== head.hash) faults.push('the index is not at the head')
    const rows = await database.db
      .selectFrom('multisig_execution')
      .where('safe', '=', honest)
      .select(['safe_tx_hash', 'source'])
      .execute()
    for (const hash of paid)
      if (!rows.some((row) => row.safe_tx_hash === hash && row.source !== null))
        faults.push(`a payment is missing: ${hash}`)
    const safe = await findSafe(database.db, { address: honest, chainId: config.id })
    if (safe?.nonce !== BigInt(paid.length) || safe.owners.join() !== alice.address)
      faults.push('the honest Safe is not what it is')
    const { rows: unread } = await sql<{ reason: string }>`select reason from failed_transaction`.execute(database.db)
    return { faults: faults.slice(0, 20), growth, logs, unread: unread.length }
  } finally {
    await indexer.stop()
    await database.destroy()
    await chain.stop()
  }
}

/** Returns the number of emitted logs. */
async function attack(
  chain: TestChain,
  random: Random,
  { hostile, victim }: { hostile: Address; victim: Address },
): Promise<number> {
  switch (random.integer(0, 9)) {
    case 0: {
      const caller = createCaller({ bytes: random.integer(0, 4_096), calls: random.integer(1, 400) })
      await runAsSafe(chain.client, { code: await deployCode(chain.client, caller), safe: hostile })
      return 1
    }
    case 1: {
      // A token with random code and a valid Transfer event: its getters may do anything.
      const transfer = [toEventSelector('Transfer(address,address,uint256)'), pad(bob.address), pad(victim)]
      const code = concat([
        createEmitter([{ data: createBytes(random, 32), topics: transfer }]),
        createBytes(random, 64),
      ])
      const token = await deployCode(chain.client, code)
      await chain.client.sendTransaction({ account: bob.address, gas: 5_000_000n, to: token })
      return 1
    }
    default: {
      const logs = Array.from({ length: logsPerTransaction }, () => createLog(random, { hostile, victim }))
      const code = await deployCode(chain.client, createEmitter(logs))
      if (random.chance(0.2)) await chain.client.sendTransaction({ account: bob.address, gas: 20_000_000n, to: code })
      else await runAsSafe(chain.client, { code, safe: hostile })
      return logs.length
    }
  }
}

function createLog(random: Random, { hostile, victim }: { hostile: Address; victim: Address }): EmittedLog {
  const kinds = [topics.creation, topics.transfer, ...topics.safe] as const
  const words = Array.from({ length: random.integer(0, 3) }, () =>
    random.chance(0.5) ? pad(random.pick([hostile, victim, bob.address])) : createBytes(random, 32),
  )
  return {
    data: createBytes(random, random.pick([0, 1, 31, 32, 33, 64, 96, 352, 700])),
    topics: [random.pick(kinds), ...words],
  }
}

/** Random bytes, or words that resemble small numbers and ABI offsets. */
function createBytes(random: Random, length: number): Hex {
  const isNoise = random.chance(0.4)
  const bytes = Uint8Array.from({ length }, (_, index) =>
    isNoise ? random.integer(0, 255) : index % 32 === 31 ? random.pick([0, 1, 32, 64, 96, 255]) : 0,
  )
  return length === 0 ? '0x' : bytesToHex(bytes)
}

function readHeap(): number {
  globalThis.gc?.()
  return process.memoryUsage().heapUsed / 1024 / 1024
}
