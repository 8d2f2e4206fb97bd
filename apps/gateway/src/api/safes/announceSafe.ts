import { AnnounceSafeRequestSchema, type SafeAnnouncement, SafeAnnouncementSchema } from '@countersign/protocol'
import { findAnnouncedSafe, insertAnnouncedSafe } from '../../db/queries/announcedSafe.ts'
import { findSafe } from '../../db/queries/findSafe.ts'
import { createTurns } from '../../lib/createTurns.ts'
import { askNode } from '../chain-registry/askNode.ts'
import { getServedChain } from '../chain-registry/ChainRegistry.ts'
import { defineRoute } from '../http/defineRoute.ts'
import { SafeParamsSchema } from '../wire/SafeParamsSchema.ts'
import { findOfficialBirth } from './findOfficialBirth.ts'

/** Of all clients of a chain together: whoever names addresses at random waits for others who do. */
const inTurn = createTurns({ mostEach: 2 })

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
      askNode(chainId, () => findOfficialBirth(chain, { safe: address, transactionHash })),
    )
    await insertAnnouncedSafe(db, { chainId, safe: address, transactionHash: birth })
    return { status: 'announced', transactionHash: birth }
  },
})
