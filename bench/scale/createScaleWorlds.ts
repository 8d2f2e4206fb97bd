import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chainId, startDevchain } from '@countersign/devchain'
import { demoAccounts } from '@countersign/devchain/accounts'
import { createTestClient, deploySafe } from '@countersign/devchain/testing'
import { sql } from 'kysely'
import type { Address } from 'viem'
import { createDatabase } from '../../apps/gateway/src/db/createDatabase.ts'
import { migrate } from '../../apps/gateway/src/db/migrate.ts'
import { rebuildSummaries } from '../../apps/gateway/src/db/queries/rebuildSummaries.ts'
import { startEmbeddedPostgres } from '../../apps/gateway/src/db/startEmbeddedPostgres.ts'
import { seedWorld, worldSizes } from '../../apps/gateway/test/seedWorld.ts'
import { withDatabaseName } from '../../apps/gateway/test/withDatabaseName.ts'
import { describeChain } from '../gateway/createWorld.ts'
import { startProcess } from '../gateway/startProcess.ts'

export type ScaleWorld = {
  bytesPerTransaction: number
  /** Transactions of the largest Safe. */
  largest: number
  others: number
  pid: number
  startSeconds: number
  url: string
}

export type ScaleWorlds = {
  large: ScaleWorld
  largeSafe: Address
  small: ScaleWorld
  smallSafe: Address
  stop(): Promise<void>
}

const gatewayProgram = fileURLToPath(new URL('../../scripts/gateway.mjs', import.meta.url))
const tokens = ['9', '91'].map((digits): Address => `0x${digits.padEnd(40, '0')}`)
const owners = [demoAccounts[0].address, demoAccounts[1].address] as const
/** What the node has on top of what was seeded. */
const spareBlocks = 100

/** The world of 10,000 transactions and a large one beside it: one PostgreSQL, one node, a gateway each. */
export async function createScaleWorlds(size: 'full' | 'quick'): Promise<ScaleWorlds> {
  const folder = await mkdtemp(join(tmpdir(), 'countersign-scale-'))
  // As root the server runs as another user, who must be able to enter.
  await chmod(folder, 0o755)
  const ending: (() => Promise<unknown>)[] = [() => rm(folder, { force: true, recursive: true })]
  const stop = async () => {
    for (const end of ending.toReversed()) await end()
  }
  try {
    const chain = await startDevchain()
    ending.push(() => chain.stop())
    const server = await startEmbeddedPostgres({ dataDir: folder })
    ending.push(() => server.stop())
    const client = createTestClient(chain.url)
    const [largeSafe, smallSafe] = [
      await deploySafe({ client, owners: [...owners], threshold: 2 }),
      await deploySafe({ client, owners: [...owners], threshold: 2, saltNonce: 1n }),
    ]
    await client.mine({ blocks: Math.ceil(worldSizes[size].transactions / 4) + spareBlocks })
    const head = await client.getBlock()
    const chainsFile = join(folder, 'chains.json')
    await writeFile(chainsFile, JSON.stringify({ chains: [describeChain(chain.url, chain.wsUrl)] }))
    const open = async (name: keyof typeof worldSizes): Promise<ScaleWorld> => {
      const { largest, others, transactions } = worldSizes[name]
      const admin = createDatabase(server.url, { maxConnections: 1, statementTimeout: 0 })
      await sql`create database ${sql.id(`scale_${name}`)}`.execute(admin)
      await admin.destroy()
      const databaseUrl = withDatabaseName(server.url, `scale_${name}`)
      const db = createDatabase(databaseUrl, { statementTimeout: 0 })
      await migrate(db)
      await seedWorld(db, {
        chainId,
        others,
        owners,
        safes: [
          { address: largeSafe, transactions: largest },
          { address: smallSafe, transactions: 111 },
        ],
        singleton: owners[0],
        tokens,
        transactions,
      })
      await db
        .insertInto('checkpoint')
        .values({
          block_hash: head.hash,
          block_number: Number(head.number),
          block_timestamp: Number(head.timestamp),
          chain_id: chainId,
          head_number: Number(head.number),
          head_timestamp: Number(head.timestamp),
        })
        .execute()
      await rebuildSummaries(db)
      await sql`vacuum analyze`.execute(db)
      const { rows } = await sql<{ bytes: number }>`select pg_database_size(current_database()) as bytes`.execute(db)
      await db.destroy()
      const begin = performance.now()
      const gateway = await startProcess([gatewayProgram], {
        COUNTERSIGN_CHAINS: chainsFile,
        COUNTERSIGN_DATA: join(folder, `data-${name}`),
        // The whole load comes from one address.
        COUNTERSIGN_RATE: '0',
        DATABASE_URL: databaseUrl,
        HOST: '127.0.0.1',
        LOG_LEVEL: 'warn',
        PORT: '0',
      })
      ending.push(() => gateway.stop())
      return {
        bytesPerTransaction: (rows[0]?.bytes ?? 0) / transactions,
        largest,
        others,
        pid: gateway.pid,
        startSeconds: (performance.now() - begin) / 1_000,
        url: gateway.url,
      }
    }
    // The small one first: should there be no build yet, its start makes it.
    const small = await open('small')
    return { large: await open(size), largeSafe, small, smallSafe, stop }
  } catch (error) {
    await stop()
    throw error
  }
}
