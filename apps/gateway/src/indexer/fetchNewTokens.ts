import type { Insertable } from 'kysely'
import type { Address, Hash } from 'viem'
import { listTokens } from '../db/queries/listTokens.ts'
import type { Database } from '../db/schema.ts'
import type { Facts } from './Facts.ts'
import { createFailedTransaction, type FailedTransaction } from './FailedTransaction.ts'
import { fetchTokens, type SeenToken } from './fetchTokens.ts'
import type { RangeReader } from './RangeReader.ts'

/** Names can wait: a contract that keeps its node busy must not keep the index waiting. */
export async function fetchNewTokens(
  { chainId, client, db, limits }: RangeReader,
  facts: Facts,
): Promise<{ tokens: Insertable<Database['token']>[]; unread: FailedTransaction[] }> {
  const seen = new Map<Address, SeenToken & { block: number; hash: Hash }>()
  for (const { block_number, kind, token, transaction_hash } of facts.rows.transfer)
    if (token && kind !== 'native')
      seen.set(token, { address: token, block: block_number, hash: transaction_hash, kind })
  const known = await listTokens(db, { addresses: [...seen.keys()], chainId })
  for (const { address } of known) seen.delete(address)
  const { failed, tokens } = await fetchTokens(client, {
    chainId,
    time: limits.tokenTime,
    tokens: [...seen.values()],
  })
  const unread = failed.flatMap(({ address, error }) => {
    const place = seen.get(address)
    return place ? createFailedTransaction({ ...place, error, subject: address, what: 'token' }) : []
  })
  return { tokens, unread }
}
