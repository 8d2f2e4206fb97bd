import { type RawBuilder, sql, type Transaction } from 'kysely'
import type { Database } from '../../db/schema.ts'

const rowsAtATime = 1_000

/**
 * Reads the rows of a table as JSON texts in chunks. The server serializes them: 256-bit numbers and the order of fields
 * stay exact. None contains a line break.
 */
export async function* readRows(
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
