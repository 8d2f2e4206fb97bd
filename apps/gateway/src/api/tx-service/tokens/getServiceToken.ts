import { Hono } from 'hono'
import { listTokens } from '../../../db/queries/listTokens.ts'
import { parseParams } from '../../http/parseInput.ts'
import { toKnownToken } from '../../tokens/loadTokenMap.ts'
import { getNamedChain } from '../dialect/getNamedChain.ts'
import { ServiceAddressParamsSchema } from '../dialect/ServiceParamsSchema.ts'
import { type TxServiceDeps, txServicePath } from '../dialect/TxServiceDeps.ts'
import type { ServiceToken } from './ServiceTokenSchema.ts'
import { TokenNotFoundError } from './TokenNotFoundError.ts'
import { toServiceToken } from './toServiceToken.ts'

/** `GET /v1/tokens/:address` of the dialect. */
export function getServiceToken({ chains, db }: Pick<TxServiceDeps, 'chains' | 'db'>) {
  return new Hono().get(`${txServicePath}/v1/tokens/:address`, async (c) => {
    const { address, chain } = parseParams(c, ServiceAddressParamsSchema)
    const { config } = getNamedChain(chains, chain)
    const [token] = await listTokens(db, { addresses: [address], chainId: config.id })
    if (!token) throw new TokenNotFoundError({ address })
    return c.json<ServiceToken>(toServiceToken(toKnownToken(token, config)))
  })
}
