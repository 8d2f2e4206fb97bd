import { type Kysely, sql } from 'kysely'
import type { Database } from '../../db/schema.ts'
import { factTables } from '../../indexer/Facts.ts'

export type Difference = {
  /** Rows that the old index has and the new one has not, or has otherwise. */
  gone: number
  name: string
  /** The same the other way round. */
  new: number
}

/** What the new index says otherwise than the old one, up to the block that both have. */
export async function compareTables(
  db: Kysely<Database>,
  { chainId, schema }: { chainId: number; schema: string },
): Promise<Difference[]> {
  const { rows } = await sql<{ block: number | null }>`select least(
    (select block_number from public.checkpoint where chain_id = ${chainId}),
    (select block_number from ${sql.id(schema, 'checkpoint')} where chain_id = ${chainId})) as block`.execute(db)
  const block = rows[0]?.block ?? -1
  const differences: Difference[] = []
  for (const name of factTables) {
    const rowsOf = (place: string) =>
      sql`select * from ${sql.id(place, name)} where chain_id = ${chainId} and block_number <= ${block}`
    const found = await sql<{ gone: number; new: number }>`select
      (select count(*) :: integer from (${rowsOf('public')} except ${rowsOf(schema)}) as gone) as gone,
      (select count(*) :: integer from (${rowsOf(schema)} except ${rowsOf('public')}) as new) as new`.execute(db)
    const [difference] = found.rows
    if (difference && difference.gone + difference.new > 0) differences.push({ ...difference, name })
  }
  return differences
}
