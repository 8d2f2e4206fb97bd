import type { Address } from 'viem'
import type { Db } from '../schema.ts'

/** The addresses that are indexed Safes. */
export async function listCreatedSafes(
  db: Db,
  { addresses, chainId }: { addresses: readonly Address[]; chainId: number },
): Promise<Address[]> {
  if (addresses.length === 0) return []
  const rows = await db
    .selectFrom('safe_creation')
    .where('chain_id', '=', chainId)
    .where('safe', 'in', addresses)
    .select('safe')
    .distinct()
    .execute()
  return rows.map(({ safe }) => safe)
}
