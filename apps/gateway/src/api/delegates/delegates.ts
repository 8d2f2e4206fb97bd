import { getDelegateText, getDelegateTypedData, getTotp } from '@countersign/protocol/hash'
import type { CreateDelegateRequest } from '@countersign/protocol/wire'
import type { Kysely } from 'kysely'
import { type Address, type Hex, hashMessage, isAddressEqual, keccak256, stringToHex } from 'viem'
import { notifyChange } from '../../db/queries/cacheVersions.ts'
import {
  deleteDelegates,
  evictDelegates,
  insertDelegate,
  isDelegationUsedUp,
  listDelegatorsOfSafe,
  maxDelegates,
  maxOfSafe,
} from '../../db/queries/delegates.ts'
import type { Database } from '../../db/schema.ts'
import type { ServedChain } from '../chain-registry/ChainRegistry.ts'
import { RefusedError, RequestError } from '../errors/RequestError.ts'
import { getLiveSafe } from '../safe-state/getLiveSafe.ts'
import {
  type HashedRequest,
  hashRequest,
  isRequestSignedBy,
  listAcceptedHours,
  recoverKeys,
} from '../signatures/isRequestSignedBy.ts'

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
      throw new RefusedError(
        'NOT_AN_OWNER',
        `Delegator=${delegator} is not an owner of ${safe}. Current owners=${owners.join(', ')}.`,
      )
  }
  const signed = await findDelegateSigner({ accounts: [delegator], chain, delegate, dialect, safe, signature })
  if (!signed)
    throw new RefusedError(
      'INVALID_SIGNATURE',
      `Invalid signature: expected one by delegator=${delegator} for delegate=${delegate}, made within the last hour.`,
    )
  if (await isDelegationUsedUp(db, { chainId, delegate, delegator, hour: signed.hour }))
    throw new RefusedError(
      'REPLAYED_SIGNATURE',
      `Delegate=${delegate} was removed after this signature was made. Sign again after ${toTime(signed.hour)}.`,
    )
  await db.transaction().execute(async (tx) => {
    const room = await evictDelegates(tx, { chainId, delegate, delegator, safe })
    if (room === 'delegator-full')
      throw new RefusedError(
        'TOO_MANY_DELEGATES',
        `Delegator=${delegator} already has ${maxDelegates} delegates, the maximum. Remove one first.`,
      )
    if (room === 'safe-full')
      throw new RefusedError(
        'TOO_MANY_DELEGATES',
        `Safe=${safe} already has ${maxOfSafe} delegates, the maximum. Remove one first.`,
      )
    await insertDelegate(tx, { chainId, delegate, delegator, expiresAt, label, safe })
    if (safe) await notifyChange(tx, { block: null, chainId: String(chainId), kinds: ['delegates'], safe })
  })
}

function toTime(hour: number): string {
  const next = Math.max(hour + 1, Math.floor(Date.now() / 3_600_000) + 1)
  return new Date(next * 3_600_000).toISOString()
}

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
    accounts: [delegate, ...delegators],
    chain,
    delegate,
    dialect,
    safe,
    signature,
  })
  if (!signed)
    throw new RefusedError(
      'INVALID_SIGNATURE',
      `Invalid signature: removing delegate=${delegate} needs a signature by ${[...delegators, delegate].join(' or ')}, made within the last hour.`,
    )
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
  constructor({ delegate }: { delegate: Address }) {
    super(
      404,
      'DELEGATE_NOT_FOUND',
      `${delegate} is not a delegate of this owner or Safe. Check delegate, delegator and Safe.`,
    )
  }
}

/** `v1` also accepts the deprecated plain-text message. */
export type DelegateDialect = 'v1' | 'v2'

type FindDelegateSignerParameters = {
  /** Possible signers. */
  accounts: readonly Address[]
  chain: ServedChain
  delegate: Address
  dialect: DelegateDialect
  /** The Safe they own; null or undefined if the delegate is for all Safes. */
  safe?: Address | null | undefined
  signature: Hex
}

/** Accounts without a key's signature that are searched for a contract which accepts it, per request. */
const maxContracts = 10

/** Finds which account signed to add or remove the delegate, and the hour of its TOTP. */
async function findDelegateSigner(
  parameters: FindDelegateSignerParameters,
): Promise<{ hour: number; signer: Address } | undefined> {
  const { accounts, chain, safe, signature } = parameters
  const hashes = listAcceptedHours().flatMap((totp) =>
    listHashed(parameters, totp).map((hashed) => ({ hashed, hour: Number(totp) })),
  )
  // Recovered once per hash: a Safe can have any number of delegators.
  const keys = await Promise.all(hashes.map(({ hashed: { hash } }) => recoverKeys({ hash, signature })))
  const ofKeys = accounts.filter((account) => keys.flat().some((key) => isAddressEqual(key, account)))
  const signers = ofKeys.length > 0 ? ofKeys : accounts.slice(0, maxContracts)
  const candidates = hashes.flatMap((hashed) => signers.map((signer) => ({ ...hashed, signer })))
  // Concurrent, so that node calls share one batch.
  const verdicts = await Promise.all(
    candidates.map(({ hashed, signer }) =>
      isRequestSignedBy({ ...hashed, account: signer, chain, safe: safe ?? undefined, signature }),
    ),
  )
  return candidates.find((_, index) => verdicts[index])
}

function listHashed(
  { chain: { config }, delegate, dialect }: FindDelegateSignerParameters,
  totp: bigint,
): HashedRequest[] {
  const typed = [config.id, undefined].map((id) => hashRequest(getDelegateTypedData({ chainId: id, delegate, totp })))
  if (dialect === 'v2') return typed
  const text = getDelegateText({ delegate, totp })
  const hashes = [keccak256(stringToHex(text)), hashMessage(text)]
  return [...hashes.map((hash) => ({ hash, preimage: undefined })), ...typed]
}
