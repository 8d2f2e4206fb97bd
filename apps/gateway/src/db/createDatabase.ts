import { Kysely, PostgresDialect, type PostgresPool } from 'kysely'
import pg from 'pg'
import { DatabaseUnavailableError } from './DatabaseUnavailableError.ts'
import { postgresTypes } from './postgresTypes.ts'
import type { Database } from './schema.ts'

export type CreateDatabaseOptions = {
  /** Most connections at a time. Each chain that is indexed here holds one of them. @default 10 */
  maxConnections?: number
  /** Told of connections that break while no query runs on them; the pool replaces them. */
  onIdleError?: (error: Error) => void
}

/** The handle on the database; opens connections when they are first needed. */
export function createDatabase(
  url: string,
  { maxConnections = 10, onIdleError = () => undefined }: CreateDatabaseOptions = {},
): Kysely<Database> {
  const pool = new pg.Pool({
    application_name: 'countersign',
    connectionString: url,
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
    max: maxConnections,
    types: postgresTypes,
  })
  // Without listeners the restart of a server would end this process: the pool speaks for connections that nobody uses,
  // each connection for itself while somebody holds it.
  pool.on('error', onIdleError)
  pool.on('connect', (client) => client.on('error', onIdleError))
  return new Kysely<Database>({ dialect: new PostgresDialect({ pool: nameFailures(pool) }) })
}

/** The pool's own failures to connect have neither a class nor, when time ran out, a code. */
function nameFailures(pool: pg.Pool): PostgresPool {
  return {
    async connect() {
      try {
        return await pool.connect()
      } catch (cause) {
        throw new DatabaseUnavailableError({ cause })
      }
    },
    end: () => pool.end(),
  }
}
