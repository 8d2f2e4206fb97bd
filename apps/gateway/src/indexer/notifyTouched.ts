import type { ChangeKind, ChangeNotification } from '@countersign/protocol/wire'
import { sql, type Transaction } from 'kysely'
import type { Address } from 'viem'
import type { Database } from '../db/schema.ts'

export type NotifyTouchedParameters = {
  block: number
  chainId: number
  touched: ReadonlyMap<Address, ReadonlySet<ChangeKind>>
}

/** Notifies every process which Safes changed, when the transaction commits. */
export async function notifyTouched(
  tx: Transaction<Database>,
  { block, chainId, touched }: NotifyTouchedParameters,
): Promise<void> {
  if (touched.size === 0) return
  const payloads = [...touched].map(([safe, kinds]) => {
    const change: ChangeNotification = { block, chainId: `${chainId}`, kinds: [...kinds], safe }
    return JSON.stringify(change)
  })
  await sql`select pg_notify('countersign_changes', payload) from unnest(${payloads}::text[]) as payload`.execute(tx)
}
