import { type Kysely, sql } from 'kysely'
import type { Database } from '../db/schema.ts'
import { serializeError } from '../lib/serializeError.ts'

const longest = 300

/** Says for everybody what keeps the index from going on; undefined that nothing does. */
export async function recordFailure(
  db: Kysely<Database>,
  { chainId, error }: { chainId: number; error: unknown },
): Promise<void> {
  if (error === undefined) {
    await sql`update indexer set failing_since = null, failure_code = null, failure = null
      where chain_id = ${chainId} and failing_since is not null`.execute(db)
    return
  }
  const { code, message, name } = serializeError(error)
  // It is shown at /ready, to everybody: not even the host of a node is theirs to know.
  const [sentence = ''] = message.replace(/\b\w+:\/\/\S+/g, '…').split('\n')
  await sql`insert into indexer (chain_id, failing_since, failure_code, failure)
    values (${chainId}, clock_timestamp(), ${String(code ?? name)}, ${sentence.slice(0, longest)})
    on conflict (chain_id) do update set failing_since = coalesce(indexer.failing_since, excluded.failing_since),
      failure_code = excluded.failure_code, failure = excluded.failure`.execute(db)
}
