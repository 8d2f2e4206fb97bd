import { type Kysely, sql } from 'kysely'
import type { Database } from '../schema.ts'

/** Takes a delivery out of the outbox, or puts it back for a later attempt. */
export async function finishDelivery(
  db: Kysely<Database>,
  { id, retryIn }: { id: number /** Seconds; undefined when it is done with. */; retryIn: number | undefined },
): Promise<void> {
  if (retryIn === undefined) await db.deleteFrom('webhook_delivery').where('id', '=', id).execute()
  else
    await db
      .updateTable('webhook_delivery')
      .set({ next_attempt_at: sql<Date>`clock_timestamp() + make_interval(secs => ${retryIn})` })
      .where('id', '=', id)
      .execute()
}
