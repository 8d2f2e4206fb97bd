import type { OwnerSafes } from '@countersign/protocol'
import { Hono } from 'hono'
import { listSafesOfModule } from '../../../db/queries/listSafesOfModule.ts'
import { listSafesOfOwner } from '../../../db/queries/listSafesOfOwner.ts'
import { parseParams } from '../../http/parseInput.ts'
import { getNamedChain } from '../dialect/getNamedChain.ts'
import { ServiceAddressParamsSchema } from '../dialect/ServiceParamsSchema.ts'
import { type TxServiceDeps, txServicePath } from '../dialect/TxServiceDeps.ts'

/** `GET /v1/owners/:address/safes` and `GET /v1/modules/:address/safes` of the dialect. */
export function listServiceSafes({ chains, db }: Pick<TxServiceDeps, 'chains' | 'db'>) {
  return new Hono()
    .get(`${txServicePath}/v1/owners/:address/safes`, async (c) => {
      const { address: owner, chain } = parseParams(c, ServiceAddressParamsSchema)
      const chainId = getNamedChain(chains, chain).config.id
      return c.json<OwnerSafes>({ safes: await listSafesOfOwner(db, { chainId, owner }) })
    })
    .get(`${txServicePath}/v1/modules/:address/safes`, async (c) => {
      const { address: module, chain } = parseParams(c, ServiceAddressParamsSchema)
      const chainId = getNamedChain(chains, chain).config.id
      return c.json<OwnerSafes>({ safes: await listSafesOfModule(db, { chainId, module }) })
    })
}
