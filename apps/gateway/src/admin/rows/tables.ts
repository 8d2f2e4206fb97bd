import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely'
import type { Database } from '../../db/schema.ts'

export type Table = {
  columns: string[]
  /** Estimated row count, for the progress bar. */
  estimate: number
  /** Primary key columns. */
  key: string[]
  name: string
}

/** Tables of the service in order of their foreign keys, without unlogged ones. */
export async function listTables(db: Kysely<Database>): Promise<Table[]> {
  const { rows } = await sql<Table & { after: string[] }>`
    select relname as name, greatest(reltuples, 0) :: integer as estimate,
      (select coalesce(array_agg(attname :: text order by attnum), '{}') from pg_attribute
        where attrelid = pg_class.oid and attnum > 0 and not attisdropped and attgenerated = '') as columns,
      (select coalesce(array_agg(attname :: text order by array_position(indkey :: smallint[], attnum)), '{}')
        from pg_index join pg_attribute on attrelid = indrelid and attnum = any(indkey)
        where indrelid = pg_class.oid and indisprimary) as key,
      (select coalesce(array_agg(distinct confrelid :: regclass :: text), '{}') from pg_constraint
        where conrelid = pg_class.oid and contype = 'f' and confrelid <> conrelid) as after
    from pg_class
    where relnamespace = 'public' :: regnamespace and relkind in ('r', 'p') and not relispartition
      and relpersistence = 'p' and relname not like 'kysely\\_%'
    order by relname`.execute(db)
  const ordered: Table[] = []
  let waiting = rows
  while (waiting.length > 0) {
    const isPlaced = (name: string) => ordered.some((table) => table.name === name)
    const free = waiting.filter(({ after }) => after.every(isPlaced))
    if (free.length === 0) throw new Error('Foreign keys form a cycle.')
    for (const { columns, estimate, key, name } of free) ordered.push({ columns, estimate, key, name })
    waiting = waiting.filter((table) => !free.includes(table))
  }
  return ordered
}

const rowsAtATime = 1_000

/**
 * Reads the rows of a table as JSON texts in chunks. The server serializes them: 256-bit numbers and the order of fields
 * stay exact. None contains a line break.
 */
export async function* readTableRows(
  tx: Transaction<Database>,
  { name, where = sql`true` }: { name: string; where?: RawBuilder<unknown> },
): AsyncGenerator<string[]> {
  await sql`declare rows_to_keep no scroll cursor for
    select replace(row_to_json(t) :: text, chr(10), ' ') as text from ${sql.table(name)} as t where ${where}`.execute(
    tx,
  )
  for (;;) {
    const { rows } = await sql<{ text: string }>`fetch ${sql.lit(rowsAtATime)} from rows_to_keep`.execute(tx)
    if (rows.length === 0) break
    yield rows.map(({ text }) => text)
  }
  await sql`close rows_to_keep`.execute(tx)
}
