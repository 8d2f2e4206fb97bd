import type { Address } from 'viem'
import type { Db } from '../schema.ts'
import type { TokenRecord } from './Records.ts'

/** The known tokens among these contracts. */
export async function listTokens(
  db: Db,
  { addresses, chainId }: { addresses: readonly Address[]; chainId: number },
): Promise<TokenRecord[]> {
  if (addresses.length === 0) return []
  return db
    .selectFrom('token')
    .where('chain_id', '=', chainId)
    .where('address', 'in', addresses)
    .select(['address', 'decimals', 'kind', 'name', 'symbol'])
    .execute()
}
