import type { Kysely } from 'kysely'
import { type CountStoredBytesParameters, countStoredBytes } from '../../db/queries/countStoredBytes.ts'
import type { Database } from '../../db/schema.ts'
import { RefusedError } from '../errors/RequestError.ts'

/** Stored bytes per Safe and kind, and per owner. */
const maxOfSafe = 32_000_000
const maxOfAuthor = 8_000_000

/** Limits stored bytes, so that one owner cannot use the quota of the others. Call in the storing transaction. */
export async function assertQuota(tx: Kysely<Database>, parameters: CountStoredBytesParameters): Promise<void> {
  const { ofAuthor, ofSafe } = await countStoredBytes(tx, parameters)
  if (ofAuthor < maxOfAuthor && ofSafe < maxOfSafe) return
  throw new RefusedError(
    'STORAGE_FULL',
    `The service keeps at most ${maxOfAuthor / 1e6} MB of one owner and ${maxOfSafe / 1e6} MB of one Safe; nothing was stored.`,
  )
}
