import { AddressSchema, ChainIdParamSchema, CountSchema } from '@countersign/protocol/wire'
import { z } from 'zod'
import { getServedChain } from '../chain-registry/ChainRegistry.ts'
import { defineRoute } from '../http/defineRoute.ts'
import { ChainParamsSchema } from '../wire/ChainParamsSchema.ts'
import { NotOfferedError } from './NotOfferedError.ts'

/** Relaying is not offered. */
export const countRelays = defineRoute({
  method: 'get',
  path: '/v1/chains/:chainId/relay/:safe',
  summary: 'How many executions the service would pay for: none.',
  params: z.object({ chainId: ChainIdParamSchema, safe: AddressSchema }),
  response: z.object({ limit: CountSchema, remaining: CountSchema }),
  handle({ params: { chainId } }, { chains }) {
    getServedChain(chains, chainId)
    return { limit: 0, remaining: 0 }
  },
})

export const relayTransaction = defineRoute({
  method: 'post',
  path: '/v1/chains/:chainId/relay',
  summary: 'Refuses: the service pays for no execution.',
  params: ChainParamsSchema,
  response: 'nothing',
  handle() {
    throw new NotOfferedError({ what: 'Paying for executions' })
  },
})
