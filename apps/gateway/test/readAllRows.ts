import { type Kysely, sql } from 'kysely'
import { listTables } from '../src/admin/rows/tables.ts'
import type { Database } from '../src/db/schema.ts'

/** Every row of every table as sorted text. */
export async function readAllRows(
  db: Kysely<Database>,
  { without = [] }: { without?: readonly string[] } = {},
): Promise<Record<string, string[]>> {
  const all: Record<string, string[]> = {}
  for (const { name } of await listTables(db)) {
    if (without.includes(name)) continue
    const { rows } = await sql<{
      text: string
    }>`select row_to_json(t) :: text as text from ${sql.table(name)} as t`.execute(db)
    all[name] = rows.map(({ text }) => text).toSorted()
  }
  return all
}
