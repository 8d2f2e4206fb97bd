import { AddressSchema, AllOwnerSafesSchema, ChainIdParamSchema, OwnerSafesSchema } from '@countersign/protocol/wire'
import { z } from 'zod'
import { listOwnedSafes, listSafesOfOwner } from '../../db/queries/ownedSafes.ts'
import { defineRoute } from '../http/defineRoute.ts'

const listAllOwnerSafes = (version: 'v1' | 'v2' | 'v3') =>
  defineRoute({
    method: 'get',
    path: `/${version}/owners/:owner/safes`,
    summary: 'List Safes of an owner by chain',
    params: z.object({ owner: AddressSchema }),
    response: AllOwnerSafesSchema,
    async handle({ params: { owner } }, { chains, db }) {
      const chainIds = [...chains.keys()]
      const owned = await listOwnedSafes(db, { chainIds, owner })
      return Object.fromEntries(
        chainIds.map((id) => [String(id), owned.flatMap(({ chainId, safe }) => (chainId === id ? [safe] : []))]),
      )
    },
  })

export const ownerRoutes = [
  defineRoute({
    method: 'get',
    path: '/v1/chains/:chainId/owners/:owner/safes',
    summary: 'List Safes of an owner',
    params: z.object({ chainId: ChainIdParamSchema, owner: AddressSchema }),
    response: OwnerSafesSchema,
    async handle({ chain: { config }, params: { owner } }, { db }) {
      return { safes: await listSafesOfOwner(db, { chainId: config.id, owner }) }
    },
  }),
  listAllOwnerSafes('v1'),
  listAllOwnerSafes('v2'),
  listAllOwnerSafes('v3'),
]
