import type { Db } from '../schema.ts'

export type IndexingFailure = { code: string | null; message: string | null; since: Date }

/** The failure of a chain's indexer, and since when; undefined while it works. */
export async function findIndexingFailure(
  db: Db,
  { chainId }: { chainId: number },
): Promise<IndexingFailure | undefined> {
  const found = await db
    .selectFrom('indexer')
    .where('chain_id', '=', chainId)
    .select(['failure_code as code', 'failure as message', 'failing_since as since'])
    .executeTakeFirst()
  return found?.since ? { ...found, since: found.since } : undefined
}
