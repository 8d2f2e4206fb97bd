import { randomBytes } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import { inject } from 'vitest'
import { createDatabase } from '../src/db/createDatabase.ts'
import type { Database } from '../src/db/schema.ts'
import { withDatabaseName } from './withDatabaseName.ts'

export type TestDatabase = { db: Kysely<Database>; destroy: () => Promise<void>; name: string; url: string }

export type CreateTestDatabaseParameters = {
  /** @default true */
  isMigrated?: boolean
  /** The name of a database to copy, which nobody may be connected to. @default an empty one */
  template?: string
}

/** A database of its own for a test. */
export async function createTestDatabase({
  isMigrated = true,
  template = isMigrated ? inject('postgresTemplate') : 'template0',
}: CreateTestDatabaseParameters = {}): Promise<TestDatabase> {
  const serverUrl = inject('postgresUrl')
  const name = `countersign_test_${randomBytes(8).toString('hex')}`
  // Copied as files: by way of the log, which is the default, it costs twice as much.
  await withAdmin(serverUrl, (admin) =>
    sql`create database ${sql.id(name)} template ${sql.id(template)} strategy file_copy`.execute(admin),
  )
  const url = withDatabaseName(serverUrl, name)
  const db = createDatabase(url, { statementTimeout: 60_000 })
  return {
    db,
    destroy: async () => {
      await db.destroy()
      await withAdmin(serverUrl, (admin) => sql`drop database ${sql.id(name)} with (force)`.execute(admin))
    },
    name,
    url,
  }
}

async function withAdmin(url: string, work: (admin: Kysely<Database>) => Promise<unknown>): Promise<void> {
  const admin = createDatabase(url, { maxConnections: 1, statementTimeout: 0 })
  try {
    await work(admin)
  } finally {
    await admin.destroy()
  }
}
