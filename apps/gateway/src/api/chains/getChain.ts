import { ChainInfoSchema } from '@countersign/protocol/wire'
import type { Context } from 'hono'
import { getServedChain } from '../chain-registry/ChainRegistry.ts'
import { defineRoute } from '../http/defineRoute.ts'
import type { RouteDeps } from '../http/RouteDeps.ts'
import { toPublicUrl } from '../http/toPublicUrl.ts'
import { ChainParamsSchema } from '../wire/ChainParamsSchema.ts'
import { ServiceKeyQuerySchema } from './ServiceKeyQuerySchema.ts'
import { toChainInfo } from './toChainInfo.ts'

export const getChain = defineRoute({
  method: 'get',
  path: '/v1/chains/:chainId',
  summary: 'One chain.',
  params: ChainParamsSchema,
  response: ChainInfoSchema,
  handle: ({ c, params: { chainId } }, deps) => describeChain(c, chainId, deps),
})

export const getChainForService = defineRoute({
  method: 'get',
  path: '/v2/chains/:chainId',
  summary: 'The same, for a kind of client.',
  params: ChainParamsSchema,
  query: ServiceKeyQuerySchema,
  response: ChainInfoSchema,
  handle: ({ c, params: { chainId } }, deps) => describeChain(c, chainId, deps),
})

function describeChain(c: Context, chainId: number, { chains, publicUrl, webUrl }: RouteDeps) {
  const { config } = getServedChain(chains, chainId)
  const { origin } = new URL(toPublicUrl(c, publicUrl))
  return toChainInfo(config, { origin, webUrl: webUrl ?? origin })
}
