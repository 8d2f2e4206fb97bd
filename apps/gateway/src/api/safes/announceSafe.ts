import {
  AnnounceSafeRequestSchema,
  ChainUnreachableError,
  isVersionAtLeast,
  type SafeAnnouncement,
  SafeAnnouncementSchema,
  verifySafe,
} from '@countersign/protocol'
import type { Address, Hash } from 'viem'
import { findAnnouncedSafe, insertAnnouncedSafe } from '../../db/queries/announcedSafe.ts'
import { findSafe } from '../../db/queries/findSafe.ts'
import { createTurns } from '../../lib/createTurns.ts'
import { askNode } from '../chain-registry/askNode.ts'
import { getServedChain, type ServedChain } from '../chain-registry/ChainRegistry.ts'
import { RefusedError } from '../errors/RefusedError.ts'
import { SafeNotFoundError } from '../errors/SafeNotFoundError.ts'
import { defineRoute } from '../http/defineRoute.ts'
import { SafeParamsSchema } from '../wire/SafeParamsSchema.ts'
import { findSafeBirth } from './findSafeBirth.ts'

/** Of all clients of a chain together: whoever names addresses at random waits for others who do. */
const inTurn = createTurns({ mostEach: 2 })

/** Older ones log no set-up: who owned them at first stands in traces alone, and the first two log no execution either. */
const firstIndexed = '1.3.0'

/**
 * `POST /v1/chains/:chainId/safes/:address/announcement`: a Safe that the index did not find by itself, because it is
 * older than the first indexed block or because another factory made it. The chain is the judge, and nobody needs to be
 * anybody: what is told here is public, and only what the official contracts run is taken.
 */
export const announceSafe = defineRoute({
  method: 'post',
  path: '/v1/chains/:chainId/safes/:address/announcement',
  summary:
    'Tells the service of a Safe that it does not know: checked on the chain, then indexed from its creation on.',
  params: SafeParamsSchema,
  body: AnnounceSafeRequestSchema,
  response: SafeAnnouncementSchema,
  async handle({ params: { address, chainId }, body: { transactionHash } }, { chains, db }): Promise<SafeAnnouncement> {
    const chain = getServedChain(chains, chainId)
    const record = await findSafe(db, { address, chainId })
    if (record) return { status: 'indexed', transactionHash: record.creation.transactionHash }
    const known = await findAnnouncedSafe(db, { chainId, safe: address })
    if (known && (transactionHash === undefined || transactionHash === known))
      return { status: 'announced', transactionHash: known }
    const birth = await inTurn(String(chainId), () =>
      askNode(chainId, () => judge(chain, { safe: address, transactionHash })),
    )
    await insertAnnouncedSafe(db, { chainId, safe: address, transactionHash: birth })
    return { status: 'announced', transactionHash: birth }
  },
})

async function judge(
  { client, config }: ServedChain,
  { safe, transactionHash }: { safe: Address; transactionHash: Hash | undefined },
): Promise<Hash> {
  // One question first: most addresses have no code, and a Safe's facts are a dozen.
  if (!(await client.getCode({ address: safe }))) throw new SafeNotFoundError({ address: safe, chainId: config.id })
  const { checks, facts } = await verifySafe(client, { chainId: config.id, safe })
  if (!facts) throw new ChainUnreachableError({ cause: undefined, method: 'eth_call' })
  const { version } = facts.value
  // First: of old ones this is the reason that matters, whatever build of them it is.
  if (version !== undefined && !isVersionAtLeast(version, firstIndexed))
    throw new RefusedError({
      code: 'VERSION_NOT_INDEXED',
      message: `Safes of version ${version} do not log what an index needs; from ${firstIndexed} on they do. It can be read and signed for all the same: its state comes from the chain.`,
    })
  const fault = checks.find(({ code, verdict }) => verdict === 'block' && !isOwnCode(config, { code, facts }))
  if (fault) throw new RefusedError({ code: 'NOT_AN_OFFICIAL_SAFE', message: fault.message })
  const birth = await findSafeBirth(client, { safe, transactionHash })
  if (birth === undefined)
    throw new RefusedError({
      code: 'CREATION_NOT_FOUND',
      message:
        transactionHash === undefined
          ? 'The node does not show when this Safe was made. Name the transaction that made it.'
          : 'This transaction did not make this Safe.',
    })
  return birth
}

/** Code that the operator named himself counts as official on his chain. */
function isOwnCode(
  { safeSingletons = [] }: ServedChain['config'],
  { code, facts }: { code: string; facts: Awaited<ReturnType<typeof verifySafe>>['facts'] },
): boolean {
  const isAboutCode = code === 'IMPLEMENTATION_UNKNOWN' || code === 'VERSION_MISMATCH'
  return isAboutCode && safeSingletons.some(({ address }) => address === facts?.value.implementation)
}
