import {
  AddressSchema,
  ChainIdParamSchema,
  CreateDelegateRequestSchema,
  createPageLinks,
  DelegateFilterSchema,
  DelegatePageSchema,
  DeleteDelegateRequestSchema,
  parseCursor,
  SignatureHexSchema,
} from '@countersign/protocol/wire'
import { z } from 'zod'
import { listDelegatesPage } from '../../db/queries/delegates.ts'
import { defineRoute } from '../http/defineRoute.ts'
import { toPublicUrl } from '../http/toPublicUrl.ts'
import { ChainParamsSchema } from '../wire/wireSchemas.ts'
import { addDelegate, type DelegateDialect, removeDelegate } from './delegates.ts'

/** v1 and v2 return the same. */
const listDelegates = (version: 'v1' | 'v2') =>
  defineRoute({
    method: 'get',
    path: `/${version}/chains/:chainId/delegates`,
    summary: 'List delegates',
    description: 'Delegates may propose for an owner. At least one filter is required.',
    params: ChainParamsSchema,
    query: DelegateFilterSchema,
    response: DelegatePageSchema,
    async handle({ c, chain: { config }, query: filter }, { db, publicUrl }) {
      const cursor = parseCursor(c.req.query('cursor'))
      const { count, delegates } = await listDelegatesPage(db, { chainId: config.id, filter, ...cursor })
      return {
        count,
        ...createPageLinks({ cursor, hasNext: count > cursor.offset + cursor.limit, url: toPublicUrl(c, publicUrl) }),
        results: delegates.map(({ expiresAt: _, ...delegate }) => delegate),
      }
    },
  })

/** Adding an existing delegate with another label renames it. */
const createDelegate = (dialect: DelegateDialect) =>
  defineRoute({
    method: 'post',
    path: `/${dialect}/chains/:chainId/delegates`,
    summary: 'Add a delegate',
    description: 'Signed by the delegator within the hour.',
    params: ChainParamsSchema,
    body: CreateDelegateRequestSchema,
    response: 'nothing',
    async handle({ chain, body: request }, { db }) {
      await addDelegate(db, { chain, dialect, request })
    },
  })

const ParamsSchema = z.object({ chainId: ChainIdParamSchema, delegate: AddressSchema })

export const delegateRoutes = [
  listDelegates('v1'),
  createDelegate('v1'),
  listDelegates('v2'),
  createDelegate('v2'),
  // v2, and the two v1 forms below.
  defineRoute({
    method: 'delete',
    path: '/v2/chains/:chainId/delegates/:delegate',
    summary: 'Remove a delegate',
    description: 'Signed by the delegator or the delegate.',
    params: ParamsSchema,
    body: DeleteDelegateRequestSchema,
    response: 'nothing',
    async handle({ chain, params: { delegate }, body: request }, { db }) {
      await removeDelegate(db, { chain, delegate, dialect: 'v2', ...request })
    },
  }),
  defineRoute({
    method: 'delete',
    path: '/v1/chains/:chainId/delegates/:delegate',
    summary: 'Remove a delegate (v1)',
    description: 'For older clients.',
    params: ParamsSchema,
    // Old clients repeat the path parameters in the body; the path wins.
    body: z.object({ delegator: AddressSchema, signature: SignatureHexSchema }),
    response: 'nothing',
    async handle({ chain, params: { delegate }, body: request }, { db }) {
      await removeDelegate(db, { chain, delegate, dialect: 'v1', safe: null, ...request })
    },
  }),
  defineRoute({
    method: 'delete',
    path: '/v1/chains/:chainId/safes/:safe/delegates/:delegate',
    summary: 'Remove a delegate of a Safe (v1)',
    description: 'For older clients.',
    params: ParamsSchema.extend({ safe: AddressSchema }),
    body: z.object({ signature: SignatureHexSchema }),
    response: 'nothing',
    async handle({ chain, params: { delegate, safe }, body: request }, { db }) {
      await removeDelegate(db, { chain, delegate, delegator: null, dialect: 'v1', safe, ...request })
    },
  }),
]
