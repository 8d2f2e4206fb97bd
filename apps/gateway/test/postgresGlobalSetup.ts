import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Kysely, sql } from 'kysely'
import type { TestProject } from 'vitest/node'
import { createDatabase } from '../src/db/createDatabase.ts'
import { migrate } from '../src/db/migrate.ts'
import { partitionTables } from '../src/db/partition/partitionTables.ts'
import type { Database } from '../src/db/schema.ts'
import { startEmbeddedPostgres } from '../src/db/startEmbeddedPostgres.ts'
import { withDatabaseName } from './withDatabaseName.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** A server on which tests may create databases. */
    postgresUrl: string
    /** Prefix of this run's databases; `_empty` is the migrated template. */
    postgresPrefix: string
  }
}

/** One server for all files, embedded or `DATABASE_URL`, with a database per test. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startServer(process.env.DATABASE_URL)
  const prefix = `countersign_test_${process.pid}`
  const template = `${prefix}_empty`
  const admin = createDatabase(server.url, { maxConnections: 1, statementTimeout: 0 })
  await sql`create database ${sql.id(template)}`.execute(admin)
  const db = createDatabase(withDatabaseName(server.url, template), { statementTimeout: 0 })
  await migrate(db)
  // The same tests with partitions: `DATABASE_PARTITIONS=4 npm run test:db`.
  const count = Number(process.env.DATABASE_PARTITIONS ?? 0)
  if (count > 0) await partitionTables(db, { count })
  await db.destroy()
  project.provide('postgresUrl', server.url)
  project.provide('postgresPrefix', prefix)
  return async () => {
    // The embedded server is deleted with its folder.
    if (process.env.DATABASE_URL) await dropAll(admin, prefix)
    await admin.destroy()
    await server.stop()
  }
}

async function dropAll(admin: Kysely<Database>, prefix: string): Promise<void> {
  const { rows } = await sql<{ name: string }>`select datname as name from pg_database
    where starts_with(datname, ${`${prefix}_`})`.execute(admin)
  for (const { name } of rows) await sql`drop database ${sql.id(name)} with (force)`.execute(admin)
}

async function startServer(url: string | undefined): Promise<{ stop: () => Promise<void>; url: string }> {
  if (url) return { stop: async () => undefined, url }
  const dataDir = await mkdtemp(join(tmpdir(), 'countersign-db-'))
  // As root the server runs as another user, who must be able to enter.
  await chmod(dataDir, 0o755)
  const server = await startEmbeddedPostgres({ dataDir })
  await forgetDurability(server.url)
  return {
    stop: async () => {
      await server.stop()
      await rm(dataDir, { force: true, recursive: true })
    },
    url: server.url,
  }
}

/** Disables fsync: nothing of this server outlives the run. Crash safety is tested elsewhere. */
async function forgetDurability(url: string): Promise<void> {
  const admin = createDatabase(url, { maxConnections: 1 })
  for (const setting of ['fsync', 'full_page_writes', 'synchronous_commit'])
    await sql`alter system set ${sql.id(setting)} = off`.execute(admin)
  await sql`select pg_reload_conf()`.execute(admin)
  await admin.destroy()
}
