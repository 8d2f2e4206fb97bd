import { Kysely, PostgresDialect, type PostgresPool } from 'kysely'
import pg from 'pg'
import { DatabaseUnavailableError } from './DatabaseUnavailableError.ts'
import { postgresTypes } from './postgresTypes.ts'
import type { Database } from './schema.ts'

export type CreateDatabaseOptions = {
  /** How the server names its connections. @default 'countersign' */
  applicationName?: string
  /** Milliseconds that a statement may wait for those who hold what it needs. @default any time */
  lockTimeout?: number
  /** Most connections at a time. @default 10 */
  maxConnections?: number
  /** Told of connections that break while no query runs on them; the pool replaces them. */
  onIdleError?: (error: Error) => void
  /** Milliseconds that a statement may take; 0 for any time, which only migrations need. @default 15000 */
  statementTimeout?: number
}

/** The server ends a statement that takes too long; should it not even do that, this much later we do not wait for it. */
const answerTime = 5_000

/** The handle on the database; opens connections when they are first needed. */
export function createDatabase(url: string, options: CreateDatabaseOptions = {}): Kysely<Database> {
  return createCountedDatabase(url, options).db
}

export type CountedDatabase = {
  /** How many connections there are, and how many statements wait for one. */
  count(): { busy: number; idle: number; waiting: number }
  db: Kysely<Database>
  /** The connections themselves, for who hands them out in another way. */
  pool: pg.Pool
}

/** The same, with the means to see how busy it is. */
export function createCountedDatabase(url: string, options: CreateDatabaseOptions = {}): CountedDatabase {
  const pool = createPool(url, options)
  return {
    count: () => ({ busy: pool.totalCount - pool.idleCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    db: new Kysely<Database>({ dialect: new PostgresDialect({ pool: nameFailures(pool) }) }),
    pool,
  }
}

/** Connections to one server. */
export function createPool(
  url: string,
  {
    applicationName = 'countersign',
    lockTimeout = 0,
    maxConnections = 10,
    onIdleError = () => undefined,
    statementTimeout = 15_000,
  }: CreateDatabaseOptions = {},
): pg.Pool {
  const pool = new pg.Pool({
    application_name: applicationName,
    connectionString: url,
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
    lock_timeout: lockTimeout,
    max: maxConnections,
    types: postgresTypes,
    ...(statementTimeout > 0
      ? {
          // A transaction whose owner hangs would keep its locks.
          idle_in_transaction_session_timeout: 2 * statementTimeout,
          query_timeout: statementTimeout + answerTime,
          statement_timeout: statementTimeout,
        }
      : {}),
  })
  // Without listeners the restart of a server would end this process: the pool speaks for connections that nobody uses,
  // each connection for itself while somebody holds it.
  pool.on('error', onIdleError)
  pool.on('connect', (client) => client.on('error', onIdleError))
  return pool
}

/** The pool's own failures to connect have neither a class nor, when time ran out, a code. */
export function nameFailures(pool: { connect(): Promise<pg.PoolClient>; end(): Promise<void> }): PostgresPool {
  return {
    async connect() {
      try {
        return nameLosses(await pool.connect())
      } catch (cause) {
        throw new DatabaseUnavailableError({ cause })
      }
    },
    end: () => pool.end(),
  }
}

const named = new WeakMap<pg.PoolClient, pg.PoolClient>()

/** What fails because the connection was lost meanwhile, or does not answer, has neither a class nor a code either. */
function nameLosses(client: pg.PoolClient): pg.PoolClient {
  const known = named.get(client)
  if (known) return known
  const naming = new Proxy(client, {
    get: (target, key) => {
      const value: unknown = Reflect.get(target, key)
      if (typeof value !== 'function') return value
      if (key !== 'query') return value.bind(target)
      return async (...words: unknown[]): Promise<unknown> => {
        try {
          return await Reflect.apply(value, target, words)
        } catch (cause) {
          throw isLoss(cause) ? new DatabaseUnavailableError({ cause }) : cause
        }
      }
    },
  })
  named.set(client, naming)
  return naming
}

/** The driver's own errors are of the base class; the server's are of another and have a code, as the system's do. */
function isLoss(error: unknown): boolean {
  return error instanceof Error && Object.getPrototypeOf(error) === Error.prototype && !('code' in error)
}
