import { setTimeout as sleep } from 'node:timers/promises'
import { BaseError } from '@countersign/protocol/errors'

/**
 * Milliseconds. While a change of tables waits for those who read, all others wait behind it: rather try again. It is
 * less than the second after which the server looks for a deadlock, so that the change gives way and not a reader.
 */
export const lockPatience = 500
const tries = 600

/** Changes tables as soon as nobody is in the way: `55P03` says that a lock was not to be had in time. */
export async function assertRow<result>(change: () => Promise<result>): Promise<result> {
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
