import { AddressSchema, ChainIdParamSchema } from '@countersign/protocol/wire'
import { z } from 'zod'
import { getServedChain } from '../chain-registry/ChainRegistry.ts'
import { defineRoute } from '../http/defineRoute.ts'

/** As the files say it: whoever asks parses and hashes them for themselves. */
const DescriptorsSchema = z.object({
  descriptors: z.array(z.object({ name: z.string(), descriptor: z.looseObject({}) })),
})

/** `GET /clear-signing/:chainId/:address`: what the operator's folder says of a contract. */
export const listDescriptors = defineRoute({
  method: 'get',
  path: '/clear-signing/:chainId/:address',
  summary: 'Descriptions (ERC-7730) of a contract, of the operator’s folder.',
  params: z.object({ address: AddressSchema, chainId: ChainIdParamSchema }),
  response: DescriptorsSchema,
  handle({ c, params }, { chains, descriptors }) {
    getServedChain(chains, params.chainId)
    // The folder is read at the start: a page may keep an answer for as long as somebody looks at it.
    c.header('Cache-Control', 'max-age=300')
    return { descriptors: [...descriptors.find(params)] }
  },
})
