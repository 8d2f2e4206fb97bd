import { BaseError } from '@countersign/protocol/errors'
import { Kysely, PostgresDialect, type PostgresPool } from 'kysely'
import pg from 'pg'
import type { Database } from './schema.ts'

export type CreateDatabaseOptions = {
  /** `application_name` of the connections. @default 'countersign' */
  applicationName?: string
  /** Milliseconds that a statement may wait for a lock; 0 for any time. @default 0 */
  lockTimeout?: number
  /** Most connections at a time. @default 10 */
  maxConnections?: number
  /** Called for connections that break while no query runs on them; the pool replaces them. */
  onIdleError?: (error: Error) => void
  /** Milliseconds that a statement may take; 0 for any time, which only migrations need. @default 15000 */
  statementTimeout?: number
}

/** Milliseconds after the statement timeout: then the server hangs, and the client gives up. */
const answerTime = 5_000

/** Opens connections when they are first needed. */
export function createDatabase(url: string, options: CreateDatabaseOptions = {}): Kysely<Database> {
  return createCountedDatabase(url, options).db
}

export type CountedDatabase = {
  /** Connections, and statements that wait for one. */
  count(): { busy: number; idle: number; waiting: number }
  db: Kysely<Database>
  pool: pg.Pool
}

export function createCountedDatabase(url: string, options: CreateDatabaseOptions = {}): CountedDatabase {
  const pool = createPool(url, options)
  return {
    count: () => ({ busy: pool.totalCount - pool.idleCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    db: new Kysely<Database>({ dialect: new PostgresDialect({ pool: nameFailures(pool) }) }),
    pool,
  }
}

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
          // A client that hangs within a transaction would hold its locks.
          idle_in_transaction_session_timeout: 2 * statementTimeout,
          query_timeout: statementTimeout + answerTime,
          statement_timeout: statementTimeout,
        }
      : {}),
  })
  // Without listeners a restart of the server would end this process. The pool emits errors of idle connections, a
  // connection in use emits its own.
  pool.on('error', onIdleError)
  pool.on('connect', (client) => client.on('error', onIdleError))
  return pool
}

/** Gives failures to connect a class: those of `pg` have none, and timeouts no code either. */
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

/** Gives queries that fail with a lost or silent connection the same class. */
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

/** The driver's own errors are plain `Error`s without a code; those of the server and the system have one. */
function isLoss(error: unknown): boolean {
  return error instanceof Error && Object.getPrototypeOf(error) === Error.prototype && !('code' in error)
}

/**
 * Parses bigint columns (block numbers, chain ids, counts) to numbers and numeric columns (amounts) to bigint; `pg` returns
 * both as text.
 */
const postgresTypes: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) => {
    if (format === 'binary') return pg.types.getTypeParser(oid, 'binary')
    if (oid === pg.types.builtins.INT8) return parseInteger
    if (oid === pg.types.builtins.NUMERIC) return BigInt
    return pg.types.getTypeParser(oid, 'text')
  },
}

function parseInteger(text: string): number {
  const value = Number(text)
  if (!Number.isSafeInteger(value))
    throw new BaseError('UNSAFE_INTEGER', `The database returned ${text}, which is not a safe integer.`)
  return value
}

export class DatabaseUnavailableError extends BaseError {
  constructor({ cause }: { cause: unknown }) {
    super('DATABASE_UNAVAILABLE', 'The database does not respond.', { cause })
  }
}
