import { type Kysely, sql } from 'kysely'
import type { Database } from '../schema.ts'

/** Makes the operator's list the list of the database: new ones are told what happens from now on, old ones nothing. */
export async function registerWebhooks(db: Kysely<Database>, urls: readonly string[]): Promise<Map<string, number>> {
  const rows = await db.transaction().execute(async (tx) => {
    // Those of owners are not the operator's to list.
    await sql`delete from webhook where not url = any(${urls}) and url not like 'owner:%'`.execute(tx)
    if (urls.length > 0)
      await tx
        .insertInto('webhook')
        .values(urls.map((url) => ({ url })))
        .onConflict((conflict) => conflict.column('url').doNothing())
        .execute()
    return tx.selectFrom('webhook').where('url', 'not like', 'owner:%').select(['id', 'url']).execute()
  })
  return new Map(rows.map(({ id, url }) => [url, id]))
}
