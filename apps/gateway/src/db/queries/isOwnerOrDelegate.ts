import { sql } from 'kysely'
import type { Address } from 'viem'
import type { Db } from '../schema.ts'

export type IsOwnerOrDelegateParameters = { account: Address; chainId: number; safes: readonly Address[] }

/** Whether the account ever was an owner of one of the Safes, or is a delegate there. */
export async function isOwnerOrDelegate(
  db: Db,
  { account, chainId, safes }: IsOwnerOrDelegateParameters,
): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`select (
    exists (select from owner_event where chain_id = ${chainId} and owner = ${account} and safe = any(${safes}))
    or exists (select from delegate where chain_id = ${chainId} and delegate = ${account}
      and (safe is null or safe = any(${safes})) and (expires_at is null or expires_at > now()))
  ) as found`.execute(db)
  return rows[0]?.found ?? false
}
