import { type About, type AboutChain, type Backbone, ChainIdParamSchema } from '@countersign/protocol'
import { Hono } from 'hono'
import { z } from 'zod'
import { serviceVersion } from '../../lib/serviceVersion.ts'
import { type ChainRegistry, getServedChain } from '../chain-registry/ChainRegistry.ts'
import { parseParams } from '../http/parseInput.ts'
import { toPublicUrl } from '../http/toPublicUrl.ts'

const ParamsSchema = z.object({ chainId: ChainIdParamSchema })

const about: About = { buildNumber: null, name: 'countersign-gateway', version: serviceVersion }

/** `GET /about`, and the same of a chain: `GET /v1/chains/:chainId/about`, `GET /v1/chains/:chainId/about/backbone` */
export function getAbout({ chains, publicUrl }: { chains: ChainRegistry; publicUrl: string | undefined }) {
  return new Hono()
    .get('/about', (c) => c.json<About>(about))
    .get('/v1/chains/:chainId/about', (c) => {
      const { config } = getServedChain(chains, parseParams(c, ParamsSchema).chainId)
      const { origin } = new URL(toPublicUrl(c, publicUrl))
      return c.json<AboutChain>({ ...about, transactionServiceBaseUri: `${origin}/tx-service/${config.id}` })
    })
    .get('/v1/chains/:chainId/about/backbone', (c) => {
      getServedChain(chains, parseParams(c, ParamsSchema).chainId)
      const { host, protocol } = new URL(toPublicUrl(c, publicUrl))
      return c.json<Backbone>({
        api_version: 'v1',
        headers: [],
        host,
        name: about.name,
        secure: protocol === 'https:',
        settings: null,
        version: serviceVersion,
      })
    })
}
