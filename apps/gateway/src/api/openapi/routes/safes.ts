import { BalancesSchema, NoncesSchema, OwnerSafesSchema, SafeInfoSchema } from '@countersign/protocol'
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
      summary: 'What the Safe holds, live from the node.',
    },
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
  ],
}
