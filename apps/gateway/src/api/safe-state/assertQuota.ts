import type { Kysely } from 'kysely'
import { type Address, type Hex, size } from 'viem'
import type { ConfirmationTarget } from '../../db/queries/confirmations.ts'
import {
  type CountStoredBytesParameters,
  countDeletionBytes,
  countSignatureBytes,
  countStoredBytes,
} from '../../db/queries/countStoredBytes.ts'
import type { Database } from '../../db/schema.ts'
import { RefusedError } from '../errors/RequestError.ts'

/** Stored bytes per Safe and kind, and per owner. */
const maxOfSafe = 32_000_000
const maxOfAuthor = 8_000_000

/** Limits stored bytes, so that one owner cannot use the quota of the others. Call in the storing transaction. */
export async function assertQuota(tx: Kysely<Database>, parameters: CountStoredBytesParameters): Promise<void> {
  const { ofAuthor, ofSafe } = await countStoredBytes(tx, parameters)
  if (ofAuthor >= maxOfAuthor || ofSafe >= maxOfSafe) throw createFullError()
}

/** Bytes of a signature that need no quota: those of keys, passkeys and nested Safes are shorter. */
const maxShortSignature = 2_000

type AssertSignatureQuotaParameters = {
  chainId: number
  safe: Address
  signatures: readonly { owner: Address; signature: Hex }[]
  target: ConfirmationTarget
}

/** Limits the bytes of signatures, which a contract owner may accept up to 32 kB each. */
export async function assertSignatureQuota(
  tx: Kysely<Database>,
  { signatures, ...parameters }: AssertSignatureQuotaParameters,
): Promise<void> {
  for (const { owner, signature } of signatures)
    if (size(signature) > maxShortSignature && (await countSignatureBytes(tx, { ...parameters, owner })) >= maxOfAuthor)
      throw createFullError()
}

/** Limits the bytes of deletions, whose signatures are stored against replays. */
export async function assertDeletionQuota(
  tx: Kysely<Database>,
  parameters: { chainId: number; safe: Address },
): Promise<void> {
  if ((await countDeletionBytes(tx, parameters)) >= maxOfAuthor) throw createFullError()
}

const createFullError = () =>
  new RefusedError(
    'STORAGE_FULL',
    `Not stored: the quota is ${maxOfAuthor / 1e6} MB per owner and ${maxOfSafe / 1e6} MB per Safe.`,
  )
