import { type ChainConfig, isVersionAtLeast, type SafeInfo } from '@countersign/protocol'
import { Hono } from 'hono'
import type { Kysely } from 'kysely'
import type { Address } from 'viem'
import { findSafeTags } from '../../db/queries/findSafeTags.ts'
import type { Database } from '../../db/schema.ts'
import { findSingleton } from '../../lib/safeSingletons.ts'
import { toJsonNumber } from '../../lib/toJsonNumber.ts'
import { type ChainRegistry, getServedChain } from '../chain-registry/ChainRegistry.ts'
import { parseParams } from '../http/parseInput.ts'
import { getLiveSafe } from '../safe-state/getLiveSafe.ts'
import { SafeParamsSchema } from '../wire/SafeParamsSchema.ts'
import { toAddressEx } from '../wire/toAddressEx.ts'

/** `GET /v1/chains/:chainId/safes/:address`: settings live from the node, tags from what we stored. */
export function getSafe({ chains, db }: { chains: ChainRegistry; db: Kysely<Database> }) {
  return new Hono().get('/v1/chains/:chainId/safes/:address', async (c) => {
    const { address, chainId } = parseParams(c, SafeParamsSchema)
    const chain = getServedChain(chains, chainId)
    const [state, tags] = await Promise.all([getLiveSafe(chain, address), findSafeTags(db, { chainId, safe: address })])
    return c.json<SafeInfo>({
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
    })
  })
}

const toTag = (seconds: number | null) => (seconds === null ? null : String(seconds))
const toOptional = (address: Address | undefined) => (address === undefined ? null : toAddressEx(address))

function toVersionState(implementation: Address, config: ChainConfig): SafeInfo['implementationVersionState'] {
  const singleton = findSingleton(implementation, config)
  if (!singleton) return 'UNKNOWN'
  return isVersionAtLeast(singleton.version, config.recommendedMasterCopyVersion) ? 'UP_TO_DATE' : 'OUTDATED'
}
