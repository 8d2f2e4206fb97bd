import type { Address } from 'viem'
import { listTokens } from '../../../db/queries/tokens.ts'
import { RequestError } from '../../errors/RequestError.ts'
import { defineRoute } from '../../http/defineRoute.ts'
import { toKnownToken } from '../../tokens/loadTokenMap.ts'
import { getNamedChain } from '../dialect/getNamedChain.ts'
import { ServiceAddressParamsSchema } from '../dialect/ServiceParamsSchema.ts'
import { txServicePath } from '../dialect/txServicePath.ts'
import { ServiceTokenSchema } from './ServiceTokenSchema.ts'
import { toServiceToken } from './toServiceToken.ts'

export const getServiceToken = defineRoute({
  method: 'get',
  path: `${txServicePath}/v1/tokens/:address`,
  summary: 'A token.',
  params: ServiceAddressParamsSchema,
  response: ServiceTokenSchema,
  async handle({ params: { address, chain } }, { chains, db }) {
    const { config } = getNamedChain(chains, chain)
    const [token] = await listTokens(db, { addresses: [address], chainId: config.id })
    // The official API has no ERC-1155.
    if (!token || token.kind === 'erc1155') throw new TokenNotFoundError({ address })
    return toServiceToken(toKnownToken(token, config))
  },
})

class TokenNotFoundError extends RequestError {
  override readonly name = 'TokenNotFoundError'
  readonly code = 'TOKEN_NOT_FOUND'
  readonly status = 404
  constructor({ address }: { address: Address }) {
    super(`No token is known at ${address}.`)
  }
}
