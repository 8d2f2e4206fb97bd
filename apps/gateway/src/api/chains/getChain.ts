import { ChainIdParamSchema, type ChainInfo } from '@countersign/protocol'
import { type Context, Hono } from 'hono'
import { z } from 'zod'
import { type ChainRegistry, getServedChain } from '../chain-registry/ChainRegistry.ts'
import { parseParams, parseQuery } from '../http/parseInput.ts'
import { toPublicUrl } from '../http/toPublicUrl.ts'
import { ServiceKeyQuerySchema } from './ServiceKeyQuerySchema.ts'
import { toChainInfo } from './toChainInfo.ts'

const ParamsSchema = z.object({ chainId: ChainIdParamSchema })

/** `GET /v1/chains/:chainId`, and `GET /v2/chains/:chainId` for wallets that name themselves */
export function getChain({ chains, publicUrl }: { chains: ChainRegistry; publicUrl: string | undefined }) {
  const answer = (c: Context) => {
    const { config } = getServedChain(chains, parseParams(c, ParamsSchema).chainId)
    const { origin } = new URL(toPublicUrl(c, publicUrl))
    return c.json<ChainInfo>(toChainInfo(config, { origin }))
  }
  return new Hono().get('/v1/chains/:chainId', answer).get('/v2/chains/:chainId', (c) => {
    parseQuery(c, ServiceKeyQuerySchema)
    return answer(c)
  })
}
