import type { Kysely } from 'kysely'
import { type CountStoredBytesParameters, countStoredBytes } from '../../db/queries/countStoredBytes.ts'
import type { Database } from '../../db/schema.ts'
import { RefusedError } from '../errors/RefusedError.ts'

/** Bytes that are stored of a Safe's statements of one kind, and of those that one owner brought. */
const maxOfSafe = 32_000_000
const maxOfAuthor = 8_000_000

/** Refuses what a Safe has no room for: one owner cannot take that of the others. Called in the transaction that stores it. */
export async function assertQuota(tx: Kysely<Database>, parameters: CountStoredBytesParameters): Promise<void> {
  const { ofAuthor, ofSafe } = await countStoredBytes(tx, parameters)
  if (ofAuthor < maxOfAuthor && ofSafe < maxOfSafe) return
  throw new RefusedError({
    code: 'STORAGE_FULL',
    message: `The service keeps at most ${maxOfAuthor / 1e6} MB of one owner and ${maxOfSafe / 1e6} MB of one Safe; nothing was stored.`,
  })
}
