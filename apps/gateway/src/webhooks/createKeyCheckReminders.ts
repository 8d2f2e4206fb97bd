import type { Kysely } from 'kysely'
import type { Address } from 'viem'
import { findSafe } from '../db/queries/findSafe.ts'
import { deleteOldReminders, insertReminder, listKeyUses, listRemindedSafes } from '../db/queries/keyChecks.ts'
import type { Database } from '../db/schema.ts'
import type { Logger } from '../lib/createLogger.ts'
import type { Webhooks } from './createWebhooks.ts'

export type CreateKeyCheckRemindersParameters = {
  db: Kysely<Database>
  logger: Logger
  /** Months between two checks of a key. */
  months: number
  /** Unix milliseconds. @default the clock */
  now?: () => number
  /** Milliseconds between two rounds. @default 10 minutes */
  pollInterval?: number
}

/** Safes that are read at a time. */
const pageSize = 100
/** Owners of a Safe that are reminded: a contract can imitate a Safe with any number. */
const maxOwners = 100

/**
 * Puts an event into the outbox for each owner whose key was neither proven nor used for some months, once per period. Safe
 * to run in several processes.
 */
export function createKeyCheckReminders({
  db,
  logger,
  months,
  now = Date.now,
  pollInterval = 600_000,
}: CreateKeyCheckRemindersParameters): Webhooks {
  let timer: NodeJS.Timeout | undefined
  let running: Promise<unknown> = Promise.resolve()
  let isStopped = false

  async function remindOwners(of: { chainId: number; safe: Address }): Promise<void> {
    const found = await findSafe(db, { address: of.safe, chainId: of.chainId })
    const owners = found?.owners.slice(0, maxOwners) ?? []
    const since = new Date(now())
    since.setUTCMonth(since.getUTCMonth() - months)
    const due = Math.floor(since.getTime() / 1_000)
    const uses = await listKeyUses(db, { ...of, owners, since: due })
    for (const [owner, { addedAt, seenAt }] of uses) {
      const last = Math.max(addedAt, seenAt ?? 0)
      if (last >= due) continue
      await insertReminder(db, { ...of, lastSeenAt: seenAt, now: now() / 1_000, owner, since: due })
    }
  }

  async function run(): Promise<void> {
    await deleteOldReminders(db)
    let after: { chainId: number; safe: Address } | undefined
    while (!isStopped) {
      const safes = await listRemindedSafes(db, { after, limit: pageSize })
      for (const safe of safes) {
        if (isStopped) return
        await remindOwners(safe)
      }
      after = safes.at(-1)
      if (safes.length < pageSize) return
    }
  }

  const schedule = (delay: number) => {
    if (isStopped) return
    timer = setTimeout(() => {
      running = run()
        .catch((error: unknown) => logger.warn({ err: error }, 'could not look for overdue key checks'))
        .finally(() => schedule(pollInterval))
    }, delay)
  }

  return {
    run,
    start: () => schedule(Math.min(pollInterval, 10_000)),
    async stop() {
      isStopped = true
      clearTimeout(timer)
      await running
    },
  }
}
