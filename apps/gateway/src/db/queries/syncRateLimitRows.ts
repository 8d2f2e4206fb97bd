import { type Kysely, sql } from 'kysely'
import { z } from 'zod'
import type { Database } from '../schema.ts'

const DebtsSchema = z.array(z.object({ debt: z.number(), holder: z.string() }))

export type SyncRateLimitRowsParameters = {
  /** More than this nobody owes, however many processes gave at once. */
  most: number
  perSecond: number
  /** What holders took here since the last time. */
  use: ReadonlyMap<string, number>
}

/** Adds what was taken here to what was taken elsewhere, and tells what all who were active lately owe now. */
export async function syncRateLimitRows(
  db: Kysely<Database>,
  { most, perSecond, use }: SyncRateLimitRowsParameters,
): Promise<ReadonlyMap<string, number>> {
  if (use.size > 0)
    // In one order: processes that lock the same rows must not wait for each other in a circle.
    await sql`insert into client_debt (holder, debt, at)
      select holder, least(${most}, debt), clock_timestamp()
      from unnest(${[...use.keys()]}::text[], ${[...use.values()]}::double precision[]) as used (holder, debt)
      order by holder
      on conflict (holder) do update set
        debt = least(${most}, excluded.debt + greatest(0,
          client_debt.debt - extract(epoch from excluded.at - client_debt.at) * ${perSecond})),
        at = excluded.at`.execute(db)
  const { rows } = await sql`select holder,
      greatest(0, debt - extract(epoch from clock_timestamp() - at) * ${perSecond})::double precision as debt
    from client_debt where at > clock_timestamp() - interval '3 seconds'
    order by at desc limit 5000`.execute(db)
  return new Map(DebtsSchema.parse(rows).map(({ debt, holder }) => [holder, debt]))
}

/** Forgets those who owe nothing any more, and with them their addresses. */
export async function deleteOldRateLimits(db: Kysely<Database>): Promise<void> {
  await sql`delete from client_debt where at < clock_timestamp() - interval '1 minute'`.execute(db)
}
