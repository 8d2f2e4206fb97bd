import { type Kysely, sql } from 'kysely'
import type { Database } from '../schema.ts'
import { countPartitions, partitionTables } from './partitionTables.ts'

/** Divides the tables of a database that has no facts yet. False when it has, and is not so divided: that takes its time. */
export async function partitionNew(db: Kysely<Database>, { count }: { count: number }): Promise<boolean> {
  if ((await countPartitions(db, 'transfer')) === count) return true
  const { rows } = await sql`select from block limit 1`.execute(db)
  if (rows.length > 0) return false
  await partitionTables(db, { count })
  return true
}
