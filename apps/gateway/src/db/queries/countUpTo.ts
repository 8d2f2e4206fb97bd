import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../schema.ts'

/** Rows beyond the page that are counted. */
const reach = 1_000

export type CountUpToParameters = {
  limit: number
  offset: number
  /** `from … where …` */
  rows: RawBuilder<unknown>
}

/**
 * Counts matching rows up to a thousand beyond the page: exact for lists that end there, and enough for the next link of
 * longer ones, which would be expensive to count to their end.
 */
export async function countUpTo(db: Db, { limit, offset, rows: list }: CountUpToParameters): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from (select ${list} limit ${offset + limit + reach}) as counted`.execute(db)
  return rows[0]?.count ?? 0
}
