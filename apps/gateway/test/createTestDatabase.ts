import { randomBytes } from 'node:crypto'
import { Kysely, PostgresDialect, sql } from 'kysely'
import type pg from 'pg'
import { inject } from 'vitest'
import { createDatabase, createPool } from '../src/db/createDatabase.ts'
import type { Database } from '../src/db/schema.ts'
import { withDatabaseName } from './withDatabaseName.ts'

export type TestDatabase = { db: Kysely<Database>; destroy: () => Promise<void>; name: string; url: string }

export type CreateTestDatabaseParameters = {
  /** @default true */
  isMigrated?: boolean
  /** Database to copy; it must have no connections. @default an empty one */
  template?: string
}

/** One connection for all tests of a thread: opening one costs as much as its queries. */
let admin: Kysely<Database> | undefined

function getAdmin(): Kysely<Database> {
  admin ??= createDatabase(inject('postgresUrl'), { maxConnections: 1, statementTimeout: 0 })
  return admin
}

/** A separate database for a test. */
export async function createTestDatabase({
  isMigrated = true,
  template = isMigrated ? getEmptyName() : 'template0',
}: CreateTestDatabaseParameters = {}): Promise<TestDatabase> {
  const name = await copyDatabase(template)
  const url = withDatabaseName(inject('postgresUrl'), name)
  const db = createDatabase(url, { statementTimeout: 60_000 })
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

const getEmptyName = () => `${inject('postgresPrefix')}_empty`

async function copyDatabase(template: string): Promise<string> {
  const name = `${inject('postgresPrefix')}_${randomBytes(8).toString('hex')}`
  // File copy: the default, through the WAL, takes twice as long.
  await sql`create database ${sql.id(name)} template ${sql.id(template)} strategy file_copy`.execute(getAdmin())
  return name
}

type Left = { name: string; pool: pg.Pool; url: string }

/** Emptied databases of earlier tests of this thread, with their open connections. */
const left: Left[] = []

/** `application_name` of the reused connections. */
const applicationName = 'countersign-borrowed'

/**
 * A migrated, empty database that an earlier test may have used: copying one costs more than most tests, and so do new
 * connections with cold catalog caches. Not for tests that change more than rows.
 */
export async function borrowTestDatabase(): Promise<TestDatabase> {
  const { name, pool, url } = left.pop() ?? openPool(await copyDatabase(getEmptyName()))
  let isOver = false
  const connect = async () => {
    // Work that outlives its test would write into the next one. An unused handle cannot be closed.
    if (isOver) throw new Error('The test that borrowed this database is over.')
    return pool.connect()
  }
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool: { connect, end: async () => undefined } }) })
  return {
    db,
    destroy: async () => {
      isOver = true
      await db.destroy()
      // A connection still in use may continue to write: then none is reused.
      const isIdle = pool.idleCount === pool.totalCount
      await empty(pool, { isStored: isIdle })
      left.push(isIdle ? { name, pool, url } : openPool(name))
    },
    name,
    url,
  }
}

function openPool(name: string): Left {
  const url = withDatabaseName(inject('postgresUrl'), name)
  return { name, pool: createPool(url, { applicationName, statementTimeout: 60_000 }), url }
}

/** Terminates other connections and truncates all tables that have a size. */
async function empty(pool: pg.Pool, { isStored }: { isStored: boolean }): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query(
      `select pg_terminate_backend(pid, 5000) from pg_stat_activity where datname = current_database()
        and pid <> pg_backend_pid() and not ($1 and application_name = $2)`,
      [isStored, applicationName],
    )
    const { rows } = await client.query<{ names: string | null }>(
      `select string_agg(format('%I', relname), ', ') as names from pg_class
        where relkind = 'r' and relnamespace = 'public'::regnamespace and relname not like 'kysely_%'
          and pg_relation_size(oid) > 0`,
    )
    const names = rows[0]?.names
    if (names) await client.query(`truncate ${names} restart identity cascade`)
  } finally {
    client.release()
  }
}
