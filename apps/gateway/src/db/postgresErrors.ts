import { setTimeout as sleep } from 'node:timers/promises'
import { BaseError } from '@countersign/protocol/errors'
import { z } from 'zod'
import { DatabaseUnavailableError } from './createDatabase.ts'

const CodedErrorSchema = z.object({ code: z.string() })
const AggregateSchema = z.object({ errors: z.array(z.unknown()) })

const reasons: Record<string, string> = {
  '25006': 'it is read-only',
  '28000': 'it refused the user',
  '28P01': 'it refused the password',
  '3D000': 'it has no database of that name',
  '42501': 'the user lacks a permission',
  '53100': 'its disk is full',
  '53200': 'it ran out of memory',
  '53300': 'it has no connection left',
  '57014': 'it took too long',
  '58030': 'its disk failed',
  '57P03': 'it is starting up or shutting down',
  EAI_AGAIN: 'the host name could not be resolved',
  ECONNREFUSED: 'nothing listens there',
  ECONNRESET: 'it closed the connection',
  EHOSTUNREACH: 'the host cannot be reached',
  ENOENT: 'there is no such socket',
  ENOTFOUND: 'there is no such host',
  ETIMEDOUT: 'it did not answer in time',
}

/** A short reason from SQLSTATE or system code alone: the text of a driver's error may hold credentials. */
export function describePostgresError(error: unknown): string {
  const code = findErrorCode(error)
  if (code === undefined) return 'it did not answer in time'
  return reasons[code] ?? `it answered with ${code}`
}

/** SQLSTATE or system code; a connection to several addresses of a host fails with one error for each. */
function findErrorCode(error: unknown): string | undefined {
  // The reason is in its cause.
  if (error instanceof DatabaseUnavailableError) return findErrorCode(error.cause)
  const coded = CodedErrorSchema.safeParse(error)
  if (coded.success) return coded.data.code
  const aggregate = AggregateSchema.safeParse(error)
  return aggregate.success ? aggregate.data.errors.map(findErrorCode).find((code) => code !== undefined) : undefined
}

/** Passing failures: the server is down, starting, stopping or out of resources. */
const passingCodes = /^(08\w{3}|25006|53\w{3}|57014|57P0[1-3]|58030|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT)$/

/** Whether the database failed, and not the statement. */
export function isDatabaseDown(error: unknown): boolean {
  return error instanceof DatabaseUnavailableError || passingCodes.test(findErrorCode(error) ?? '')
}

/** Whether the database's machine has a full disk, no memory or a read-only file system. */
export function isDiskFull(error: unknown): boolean {
  return /^(25006|53100|53200|58030)$/.test(findErrorCode(error) ?? '')
}

/**
 * Milliseconds. While a schema change waits for its lock, all later queries wait behind it: give up and try again. Below
 * `deadlock_timeout` (1 s), so that in a deadlock the change gives way and not a reader.
 */
export const lockTimeout = 500
const tries = 600

/** Retries a schema change until it gets its locks (`55P03`: lock_not_available). */
export async function retryOnLockTimeout<result>(change: () => Promise<result>): Promise<result> {
  for (let tried = 1; ; tried += 1) {
    try {
      return await change()
    } catch (error) {
      if (!isLockTimeout(error)) throw error
      if (tried >= tries) throw new TablesInUseError({ cause: error })
      await sleep(lockTimeout)
    }
  }
}

export function isLockTimeout(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '55P03'
}

class TablesInUseError extends BaseError {
  override readonly name = 'TablesInUseError'
  readonly code = 'TABLES_IN_USE'
  constructor({ cause }: { cause: unknown }) {
    super('Somebody reads the tables without a pause: they could not be changed.', {
      cause,
      metaMessages: ['Let a backup or an export end, then try again.'],
    })
  }
}
