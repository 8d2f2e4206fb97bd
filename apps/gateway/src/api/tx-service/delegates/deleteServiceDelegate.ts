import { AddressSchema, DeleteDelegateRequestSchema } from '@countersign/protocol'
import { Hono } from 'hono'
import { removeDelegate } from '../../delegates/removeDelegate.ts'
import { parseBody, parseParams } from '../../http/parseInput.ts'
import { getNamedChain } from '../dialect/getNamedChain.ts'
import { ServiceParamsSchema } from '../dialect/ServiceParamsSchema.ts'
import { type TxServiceDeps, txServicePath } from '../dialect/TxServiceDeps.ts'

const ParamsSchema = ServiceParamsSchema.extend({ delegate: AddressSchema })

/** `DELETE /v2/delegates/:delegate` of the dialect. */
export function deleteServiceDelegate({ chains, db }: Pick<TxServiceDeps, 'chains' | 'db'>) {
  return new Hono().delete(`${txServicePath}/v2/delegates/:delegate`, async (c) => {
    const { chain, delegate } = parseParams(c, ParamsSchema)
    const request = await parseBody(c, DeleteDelegateRequestSchema)
    await removeDelegate(db, { chain: getNamedChain(chains, chain), delegate, dialect: 'v2', ...request })
    return c.body(null, 204)
  })
}
