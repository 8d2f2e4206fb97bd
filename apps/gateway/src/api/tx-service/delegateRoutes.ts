import {
  AddressSchema,
  CreateDelegateRequestSchema,
  createPageSchema,
  DelegateFilterSchema,
  DelegateSchema,
  DeleteDelegateRequestSchema,
  SignatureHexSchema,
} from '@countersign/protocol/wire'
import { z } from 'zod'
import { listDelegatesPage } from '../../db/queries/delegates.ts'
import { addDelegate, type DelegateDialect, removeDelegate } from '../delegates/delegates.ts'
import { defineRoute } from '../http/defineRoute.ts'
import { createServicePage, PageQuerySchema, parsePageQuery, ServiceParamsSchema } from './dialect.ts'

const ExpiryDateSchema = z.iso.datetime({ offset: true })

export const ServiceDelegateSchema = DelegateSchema.extend({ expiryDate: ExpiryDateSchema.nullable() })

/** v1 and v2 return the same. */
const listDelegates = (version: DelegateDialect) =>
  defineRoute({
    method: 'get',
    path: `/${version}/delegates`,
    summary: 'List delegates',
    params: ServiceParamsSchema,
    // At least one filter is required; pagination is none.
    query: z
      .object({ ...DelegateFilterSchema.shape, ...PageQuerySchema.shape })
      .transform(({ limit: _, offset: __, ...filter }): z.input<typeof DelegateFilterSchema> => filter)
      .pipe(DelegateFilterSchema),
    response: createPageSchema(ServiceDelegateSchema),
    async handle({ c, chain, query: filter }, { db, publicUrl }) {
      const chainId = chain.config.id
      const cursor = parsePageQuery(c)
      const { count, delegates } = await listDelegatesPage(db, { chainId, filter, ...cursor })
      const results = delegates.map(({ expiresAt, ...delegate }) => ({
        ...delegate,
        expiryDate: expiresAt?.toISOString() ?? null,
      }))
      return createServicePage(c, { count, cursor, publicUrl, results })
    },
  })

const FutureDateSchema = ExpiryDateSchema.refine((date) => new Date(date).getTime() > Date.now(), {
  error: '`expiryDate` cannot be previous to now',
})

const ParamsSchema = ServiceParamsSchema.extend({ delegate: AddressSchema })

export const serviceDelegateRoutes = [
  listDelegates('v1'),
  listDelegates('v2'),
  defineRoute({
    method: 'post',
    path: '/v1/delegates',
    summary: 'Add a delegate (v1)',
    description: 'For older clients, who sign a text.',
    params: ServiceParamsSchema,
    body: CreateDelegateRequestSchema,
    response: CreateDelegateRequestSchema,
    status: 201,
    async handle({ chain, body: request }, { db }) {
      await addDelegate(db, { chain, dialect: 'v1', request })
      return request
    },
  }),
  // Only this version has delegates with an expiry date.
  defineRoute({
    method: 'post',
    path: '/v2/delegates',
    summary: 'Add a delegate',
    description: 'Signed by the delegator.',
    params: ServiceParamsSchema,
    body: CreateDelegateRequestSchema.extend({ expiryDate: FutureDateSchema.nullable().default(null) }),
    response: ServiceDelegateSchema.extend({ signature: SignatureHexSchema }),
    status: 201,
    async handle({ chain, body: { expiryDate, ...request } }, { db }) {
      await addDelegate(db, {
        chain,
        dialect: 'v2',
        expiresAt: expiryDate === null ? null : new Date(expiryDate),
        request,
      })
      return { ...request, expiryDate }
    },
  }),
  defineRoute({
    method: 'delete',
    path: '/v2/delegates/:delegate',
    summary: 'Remove a delegate',
    description: 'Signed by the delegator or the delegate.',
    params: ParamsSchema,
    body: DeleteDelegateRequestSchema,
    response: 'nothing',
    status: 204,
    async handle({ chain, params: { delegate }, body: request }, { db }) {
      await removeDelegate(db, { chain, delegate, dialect: 'v2', ...request })
    },
  }),
  defineRoute({
    method: 'delete',
    path: '/v1/delegates/:delegate',
    summary: 'Remove a delegate (v1)',
    description: 'For older clients, who sign a text.',
    params: ParamsSchema,
    // Clients repeat the delegate in the body; the path wins.
    body: z.object({ delegator: AddressSchema, signature: SignatureHexSchema }),
    response: 'nothing',
    status: 204,
    async handle({ chain, params: { delegate }, body: request }, { db }) {
      await removeDelegate(db, { chain, delegate, dialect: 'v1', safe: null, ...request })
    },
  }),
  defineRoute({
    method: 'delete',
    path: '/v1/safes/:address/delegates/:delegate',
    summary: 'Remove a delegate of a Safe (v1)',
    description: 'For older clients, who sign a text.',
    params: ParamsSchema.extend({ address: AddressSchema }),
    body: z.object({ signature: SignatureHexSchema }),
    response: 'nothing',
    status: 204,
    async handle({ chain, params: { address: safe, delegate }, body: request }, { db }) {
      await removeDelegate(db, { chain, delegate, delegator: null, dialect: 'v1', safe, ...request })
    },
  }),
]
