import { type Kysely, sql } from 'kysely'
import type { Database } from '../src/db/schema.ts'
import { factTables } from '../src/indexer/Facts.ts'
import { firstIndex } from '../src/indexer/legacy/createLegacyReader.ts'

type FactRows = ReadonlyMap<string, readonly string[]>

/** All facts, without the sequence numbers of unlogged calls, which depend on when they were found. */
export async function listFacts(db: Kysely<Database>): Promise<FactRows> {
  const all = new Map<string, readonly string[]>()
  for (const table of factTables) {
    const { rows } = await sql<{ row: string }>`select (case when (row ->> 'log_index') :: integer >= ${firstIndex}
      then row - '{log_index,position}' :: text[] else row end) :: text as row
      from (select to_jsonb(fact) as row from ${sql.table(table)} as fact) as facts order by 1`.execute(db)
    all.set(
      table,
      rows.map(({ row }) => row),
    )
  }
  return all
}

export function listDifferences(ours: FactRows, theirs: FactRows): string[] {
  return factTables.flatMap((table) => [
    ...without(ours.get(table), theirs.get(table)).map((row) => `${table} has what is not on the chain: ${row}`),
    ...without(theirs.get(table), ours.get(table)).map((row) => `${table} lacks ${row}`),
  ])
}

/** Rows that occur less often in `others`. */
function without(rows: readonly string[] = [], others: readonly string[] = []): string[] {
  const counts = new Map<string, number>()
  for (const row of others) counts.set(row, (counts.get(row) ?? 0) + 1)
  return rows.filter((row) => {
    const count = counts.get(row) ?? 0
    counts.set(row, count - 1)
    return count <= 0
  })
}
