import { addDelegate } from '../../delegates/addDelegate.ts'
import { defineRoute } from '../../http/defineRoute.ts'
import { getNamedChain } from '../dialect/getNamedChain.ts'
import { ServiceParamsSchema } from '../dialect/ServiceParamsSchema.ts'
import { txServicePath } from '../dialect/txServicePath.ts'
import { ServiceDelegateRequestSchema, SignedServiceDelegateSchema } from './ServiceDelegateSchema.ts'

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
