import { AddressSchema, ChainIdParamSchema } from '@countersign/protocol/wire'
import { z } from 'zod'
import { getServedChain } from '../chain-registry/ChainRegistry.ts'
import { defineRoute } from '../http/defineRoute.ts'
import { CurrencySchema } from '../wire/CurrencySchema.ts'

/** DeFi positions are not read. */
export const listPositions = defineRoute({
  method: 'get',
  path: '/v1/chains/:chainId/safes/:address/positions/:currency',
  summary: 'What the Safe has lent or staked, as far as the service reads it: nothing.',
  params: z.object({ address: AddressSchema, chainId: ChainIdParamSchema, currency: CurrencySchema }),
  response: z.array(z.unknown()).max(0),
  handle({ params: { chainId } }, { chains }) {
    getServedChain(chains, chainId)
    return []
  },
})
