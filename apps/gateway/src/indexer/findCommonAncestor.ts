import type { Kysely } from 'kysely'
import type { Database } from '../db/schema.ts'
import type { ChainClient } from '../lib/createChainClient.ts'
import type { BlockHeader } from './BlockHeader.ts'
import { fetchHeader } from './fetchHeaders.ts'

const firstStep = 8
const longestStep = 64

export type FindCommonAncestorParameters = {
  chainId: number
  /** The newest stored block. */
  from: number
  /** No block below this one is looked at. */
  lowest: number
}

/** The newest stored block that the chain still has. Reorganisations are short, so the search begins with few blocks. */
export async function findCommonAncestor(
  { client, db }: { client: ChainClient; db: Kysely<Database> },
  { chainId, from, lowest }: FindCommonAncestorParameters,
): Promise<BlockHeader | undefined> {
  let below = from + 1
  for (let step = firstStep; ; step = Math.min(step * 4, longestStep)) {
    const stored = await db
      .selectFrom('block')
      .where('chain_id', '=', chainId)
      .where('number', '<', below)
      .where('number', '>=', lowest)
      .orderBy('number', 'desc')
      .limit(step)
      .select(['hash', 'number'])
      .execute()
    const headers = await Promise.all(stored.map(({ number }) => fetchHeader(client, number)))
    const ancestor = headers.find((header, index) => header && header.hash === stored[index]?.hash)
    if (ancestor) return ancestor
    const last = stored.at(-1)
    if (!last) return undefined
    below = last.number
  }
}
