import { AddressSchema, createPageSchema, DecimalsSchema, NameSchema } from '@countersign/protocol/wire'
import { z } from 'zod'
import { listTokens } from '../../db/queries/listTokens.ts'
import { listTokensPage } from '../../db/queries/listTokensPage.ts'
import { RequestError } from '../errors/RequestError.ts'
import { defineRoute } from '../http/defineRoute.ts'
import { type KnownToken, toKnownToken } from '../tokens/knownTokens.ts'
import {
  createServicePage,
  getNamedChain,
  PageQuerySchema,
  parsePageQuery,
  ServiceAddressParamsSchema,
  ServiceParamsSchema,
  txServicePath,
} from './dialect.ts'

export const ServiceTokenSchema = z.object({
  address: AddressSchema,
  decimals: DecimalsSchema.nullable(),
  logoUri: z.string().nullable(),
  name: z.string(),
  symbol: z.string(),
  trusted: z.boolean(),
  type: z.enum(['ERC20', 'ERC721']),
})

export type ServiceToken = z.infer<typeof ServiceTokenSchema>

const TokenListQuerySchema = z.object({
  address: AddressSchema.optional(),
  ordering: z.enum(['-address', '-name', '-symbol', 'address', 'name', 'symbol']).catch('name'),
  search: NameSchema.optional(),
})

export const listServiceTokens = defineRoute({
  method: 'get',
  path: `${txServicePath}/v1/tokens`,
  summary: 'Tokens that moved at any Safe.',
  params: ServiceParamsSchema,
  query: TokenListQuerySchema.extend(PageQuerySchema.shape),
  response: createPageSchema(ServiceTokenSchema),
  async handle({ c, params, query }, { chains, db, publicUrl }) {
    const { config } = getNamedChain(chains, params.chain)
    const cursor = parsePageQuery(c)
    const { count, tokens } = await listTokensPage(db, { ...query, ...cursor, chainId: config.id })
    const results = tokens.map((token) => toServiceToken(toKnownToken(token, config)))
    return createServicePage(c, { count, cursor, publicUrl, results })
  },
})

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
    if (!token || token.kind === 'erc1155')
      throw new RequestError(404, 'TOKEN_NOT_FOUND', `No token is known at ${address}.`)
    return toServiceToken(toKnownToken(token, config))
  },
})

/** `trusted` is a boolean here: unknown becomes false. */
export function toServiceToken({ address, decimals, kind, logoUri, name, symbol, trusted }: KnownToken): ServiceToken {
  return {
    address,
    decimals,
    logoUri,
    name: name ?? '',
    symbol: symbol ?? '',
    trusted: trusted ?? false,
    type: kind === 'erc20' ? 'ERC20' : 'ERC721',
  }
}
