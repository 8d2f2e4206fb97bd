import { AddressSchema, ChainIdParamSchema } from '@countersign/protocol/wire'
import { z } from 'zod'
import { getServedChain } from '../chain-registry/ChainRegistry.ts'
import { defineRoute } from '../http/defineRoute.ts'

/** Clear-signing descriptors (ERC-7730) of a contract from the operator's folder. */
export const listDescriptors = defineRoute({
  method: 'get',
  path: '/clear-signing/:chainId/:address',
  summary: 'List ERC-7730 descriptors of a contract',
  description: 'From the folder in COUNTERSIGN_CLEAR_SIGNING.',
  params: z.object({ address: AddressSchema, chainId: ChainIdParamSchema }),
  // Verbatim files: clients parse and hash them themselves.
  response: z.object({
    descriptors: z.array(z.object({ name: z.string(), descriptor: z.looseObject({}) })),
  }),
  handle({ c, params }, { chains, descriptors }) {
    getServedChain(chains, params.chainId)
    // The folder is read only at startup.
    c.header('Cache-Control', 'max-age=300')
    return { descriptors: [...descriptors.find(params)] }
  },
})
