import type { SafeState } from '@countersign/protocol/chain'
import type { Kysely } from 'kysely'
import { type Address, isAddressEqual } from 'viem'
import { listDelegators } from '../../db/queries/delegates.ts'
import type { Database } from '../../db/schema.ts'
import { RefusedError } from '../errors/RefusedError.ts'

/** The owner that a proposal is attributed to, and the delegate who submitted it. */
export type Author = { delegate: Address | null; owner: Address }

export type GetAuthorParameters = { chainId: number; safe: Address; sender: Address; state: SafeState }

/** The sender as an owner, or as a delegate of a current owner. */
export async function getAuthor(
  db: Kysely<Database>,
  { chainId, safe, sender, state: { owners } }: GetAuthorParameters,
): Promise<Author> {
  const isOwner = (account: Address) => owners.some((owner) => isAddressEqual(owner, account))
  if (isOwner(sender)) return { delegate: null, owner: sender }
  const owner = (await listDelegators(db, { chainId, delegate: sender, safe })).find(isOwner)
  if (owner) return { delegate: sender, owner }
  throw new RefusedError({
    code: 'NOT_AN_OWNER',
    message: `Sender=${sender} is not an owner or delegate. Current owners=${owners.join(', ')}.`,
  })
}
