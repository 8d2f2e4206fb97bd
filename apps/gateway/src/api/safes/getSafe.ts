import type { ChainConfig } from '@countersign/protocol/config'
import { isVersionAtLeast } from '@countersign/protocol/hash'
import { type SafeInfo, SafeInfoSchema } from '@countersign/protocol/wire'
import type { Address } from 'viem'
import { findSafeTags } from '../../db/queries/safeSummaries.ts'
import { findSingleton } from '../../lib/safeSingletons.ts'
import { toJsonNumber } from '../../lib/toJsonNumber.ts'
import { getServedChain } from '../chain-registry/ChainRegistry.ts'
import { defineRoute } from '../http/defineRoute.ts'
import { getShownSafe } from '../safe-state/getShownSafe.ts'
import { shareReadings } from '../safe-state/shareReadings.ts'
import { SafeParamsSchema } from '../wire/SafeParamsSchema.ts'
import { toAddressEx } from '../wire/toAddressEx.ts'

/** Settings from the node, or from the index if the node is slow; version tags from the database. */
export const getSafe = defineRoute({
  method: 'get',
  path: '/v1/chains/:chainId/safes/:address',
  summary:
    'Owners, threshold, nonce and settings, live from the node unless it takes long; tags that change with queue and history.',
  params: SafeParamsSchema,
  response: SafeInfoSchema,
  async handle({ params: { address, chainId } }, { chains, db }) {
    const chain = getServedChain(chains, chainId)
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

const readTags = shareReadings((db, { config }, safe) => findSafeTags(db, { chainId: config.id, safe }))

const toTag = (seconds: number | null) => (seconds === null ? null : String(seconds))
const toOptional = (address: Address | undefined) => (address === undefined ? null : toAddressEx(address))

function toVersionState(implementation: Address, config: ChainConfig): SafeInfo['implementationVersionState'] {
  const singleton = findSingleton(implementation, config)
  if (!singleton) return 'UNKNOWN'
  return isVersionAtLeast(singleton.version, config.recommendedMasterCopyVersion) ? 'UP_TO_DATE' : 'OUTDATED'
}
