import { CreateMessageRequestSchema } from '@countersign/protocol/wire'
import { getServedChain } from '../chain-registry/ChainRegistry.ts'
import { defineRoute } from '../http/defineRoute.ts'
import { SafeParamsSchema } from '../wire/SafeParamsSchema.ts'
import { storeMessage } from './storeMessage.ts'

/** 202 without a body: clients compute the hash themselves. */
export const createMessage = defineRoute({
  method: 'post',
  path: '/v1/chains/:chainId/safes/:address/messages',
  summary: 'Stores a message with its first signature; the hash is computed here.',
  params: SafeParamsSchema,
  body: CreateMessageRequestSchema,
  response: 'nothing',
  status: 202,
  async handle({ params: { address: safe, chainId }, body: request }, { chains, db, jobs }) {
    await storeMessage(db, { chain: getServedChain(chains, chainId), jobs, request, safe })
  },
})
