import { z } from 'zod'
import { defineRoute } from '../../http/defineRoute.ts'
import { getNamedChain } from '../dialect/getNamedChain.ts'
import { ServiceParamsSchema } from '../dialect/ServiceParamsSchema.ts'
import { txServicePath } from '../dialect/txServicePath.ts'

/** Version of the official API that we implement; clients compare it. */
const dialectVersion = '6.0.0'

const ServiceInfoSchema = z.object({
  api_version: z.string(),
  name: z.string(),
  secure: z.boolean(),
  settings: z.record(z.string(), z.union([z.boolean(), z.number(), z.string(), z.null()])),
  version: z.string(),
})

/** RPC URLs are private and left empty. */
export const getServiceInfo = defineRoute({
  method: 'get',
  path: `${txServicePath}/v1/about`,
  summary: 'What the service is.',
  params: ServiceParamsSchema,
  response: ServiceInfoSchema,
  handle({ c, params }, { chains, publicUrl }) {
    const { config } = getNamedChain(chains, params.chain)
    return {
      api_version: 'v1',
      name: 'Countersign',
      secure: (publicUrl ?? c.req.url).startsWith('https:'),
      settings: {
        AWS_CONFIGURED: false,
        AWS_S3_CUSTOM_DOMAIN: null,
        ETH_L2_NETWORK: config.l2,
        ETHEREUM_NODE_URL: null,
        ETHEREUM_TRACING_NODE_URL: null,
      },
      version: dialectVersion,
    }
  },
})
