import type { Kysely } from 'kysely'
import type { Address } from 'viem'
import type { Database } from '../schema.ts'

/** How many messages a Safe has. */
export async function countMessages(
  db: Kysely<Database>,
  { chainId, safe }: { chainId: number; safe: Address },
): Promise<number> {
  const { count } = await db
    .selectFrom('message')
    .where('chain_id', '=', chainId)
    .where('safe', '=', safe)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}
