import { Hono } from 'hono'
import { addDelegate } from '../../delegates/addDelegate.ts'
import { parseBody, parseParams } from '../../http/parseInput.ts'
import { getNamedChain } from '../dialect/getNamedChain.ts'
import { ServiceParamsSchema } from '../dialect/ServiceParamsSchema.ts'
import { type TxServiceDeps, txServicePath } from '../dialect/TxServiceDeps.ts'
import { ServiceDelegateRequestSchema, type SignedServiceDelegate } from './ServiceDelegateSchema.ts'

/** `POST /v2/delegates` of the dialect, which alone knows delegates that end by themselves. */
export function createServiceDelegate({ chains, db }: Pick<TxServiceDeps, 'chains' | 'db'>) {
  return new Hono().post(`${txServicePath}/v2/delegates`, async (c) => {
    const chain = getNamedChain(chains, parseParams(c, ServiceParamsSchema).chain)
    const { expiryDate, ...request } = await parseBody(c, ServiceDelegateRequestSchema)
    await addDelegate(db, {
      chain,
      dialect: 'v2',
      expiresAt: expiryDate === null ? null : new Date(expiryDate),
      request,
    })
    return c.json<SignedServiceDelegate>({ ...request, expiryDate }, 201)
  })
}
