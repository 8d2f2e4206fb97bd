import { AddressSchema, AllOwnerSafesSchema } from '@countersign/protocol/wire'
import { z } from 'zod'
import { listOwnedSafes } from '../../db/queries/ownedSafes.ts'
import { defineRoute } from '../http/defineRoute.ts'

const ParamsSchema = z.object({ owner: AddressSchema })

/** Safes of an owner by chain. */
export const listAllOwnerSafes = (version: 'v1' | 'v2' | 'v3') =>
  defineRoute({
    method: 'get',
    path: `/${version}/owners/:owner/safes`,
    summary: 'The same on every chain, by chain id.',
    params: ParamsSchema,
    response: AllOwnerSafesSchema,
    async handle({ params: { owner } }, { chains, db }) {
      const chainIds = [...chains.keys()]
      const owned = await listOwnedSafes(db, { chainIds, owner })
      return Object.fromEntries(
        chainIds.map((id) => [String(id), owned.flatMap(({ chainId, safe }) => (chainId === id ? [safe] : []))]),
      )
    },
  })
