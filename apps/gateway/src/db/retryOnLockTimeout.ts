import { setTimeout as sleep } from 'node:timers/promises'
import { BaseError } from '@countersign/protocol/errors'

/**
 * Milliseconds. While a schema change waits for its lock, all later queries wait behind it: give up and try again. Below
 * `deadlock_timeout` (1 s), so that in a deadlock the change gives way and not a reader.
 */
export const lockPatience = 500
const tries = 600

/** Retries a schema change until it gets its locks (`55P03`: lock_not_available). */
export async function retryOnLockTimeout<result>(change: () => Promise<result>): Promise<result> {
  for (let tried = 1; ; tried += 1) {
    try {
      return await change()
    } catch (error) {
      if (!isLockTimeout(error)) throw error
      if (tried >= tries) throw new TablesInUseError({ cause: error })
      await sleep(lockPatience)
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
