import {
  AllOwnerSafesSchema,
  BalancesSchema,
  CollectiblePageSchema,
  CollectiblesSchema,
  CreationInfoSchema,
  FiatCodesSchema,
  NoncesSchema,
  OwnerSafesSchema,
  SafeInfoSchema,
  SafeOverviewsSchema,
} from '@countersign/protocol'
import { GetBalancesQuerySchema } from '../../balances/getBalances.ts'
import { ListCollectiblesQuerySchema } from '../../collectibles/listCollectibles.ts'
import { ListSafeOverviewsQuerySchema } from '../../safes/listSafeOverviews.ts'
import type { ApiSection } from '../ApiRoute.ts'

export const safeRoutes: ApiSection = {
  name: 'Safes',
  routes: [
    {
      answer: SafeInfoSchema,
      method: 'get',
      path: '/v1/chains/:chainId/safes/:address',
      summary: 'Owners, threshold, nonce and settings, live from the node; tags that change with queue and history.',
    },
    {
      answer: NoncesSchema,
      method: 'get',
      path: '/v1/chains/:chainId/safes/:address/nonces',
      summary: 'The nonce of the Safe, and the first that nothing known uses.',
    },
    {
      answer: BalancesSchema,
      method: 'get',
      path: '/v1/chains/:chainId/safes/:address/balances/:currency',
      query: GetBalancesQuerySchema,
      summary: 'What the Safe holds, live from the node, with prices where the operator has a source of them.',
    },
    {
      answer: FiatCodesSchema,
      method: 'get',
      path: '/v1/balances/supported-fiat-codes',
      summary: 'Currencies that there are prices in.',
    },
    {
      answer: CollectiblesSchema,
      method: 'get',
      path: '/v1/chains/:chainId/safes/:address/collectibles',
      query: ListCollectiblesQuerySchema,
      summary: 'NFTs of the Safe in one answer, for older clients.',
    },
    {
      answer: CollectiblePageSchema,
      method: 'get',
      path: '/v2/chains/:chainId/safes/:address/collectibles',
      query: ListCollectiblesQuerySchema,
      summary: 'NFTs of the Safe, page by page.',
    },
    {
      answer: CreationInfoSchema,
      method: 'get',
      path: '/v1/chains/:chainId/safes/:address/transactions/creation',
      summary: 'How the Safe was made.',
    },
    ...(['/v1/safes', '/v2/safes'] as const).map((path) => ({
      answer: SafeOverviewsSchema,
      method: 'get' as const,
      path,
      query: ListSafeOverviewsQuerySchema,
      summary: 'A line per Safe, over several chains.',
    })),
    {
      answer: { contentType: 'text/event-stream' },
      method: 'get',
      path: '/v1/chains/:chainId/safes/:address/events',
      summary: 'Server-sent events: what of the Safe to fetch again.',
    },
    {
      answer: OwnerSafesSchema,
      method: 'get',
      path: '/v1/chains/:chainId/owners/:owner/safes',
      summary: 'Safes that name the account as an owner.',
    },
    ...(['v1', 'v2', 'v3'] as const).map((version) => ({
      answer: AllOwnerSafesSchema,
      method: 'get' as const,
      path: `/${version}/owners/:owner/safes`,
      summary: 'The same on every chain, by chain id.',
    })),
  ],
}
