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
import { addDelegate, removeDelegate } from '../delegates/delegates.ts'
import { defineRoute } from '../http/defineRoute.ts'
import { createServicePage, PageQuerySchema, parsePageQuery, ServiceParamsSchema } from './dialect.ts'

const ExpiryDateSchema = z.iso.datetime({ offset: true })

export const ServiceDelegateSchema = DelegateSchema.extend({ expiryDate: ExpiryDateSchema.nullable() })

export const serviceDelegateRoutes = [
  defineRoute({
    method: 'get',
    path: '/v2/delegates',
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
  }),
  // Only this API has delegates with an expiry date.
  defineRoute({
    method: 'post',
    path: '/v2/delegates',
    summary: 'Add a delegate',
    description: 'Signed by the delegator.',
    params: ServiceParamsSchema,
    body: CreateDelegateRequestSchema.extend({
      expiryDate: ExpiryDateSchema.refine((date) => new Date(date).getTime() > Date.now(), {
        error: '`expiryDate` cannot be previous to now',
      })
        .nullable()
        .default(null),
    }),
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
    params: ServiceParamsSchema.extend({ delegate: AddressSchema }),
    body: DeleteDelegateRequestSchema,
    response: 'nothing',
    status: 204,
    async handle({ chain, params: { delegate }, body: request }, { db }) {
      await removeDelegate(db, { chain, delegate, dialect: 'v2', ...request })
    },
  }),
]
