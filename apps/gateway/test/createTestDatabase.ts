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

/** One connection for all tests of a thread: a new one costs the server as much as what it is asked for here. */
let admin: Kysely<Database> | undefined

function getAdmin(): Kysely<Database> {
  admin ??= createDatabase(inject('postgresUrl'), { maxConnections: 1, statementTimeout: 0 })
  return admin
}

/** A database of its own for a test. */
export async function createTestDatabase({
  isMigrated = true,
  template = isMigrated ? `${inject('postgresPrefix')}_empty` : 'template0',
}: CreateTestDatabaseParameters = {}): Promise<TestDatabase> {
  const name = `${inject('postgresPrefix')}_${randomBytes(8).toString('hex')}`
  // Copied as files: by way of the log, which is the default, it costs twice as much.
  await sql`create database ${sql.id(name)} template ${sql.id(template)} strategy file_copy`.execute(getAdmin())
  const { db, url } = open(name)
  return {
    db,
    destroy: async () => {
      await db.destroy()
      await sql`drop database ${sql.id(name)} with (force)`.execute(getAdmin())
    },
    name,
    url,
  }
}

function open(name: string): Pick<TestDatabase, 'db' | 'url'> {
  const url = withDatabaseName(inject('postgresUrl'), name)
  return { db: createDatabase(url, { statementTimeout: 60_000 }), url }
}

/** Names of databases that tests of this thread have left, empty again. */
const left: string[] = []

/**
 * A migrated, empty database that an earlier test of the thread may have used: to copy one costs more than most tests.
 * Not for a test that changes more than rows.
 */
export async function borrowTestDatabase(): Promise<TestDatabase> {
  const name = left.pop()
  const { db, ...database } = name === undefined ? await createTestDatabase() : { ...open(name), name }
  return {
    ...database,
    db,
    destroy: async () => {
      await empty(db)
      await db.destroy()
      left.push(database.name)
    },
  }
}

/** Ends whatever is still connected and takes all rows out; a table that nobody wrote to has no size. */
async function empty(db: Kysely<Database>): Promise<void> {
  await db.connection().execute(async (connection) => {
    await sql`select pg_terminate_backend(pid, 5000) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`.execute(connection)
    const { rows } = await sql<{ name: string }>`select relname as name from pg_class
      where relkind = 'r' and relnamespace = 'public'::regnamespace and relname not like 'kysely_%'
        and pg_relation_size(oid) > 0`.execute(connection)
    const tables = rows.map(({ name }) => sql.id(name))
    if (tables.length > 0) await sql`truncate ${sql.join(tables)} restart identity cascade`.execute(connection)
  })
}
