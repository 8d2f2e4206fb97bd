import { type About, AboutChainSchema, AboutSchema, BackboneSchema } from '@countersign/protocol/wire'
import { serviceVersion } from '../../lib/serviceVersion.ts'
import { getServedChain } from '../chain-registry/ChainRegistry.ts'
import { defineRoute } from '../http/defineRoute.ts'
import { toPublicUrl } from '../http/toPublicUrl.ts'
import { ChainParamsSchema } from '../wire/ChainParamsSchema.ts'

/** A release is built once, so its version serves as the build number. */
const about: About = { buildNumber: serviceVersion, name: 'countersign-gateway', version: serviceVersion }

export const getAbout = defineRoute({
  method: 'get',
  path: '/about',
  summary: 'Name and version of the service.',
  response: AboutSchema,
  handle: () => about,
})

export const getChainAbout = defineRoute({
  method: 'get',
  path: '/v1/chains/:chainId/about',
  summary: 'The same for a chain, with the address of its transaction service.',
  params: ChainParamsSchema,
  response: AboutChainSchema,
  handle({ c, params }, { chains, publicUrl }) {
    const { config } = getServedChain(chains, params.chainId)
    const { origin } = new URL(toPublicUrl(c, publicUrl))
    return { ...about, transactionServiceBaseUri: `${origin}/tx-service/${config.id}` }
  },
})

export const getBackbone = defineRoute({
  method: 'get',
  path: '/v1/chains/:chainId/about/backbone',
  summary: 'What older clients ask of the service behind.',
  params: ChainParamsSchema,
  response: BackboneSchema,
  handle({ c, params }, { chains, publicUrl }) {
    getServedChain(chains, params.chainId)
    const { host, protocol } = new URL(toPublicUrl(c, publicUrl))
    return {
      api_version: 'v1',
      headers: null,
      host,
      name: about.name,
      secure: protocol === 'https:',
      settings: null,
      version: serviceVersion,
    }
  },
})
