import { getServedChain } from '../chain-registry/ChainRegistry.ts'
import { defineRoute } from '../http/defineRoute.ts'
import { openEventStream } from '../http/openEventStream.ts'
import { SafeParamsSchema } from '../wire/wireSchemas.ts'

/** Server-sent events that name what a client should fetch again. */
export const streamSafeEvents = defineRoute({
  method: 'get',
  path: '/v1/chains/:chainId/safes/:address/events',
  summary: 'Stream changes of a Safe',
  description: 'Server-sent events that name the resources to fetch again.',
  params: SafeParamsSchema,
  response: { contentType: 'text/event-stream' },
  async handle({ c, params: { address, chainId } }, deps) {
    getServedChain(deps.chains, chainId)
    return openEventStream(c, deps, {
      start: (send) =>
        deps.feed.subscribe({ chainId, safe: address }, (change) => send('changed', JSON.stringify(change))),
    })
  },
})
