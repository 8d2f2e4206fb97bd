import { ChainIdParamSchema, type ChainInfo } from '@countersign/protocol'
import { Hono } from 'hono'
import { z } from 'zod'
import { type ChainRegistry, getServedChain } from '../ChainRegistry.ts'
import { parseParams } from '../parseInput.ts'
import { toPublicUrl } from '../toPublicUrl.ts'
import { toChainInfo } from './toChainInfo.ts'

const ParamsSchema = z.object({ chainId: ChainIdParamSchema })

/** `GET /v1/chains/:chainId` */
export function getChain({ chains, publicUrl }: { chains: ChainRegistry; publicUrl: string | undefined }) {
  return new Hono().get('/v1/chains/:chainId', (c) => {
    const { config } = getServedChain(chains, parseParams(c, ParamsSchema).chainId)
    const { origin } = new URL(toPublicUrl(c, publicUrl))
    return c.json<ChainInfo>(toChainInfo(config, { origin }))
  })
}
