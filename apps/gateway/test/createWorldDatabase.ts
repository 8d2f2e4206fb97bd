import { sql } from 'kysely'
import type { Address, Hash } from 'viem'
import { createDatabase } from '../src/db/createDatabase.ts'
import { migrate } from '../src/db/migrate.ts'
import { rebuildSummaries } from '../src/db/queries/safeSummaries.ts'
import { seedWorld, worldSizes } from './seedWorld.ts'
import { withDatabaseName } from './withDatabaseName.ts'

export type CreateWorldDatabaseParameters = {
  chainId: number
  /** Checkpoint of the index, above all seeded blocks. */
  head: { hash: Hash; number: number; timestamp: number }
  owners: readonly [Address, Address]
  /** The largest Safe, and one with 111 transactions. */
  safes: readonly [Address, Address]
  /** A server that allows creating databases. */
  serverUrl: string
  size: keyof typeof worldSizes
}

const tokens = ['9', '91'].map((digits): Address => `0x${digits.padEnd(40, '0')}`)

/** A database of that size, as a gateway would find it. */
export async function createWorldDatabase(
  parameters: CreateWorldDatabaseParameters,
): Promise<{ bytes: number; url: string }> {
  const { chainId, head, owners, safes, serverUrl, size } = parameters
  const { largest, others, transactions } = worldSizes[size]
  const admin = createDatabase(serverUrl, { maxConnections: 1, statementTimeout: 0 })
  await sql`create database ${sql.id(`scale_${size}`)}`.execute(admin)
  await admin.destroy()
  const url = withDatabaseName(serverUrl, `scale_${size}`)
  const db = createDatabase(url, { statementTimeout: 0 })
  try {
    await migrate(db)
    await seedWorld(db, {
      chainId,
      others,
      owners,
      safes: [
        { address: safes[0], transactions: largest },
        { address: safes[1], transactions: 111 },
      ],
      singleton: owners[0],
      tokens,
      transactions,
    })
    await db
      .insertInto('checkpoint')
      .values({
        block_hash: head.hash,
        block_number: head.number,
        block_timestamp: head.timestamp,
        chain_id: chainId,
        head_number: head.number,
        head_timestamp: head.timestamp,
        signers_block: head.number,
      })
      .execute()
    await rebuildSummaries(db)
    await sql`vacuum analyze`.execute(db)
    const { rows } = await sql<{ bytes: number }>`select pg_database_size(current_database()) as bytes`.execute(db)
    return { bytes: rows[0]?.bytes ?? 0, url }
  } finally {
    await db.destroy()
  }
}
