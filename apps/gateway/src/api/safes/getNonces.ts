import { NoncesSchema } from '@countersign/protocol/wire'
import { findHighestNonce } from '../../db/queries/queue.ts'
import { toJsonNumber } from '../../lib/toJsonNumber.ts'
import { getServedChain } from '../chain-registry/ChainRegistry.ts'
import { defineRoute } from '../http/defineRoute.ts'
import { getLiveSafe } from '../safe-state/getLiveSafe.ts'
import { SafeParamsSchema } from '../wire/SafeParamsSchema.ts'

export const getNonces = defineRoute({
  method: 'get',
  path: '/v1/chains/:chainId/safes/:address/nonces',
  summary: 'The nonce of the Safe, and the first that nothing known uses.',
  params: SafeParamsSchema,
  response: NoncesSchema,
  async handle({ params: { address, chainId } }, { chains, db }) {
    const chain = getServedChain(chains, chainId)
    const { nonce, owners } = await getLiveSafe(chain, address)
    const highest = (await findHighestNonce(db, { chainId, nonce, owners, safe: address })) ?? -1n
    const currentNonce = toJsonNumber(nonce)
    return { currentNonce, recommendedNonce: Math.max(currentNonce, toJsonNumber(highest + 1n)) }
  },
})
