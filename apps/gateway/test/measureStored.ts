import { sql } from 'kysely'
import { createDatabase } from '../src/db/createDatabase.ts'

/** Bytes of all rows by table: excludes bloat until the next vacuum. */
export async function measureStored(databaseUrl: string): Promise<ReadonlyMap<string, number>> {
  const db = createDatabase(databaseUrl, { maxConnections: 1 })
  try {
    const tables = (await db.introspection.getTables()).map(({ name }) => name)
    const sizes = new Map<string, number>()
    for (const table of tables) {
      const { rows } = await sql<{ bytes: string | null }>`select sum(pg_column_size(t.*))::text as bytes
        from ${sql.table(table)} t`.execute(db)
      sizes.set(table, Number(rows[0]?.bytes ?? 0))
    }
    return sizes
  } finally {
    await db.destroy()
  }
}
