import type { Kysely } from 'kysely'
import type { Database } from '../schema.ts'

export type IndexingFailure = { code: string | null; message: string | null; since: Date }

/** What keeps the index of a chain from going on, and since when; undefined while nothing does. */
export async function findIndexingFailure(
  db: Kysely<Database>,
  { chainId }: { chainId: number },
): Promise<IndexingFailure | undefined> {
  const found = await db
    .selectFrom('indexer')
    .where('chain_id', '=', chainId)
    .select(['failure_code as code', 'failure as message', 'failing_since as since'])
    .executeTakeFirst()
  return found?.since ? { ...found, since: found.since } : undefined
}
