import { AddressSchema, createPageSchema, DecimalsSchema, NameSchema } from '@countersign/protocol/wire'
import { z } from 'zod'
import { listTokens, listTokensPage } from '../../db/queries/tokens.ts'
import { RequestError } from '../errors/RequestError.ts'
import { defineRoute } from '../http/defineRoute.ts'
import { type KnownToken, listTrustedTokens, toKnownToken } from '../tokens/knownTokens.ts'
import {
  createServicePage,
  PageQuerySchema,
  parsePageQuery,
  ServiceAddressParamsSchema,
  ServiceParamsSchema,
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

export const serviceTokenRoutes = [
  defineRoute({
    method: 'get',
    path: '/v1/tokens',
    summary: 'List tokens transferred by Safes',
    params: ServiceParamsSchema,
    query: TokenListQuerySchema.extend(PageQuerySchema.shape),
    response: createPageSchema(ServiceTokenSchema),
    async handle({ c, chain: { config }, query }, { db, publicUrl }) {
      const cursor = parsePageQuery(c)
      const listed = listTrustedTokens(config) ?? []
      const { count, tokens } = await listTokensPage(db, { ...query, ...cursor, chainId: config.id, listed })
      const results = tokens.map((token) => toServiceToken(toKnownToken(token, config)))
      return createServicePage(c, { count, cursor, publicUrl, results })
    },
  }),
  // The operator's tokens are in the chains file, which has no address.
  defineRoute({
    method: 'get',
    path: '/v1/tokens/lists',
    summary: 'List token lists',
    description: 'Always empty: the operator’s tokens come from no published list.',
    params: ServiceParamsSchema,
    query: PageQuerySchema,
    response: createPageSchema(z.object({ description: z.string(), url: z.url() })),
    handle: ({ c }, { publicUrl }) =>
      createServicePage<{ description: string; url: string }>(c, {
        count: 0,
        cursor: parsePageQuery(c),
        publicUrl,
        results: [],
      }),
  }),
  defineRoute({
    method: 'get',
    path: '/v1/tokens/:address',
    summary: 'Get a token',
    params: ServiceAddressParamsSchema,
    response: ServiceTokenSchema,
    async handle({ chain: { config }, params: { address } }, { db }) {
      const [token] = await listTokens(db, { addresses: [address], chainId: config.id })
      // The official API has no ERC-1155.
      if (!token || token.kind === 'erc1155')
        throw new RequestError(
          404,
          'TOKEN_NOT_FOUND',
          `Token ${address} was not found. The service lists tokens that a Safe received or sent.`,
        )
      return toServiceToken(toKnownToken(token, config))
    },
  }),
]

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
