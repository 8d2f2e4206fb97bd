import { OwnerSafesSchema } from '@countersign/protocol/wire'
import { listSafesOfModule, listSafesOfOwner } from '../../../db/queries/ownedSafes.ts'
import { defineRoute } from '../../http/defineRoute.ts'
import { getNamedChain } from '../dialect/getNamedChain.ts'
import { ServiceAddressParamsSchema } from '../dialect/ServiceParamsSchema.ts'
import { txServicePath } from '../dialect/txServicePath.ts'

export const listServiceSafesOfOwner = defineRoute({
  method: 'get',
  path: `${txServicePath}/v1/owners/:address/safes`,
  summary: 'Safes of an owner.',
  params: ServiceAddressParamsSchema,
  response: OwnerSafesSchema,
  async handle({ params: { address: owner, chain } }, { chains, db }) {
    const chainId = getNamedChain(chains, chain).config.id
    return { safes: await listSafesOfOwner(db, { chainId, owner }) }
  },
})

export const listServiceSafesOfModule = defineRoute({
  method: 'get',
  path: `${txServicePath}/v1/modules/:address/safes`,
  summary: 'Safes that have a module enabled.',
  params: ServiceAddressParamsSchema,
  response: OwnerSafesSchema,
  async handle({ params: { address: module, chain } }, { chains, db }) {
    const chainId = getNamedChain(chains, chain).config.id
    return { safes: await listSafesOfModule(db, { chainId, module }) }
  },
})
