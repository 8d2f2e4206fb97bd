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
import { listDelegatesPage } from '../../db/queries/listDelegatesPage.ts'
import { addDelegate, removeDelegate } from '../delegates/delegates.ts'
import { defineRoute } from '../http/defineRoute.ts'
import {
  createServicePage,
  getNamedChain,
  PageQuerySchema,
  parsePageQuery,
  ServiceParamsSchema,
  txServicePath,
} from './dialect.ts'

const ExpiryDateSchema = z.iso.datetime({ offset: true })

export const ServiceDelegateSchema = DelegateSchema.extend({ expiryDate: ExpiryDateSchema.nullable() })

/** Returned on creation. */
const SignedServiceDelegateSchema = ServiceDelegateSchema.extend({ signature: SignatureHexSchema })

/** Body of `POST /v2/delegates`. */
const ServiceDelegateRequestSchema = CreateDelegateRequestSchema.extend({
  expiryDate: ExpiryDateSchema.refine((date) => new Date(date).getTime() > Date.now(), {
    error: '`expiryDate` cannot be previous to now',
  })
    .nullable()
    .default(null),
})

/** At least one filter is required; pagination is none. */
const DelegateListQuerySchema = z
  .object({ ...DelegateFilterSchema.shape, ...PageQuerySchema.shape })
  .transform(({ limit: _, offset: __, ...filter }): z.input<typeof DelegateFilterSchema> => filter)
  .pipe(DelegateFilterSchema)

export const listServiceDelegates = defineRoute({
  method: 'get',
  path: `${txServicePath}/v2/delegates`,
  summary: 'Delegates by one of their parts.',
  params: ServiceParamsSchema,
  query: DelegateListQuerySchema,
  response: createPageSchema(ServiceDelegateSchema),
  async handle({ c, params, query: filter }, { chains, db, publicUrl }) {
    const chainId = getNamedChain(chains, params.chain).config.id
    const cursor = parsePageQuery(c)
    const { count, delegates } = await listDelegatesPage(db, { chainId, filter, ...cursor })
    const results = delegates.map(({ expiresAt, ...delegate }) => ({
      ...delegate,
      expiryDate: expiresAt?.toISOString() ?? null,
    }))
    return createServicePage(c, { count, cursor, publicUrl, results })
  },
})

/** Only this API has delegates with an expiry date. */
export const createServiceDelegate = defineRoute({
  method: 'post',
  path: `${txServicePath}/v2/delegates`,
  summary: 'Adds a delegate; the delegator signs for it.',
  params: ServiceParamsSchema,
  body: ServiceDelegateRequestSchema,
  response: SignedServiceDelegateSchema,
  status: 201,
  async handle({ params, body: { expiryDate, ...request } }, { chains, db }) {
    const chain = getNamedChain(chains, params.chain)
    await addDelegate(db, {
      chain,
      dialect: 'v2',
      expiresAt: expiryDate === null ? null : new Date(expiryDate),
      request,
    })
    return { ...request, expiryDate }
  },
})

const ParamsSchema = ServiceParamsSchema.extend({ delegate: AddressSchema })

export const deleteServiceDelegate = defineRoute({
  method: 'delete',
  path: `${txServicePath}/v2/delegates/:delegate`,
  summary: 'Removes a delegate; the delegator or the delegate signs for it.',
  params: ParamsSchema,
  body: DeleteDelegateRequestSchema,
  response: 'nothing',
  status: 204,
  async handle({ params: { chain, delegate }, body: request }, { chains, db }) {
    await removeDelegate(db, { chain: getNamedChain(chains, chain), delegate, dialect: 'v2', ...request })
  },
})
