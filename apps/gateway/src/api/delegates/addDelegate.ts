import type { CreateDelegateRequest } from '@countersign/protocol/wire'
import type { Kysely } from 'kysely'
import { isAddressEqual } from 'viem'
import { notifyChange } from '../../db/queries/cacheVersions.ts'
import { evictDelegates, insertDelegate, isDelegationUsedUp, mostDelegates } from '../../db/queries/delegates.ts'
import type { Database } from '../../db/schema.ts'
import type { ServedChain } from '../chain-registry/ChainRegistry.ts'
import { RefusedError } from '../errors/RefusedError.ts'
import { getLiveSafe } from '../safe-state/getLiveSafe.ts'
import { type DelegateDialect, findDelegateSigner } from './findDelegateSigner.ts'

export type AddDelegateParameters = {
  chain: ServedChain
  dialect: DelegateDialect
  /** Expiry. @default never */
  expiresAt?: Date | null
  request: CreateDelegateRequest
}

/**
 * Stores a delegate signed by its delegator. The signature covers neither Safe nor action and is valid for an hour, so
 * a used one is rejected: it could restore a delegate that was removed since.
 */
export async function addDelegate(
  db: Kysely<Database>,
  { chain, dialect, expiresAt = null, request }: AddDelegateParameters,
): Promise<void> {
  const { delegate, delegator, label, safe, signature } = request
  const chainId = chain.config.id
  if (safe) {
    const { owners } = await getLiveSafe(chain, safe)
    if (!owners.some((owner) => isAddressEqual(owner, delegator)))
      throw new RefusedError({
        code: 'NOT_AN_OWNER',
        message: `Delegator=${delegator} is not an owner of ${safe}. Current owners=${owners.join(', ')}.`,
      })
  }
  const signed = await findDelegateSigner({ accounts: [delegator], chain, delegate, dialect, safe, signature })
  if (!signed)
    throw new RefusedError({
      code: 'INVALID_SIGNATURE',
      message: `Invalid signature: it is not one of delegator=${delegator} for delegate=${delegate}, made within the last hour.`,
    })
  if (await isDelegationUsedUp(db, { chainId, delegate, delegator, hour: signed.hour }))
    throw new RefusedError({
      code: 'REPLAYED_SIGNATURE',
      message: `Delegate=${delegate} was removed since this signature was made; sign again after ${toTime(signed.hour)}.`,
    })
  await db.transaction().execute(async (tx) => {
    if (!(await evictDelegates(tx, { chainId, delegate, delegator, safe })))
      throw new RefusedError({
        code: 'TOO_MANY_DELEGATES',
        message: `Delegator=${delegator} has ${mostDelegates} delegates, which is the most: remove one first.`,
      })
    await insertDelegate(tx, { chainId, delegate, delegator, expiresAt, label, safe })
    if (safe) await notifyChange(tx, { block: null, chainId: String(chainId), kinds: ['delegates'], safe })
  })
}

function toTime(hour: number): string {
  const next = Math.max(hour + 1, Math.floor(Date.now() / 3_600_000) + 1)
  return new Date(next * 3_600_000).toISOString()
}
