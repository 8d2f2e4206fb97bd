import { setTimeout as sleep } from 'node:timers/promises'
import { BaseError } from '@countersign/protocol/errors'
import { z } from 'zod'
import { DatabaseUnavailableError } from './createDatabase.ts'

const CodedErrorSchema = z.object({ code: z.string() })
const AggregateSchema = z.object({ errors: z.array(z.unknown()) })

const reasons: Record<string, string> = {
  '25006': 'the server is read-only',
  '28000': 'the server rejected the user',
  '28P01': 'the server rejected the password',
  '3D000': 'the database does not exist',
  '42501': 'the user lacks a privilege',
  '53100': 'the disk of the server is full',
  '53200': 'the server is out of memory',
  '53300': 'too many connections',
  '57014': 'the query was canceled (timeout)',
  '58030': 'disk I/O error',
  '57P03': 'the server is starting up or shutting down',
  EAI_AGAIN: 'the host name could not be resolved',
  ECONNREFUSED: 'connection refused',
  ECONNRESET: 'the server closed the connection',
  EHOSTUNREACH: 'the host is unreachable',
  ENOENT: 'the socket does not exist',
  ENOTFOUND: 'the host does not exist',
  ETIMEDOUT: 'connection timed out',
}

/** A short reason from SQLSTATE or system code alone: the text of a driver's error may hold credentials. */
export function describePostgresError(error: unknown): string {
  const code = findErrorCode(error)
  if (code === undefined) return 'connection timed out'
  return reasons[code] ?? `error code ${code}`
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
      if (tried >= tries)
        throw new BaseError('TABLES_IN_USE', 'The tables could not be locked: another session reads them.', {
          cause: error,
          metaMessages: ['Wait until backups and exports end, then try again.'],
        })
      await sleep(lockTimeout)
    }
  }
}

export function isLockTimeout(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '55P03'
}
