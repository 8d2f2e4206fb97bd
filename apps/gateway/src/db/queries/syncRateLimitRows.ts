import { sql } from 'kysely'
import { z } from 'zod'
import type { Db } from '../schema.ts'

const UsageSchema = z.array(z.object({ client: z.string(), used: z.number() }))

export type SyncRateLimitRowsParameters = {
  /** Upper bound of what a client can owe, however many processes served it at once. */
  max: number
  perSecond: number
  /** Units that clients used in this process since the last call. */
  use: ReadonlyMap<string, number>
}

/** Adds this process's usage to that of the others, and returns what all recently active clients owe now. */
export async function syncRateLimitRows(
  db: Db,
  { max, perSecond, use }: SyncRateLimitRowsParameters,
): Promise<ReadonlyMap<string, number>> {
  if (use.size > 0)
    // Ordered: two processes that lock the same rows in different orders would deadlock.
    await sql`insert into rate_limit (client, used, updated_at)
      select client, least(${max}, used), clock_timestamp()
      from unnest(${[...use.keys()]}::text[], ${[...use.values()]}::double precision[]) as input (client, used)
      order by client
      on conflict (client) do update set
        used = least(${max}, excluded.used + greatest(0,
          rate_limit.used - extract(epoch from excluded.updated_at - rate_limit.updated_at) * ${perSecond})),
        updated_at = excluded.updated_at`.execute(db)
  const { rows } = await sql`select client,
      greatest(0, used - extract(epoch from clock_timestamp() - updated_at) * ${perSecond})::double precision as used
    from rate_limit where updated_at > clock_timestamp() - interval '3 seconds'
    order by updated_at desc limit 5000`.execute(db)
  return new Map(UsageSchema.parse(rows).map(({ client, used }) => [client, used]))
}

/** Deletes clients that owe nothing any more, and with them their addresses. */
export async function deleteOldRateLimits(db: Db): Promise<void> {
  await sql`delete from rate_limit where updated_at < clock_timestamp() - interval '1 minute'`.execute(db)
}
