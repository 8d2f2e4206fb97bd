import type { ChainConfig } from '@countersign/protocol/config'
import { toDataDecoded } from '@countersign/protocol/decode'
import { isVersionAtLeast } from '@countersign/protocol/hash'
import {
  type CreationInfo,
  CreationInfoSchema,
  NoncesSchema,
  RegisterSafeRequestSchema,
  type SafeInfo,
  SafeInfoSchema,
  type SafeRegistration,
  SafeRegistrationSchema,
} from '@countersign/protocol/wire'
import type { Kysely } from 'kysely'
import type { Address } from 'viem'
import { findSafe } from '../../db/queries/findSafe.ts'
import { findHighestNonce } from '../../db/queries/queue.ts'
import { findRegisteredSafe, insertRegisteredSafe } from '../../db/queries/registeredSafe.ts'
import { findSafeTags } from '../../db/queries/safeSummaries.ts'
import type { Database } from '../../db/schema.ts'
import { createKeyedSemaphore } from '../../lib/createKeyedSemaphore.ts'
import { decodeInSlices, isExplainable } from '../../lib/decodeInSlices.ts'
import { findSingleton } from '../../lib/safeSingletons.ts'
import { toJsonNumber } from '../../lib/toJsonNumber.ts'
import { withNodeTimeout } from '../chain-registry/withNodeTimeout.ts'
import { SafeNotFoundError } from '../errors/RequestError.ts'
import { defineRoute } from '../http/defineRoute.ts'
import { getLiveSafe } from '../safe-state/getLiveSafe.ts'
import { dedupeReads, getShownSafe } from '../safe-state/getShownSafe.ts'
import { SafeParamsSchema, toAddressEx } from '../wire/wireSchemas.ts'
import { findOfficialCreation } from './findOfficialCreation.ts'

/** Settings from the node, or from the index if the node is slow; version tags from the database. */
export const getSafe = defineRoute({
  method: 'get',
  path: '/v1/chains/:chainId/safes/:address',
  summary: 'Get a Safe',
  description:
    'Owners, threshold, nonce and settings, from the node or, if it is slow, from the index. Tags change with queue and history.',
  params: SafeParamsSchema,
  response: SafeInfoSchema,
  async handle({ chain, params: { address, chainId } }, { db }) {
    const [state, tags] = await Promise.all([getShownSafe(db, chain, address), readTags(db, chain, address)])
    return {
      address: toAddressEx(address),
      chainId: String(chainId),
      collectiblesTag: toTag(tags.collectibles),
      fallbackHandler: toOptional(state.fallbackHandler),
      guard: toOptional(state.guard),
      implementation: toAddressEx(state.implementation),
      implementationVersionState: toVersionState(state.implementation, chain.config),
      messagesTag: toTag(tags.messages),
      moduleGuard: toOptional(state.moduleGuard),
      modules: state.modules?.length ? state.modules.map(toAddressEx) : null,
      nonce: toJsonNumber(state.nonce),
      owners: state.owners.map(toAddressEx),
      threshold: state.threshold,
      txHistoryTag: toTag(tags.history),
      txQueuedTag: toTag(tags.queue),
      version: state.version,
    }
  },
})

const readTags = dedupeReads((db, { config }, safe) => findSafeTags(db, { chainId: config.id, safe }))

const toTag = (seconds: number | null) => (seconds === null ? null : String(seconds))
const toOptional = (address: Address | undefined) => (address === undefined ? null : toAddressEx(address))

function toVersionState(implementation: Address, config: ChainConfig): SafeInfo['implementationVersionState'] {
  const singleton = findSingleton(implementation, config)
  if (!singleton) return 'UNKNOWN'
  return isVersionAtLeast(singleton.version, config.recommendedMasterCopyVersion) ? 'UP_TO_DATE' : 'OUTDATED'
}

export const getNonces = defineRoute({
  method: 'get',
  path: '/v1/chains/:chainId/safes/:address/nonces',
  summary: 'Get current and next free nonce',
  params: SafeParamsSchema,
  response: NoncesSchema,
  async handle({ chain, params: { address, chainId } }, { db }) {
    const { nonce, owners } = await getLiveSafe(chain, address)
    const highest = (await findHighestNonce(db, { chainId, nonce, owners, safe: address })) ?? -1n
    const currentNonce = toJsonNumber(nonce)
    return { currentNonce, recommendedNonce: Math.max(currentNonce, toJsonNumber(highest + 1n)) }
  },
})

export const getCreation = defineRoute({
  method: 'get',
  path: '/v1/chains/:chainId/safes/:address/transactions/creation',
  summary: 'Get the creation of a Safe',
  params: SafeParamsSchema,
  response: CreationInfoSchema,
  async handle({ chain: { config }, params: { address } }, { db }) {
    return loadCreationInfo(db, { address, chainId: config.id })
  },
})

export async function loadCreationInfo(
  db: Kysely<Database>,
  { address, chainId }: { address: Address; chainId: number },
): Promise<CreationInfo> {
  const record = await findSafe(db, { address, chainId })
  if (!record) throw new SafeNotFoundError({ address, chainId })
  const { creator, factory, initializer, saltNonce, singleton, timestamp, transactionHash } = record.creation
  return {
    created: new Date(timestamp * 1000).toISOString(),
    creator,
    dataDecoded:
      initializer && isExplainable(initializer)
        ? toDataDecoded(await decodeInSlices({ data: initializer, operation: 0, to: singleton, value: 0n }))
        : null,
    factoryAddress: factory,
    masterCopy: singleton,
    saltNonce: saltNonce?.toString() ?? null,
    setupData: initializer,
    transactionHash,
  }
}

/** Per chain, for all clients: requests for random addresses only delay each other. */
const withPermit = createKeyedSemaphore({ maxPerKey: 2 })

/**
 * Indexes a Safe that the indexer did not discover: created before the first indexed block or by another factory. No
 * authentication: the data is public, and the creation is verified on chain.
 */
export const registerSafe = defineRoute({
  method: 'post',
  path: '/v1/chains/:chainId/safes/:address/announcement',
  summary: 'Add a Safe to the index',
  description: 'For a Safe that the indexer did not discover. Its creation is verified on chain.',
  params: SafeParamsSchema,
  body: RegisterSafeRequestSchema,
  response: SafeRegistrationSchema,
  async handle({ chain, params: { address, chainId }, body: { transactionHash } }, { db }): Promise<SafeRegistration> {
    const record = await findSafe(db, { address, chainId })
    if (record) return { status: 'indexed', transactionHash: record.creation.transactionHash }
    const known = await findRegisteredSafe(db, { chainId, safe: address })
    if (known && (transactionHash === undefined || transactionHash === known))
      return { status: 'announced', transactionHash: known }
    const creationHash = await withPermit(String(chainId), () =>
      withNodeTimeout(chainId, () => findOfficialCreation(chain, { safe: address, transactionHash })),
    )
    await insertRegisteredSafe(db, { chainId, safe: address, transactionHash: creationHash })
    return { status: 'announced', transactionHash: creationHash }
  },
})
