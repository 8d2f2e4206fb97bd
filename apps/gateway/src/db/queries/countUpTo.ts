import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Database } from '../schema.ts'

/** So much further than the page is counted. */
const reach = 1_000

export type CountUpToParameters = {
  limit: number
  offset: number
  /** `from … where …` */
  rows: RawBuilder<unknown>
}

/**
 * How many rows a filter leaves, as far as a thousand beyond the page: exact for lists that end there, and enough to go
 * on for longer ones, whose end nobody pays for who only reads their beginning.
 */
export async function countUpTo(
  db: Kysely<Database>,
  { limit, offset, rows: list }: CountUpToParameters,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from (select ${list} limit ${offset + limit + reach}) as counted`.execute(db)
  return rows[0]?.count ?? 0
}
