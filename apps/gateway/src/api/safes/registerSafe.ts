import { RegisterSafeRequestSchema, type SafeRegistration, SafeRegistrationSchema } from '@countersign/protocol/wire'
import { findSafe } from '../../db/queries/findSafe.ts'
import { findRegisteredSafe, insertRegisteredSafe } from '../../db/queries/registeredSafe.ts'
import { createKeyedSemaphore } from '../../lib/createKeyedSemaphore.ts'
import { getServedChain } from '../chain-registry/ChainRegistry.ts'
import { withNodeTimeout } from '../chain-registry/withNodeTimeout.ts'
import { defineRoute } from '../http/defineRoute.ts'
import { SafeParamsSchema } from '../wire/SafeParamsSchema.ts'
import { findOfficialCreation } from './findOfficialCreation.ts'

/** Per chain, for all clients: requests for random addresses only delay each other. */
const withPermit = createKeyedSemaphore({ mostEach: 2 })

/**
 * Indexes a Safe that the indexer did not discover: created before the first indexed block or by another factory. No
 * authentication: the data is public, and the creation is verified on chain.
 */
export const registerSafe = defineRoute({
  method: 'post',
  path: '/v1/chains/:chainId/safes/:address/announcement',
  summary:
    'Tells the service of a Safe that it does not know: checked on the chain, then indexed from its creation on.',
  params: SafeParamsSchema,
  body: RegisterSafeRequestSchema,
  response: SafeRegistrationSchema,
  async handle({ params: { address, chainId }, body: { transactionHash } }, { chains, db }): Promise<SafeRegistration> {
    const chain = getServedChain(chains, chainId)
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
