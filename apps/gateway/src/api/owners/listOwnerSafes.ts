import { AddressSchema, ChainIdParamSchema, OwnerSafesSchema } from '@countersign/protocol/wire'
import { z } from 'zod'
import { listSafesOfOwner } from '../../db/queries/ownedSafes.ts'
import { getServedChain } from '../chain-registry/ChainRegistry.ts'
import { defineRoute } from '../http/defineRoute.ts'

const ParamsSchema = z.object({ chainId: ChainIdParamSchema, owner: AddressSchema })

export const listOwnerSafes = defineRoute({
  method: 'get',
  path: '/v1/chains/:chainId/owners/:owner/safes',
  summary: 'Safes that name the account as an owner.',
  params: ParamsSchema,
  response: OwnerSafesSchema,
  async handle({ params: { chainId, owner } }, { chains, db }) {
    getServedChain(chains, chainId)
    return { safes: await listSafesOfOwner(db, { chainId, owner }) }
  },
})
