import { getTotp } from '@countersign/protocol/hash'
import type { Kysely } from 'kysely'
import type { Address, Hex } from 'viem'
import { notifyChange } from '../../db/queries/cacheVersions.ts'
import { deleteDelegates, listDelegatorsOfSafe } from '../../db/queries/delegates.ts'
import type { Database } from '../../db/schema.ts'
import type { ServedChain } from '../chain-registry/ChainRegistry.ts'
import { RefusedError } from '../errors/RefusedError.ts'
import { RequestError } from '../errors/RequestError.ts'
import { type DelegateDialect, findDelegateSigner } from './findDelegateSigner.ts'

export type RemoveDelegateParameters = {
  chain: ServedChain
  delegate: Address
  /** Null: any delegator of the Safe may have signed. */
  delegator: Address | null
  dialect: DelegateDialect
  /** Null for all Safes. */
  safe: Address | null
  signature: Hex
}

/** Removes a delegate; the delegator or the delegate must have signed. */
export async function removeDelegate(
  db: Kysely<Database>,
  { chain, delegate, delegator, dialect, safe, signature }: RemoveDelegateParameters,
): Promise<void> {
  const chainId = chain.config.id
  const delegators = delegator ? [delegator] : safe ? await listDelegatorsOfSafe(db, { chainId, delegate, safe }) : []
  if (delegators.length === 0) throw new DelegateNotFoundError({ delegate })
  const signed = await findDelegateSigner({
    accounts: [...delegators, delegate],
    chain,
    delegate,
    dialect,
    safe,
    signature,
  })
  if (!signed)
    throw new RefusedError({
      code: 'INVALID_SIGNATURE',
      message: `Invalid signature: removing delegate=${delegate} needs one of ${[...delegators, delegate].join(' or ')}, made within the last hour.`,
    })
  // A delegator removes only its own entry, a delegate all entries that name it.
  const parties = delegators.includes(signed.signer) ? [signed.signer] : delegators
  const hour = Number(getTotp(Date.now() / 1000))
  const removed = await db.transaction().execute(async (tx) => {
    const safes: (Address | null)[] = []
    for (const party of parties)
      safes.push(...(await deleteDelegates(tx, { chainId, delegate, delegator: party, hour, safe })))
    // A fixed order prevents deadlocks: each change locks its Safe until commit.
    for (const changed of [...new Set(safes)].toSorted())
      if (changed)
        await notifyChange(tx, { block: null, chainId: String(chainId), kinds: ['delegates'], safe: changed })
    return safes.length
  })
  if (removed === 0) throw new DelegateNotFoundError({ delegate })
}

class DelegateNotFoundError extends RequestError {
  override readonly name = 'DelegateNotFoundError'
  readonly code = 'DELEGATE_NOT_FOUND'
  readonly status = 404
  constructor({ delegate }: { delegate: Address }) {
    super(`${delegate} is no delegate of that owner or Safe.`)
  }
}
