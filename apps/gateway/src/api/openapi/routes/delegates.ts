import {
  CreateDelegateRequestSchema,
  DelegateFilterSchema,
  DelegatePageSchema,
  DeleteDelegateRequestSchema,
} from '@countersign/protocol'
import { OldDeleteDelegateRequestSchema, OldDeleteSafeDelegateRequestSchema } from '../../delegates/deleteDelegate.ts'
import type { ApiSection } from '../ApiRoute.ts'

export const delegateRoutes: ApiSection = {
  name: 'Delegates',
  routes: [
    ...(['/v1/chains/:chainId/delegates', '/v2/chains/:chainId/delegates'] as const).flatMap((path) => [
      {
        answer: DelegatePageSchema,
        method: 'get' as const,
        path,
        query: DelegateFilterSchema,
        summary: 'Who may propose for an owner; at least one filter is required.',
      },
      {
        answer: 'nothing' as const,
        body: CreateDelegateRequestSchema,
        method: 'post' as const,
        path,
        summary: 'Adds a delegate; the delegator signs for it within the hour.',
      },
    ]),
    {
      answer: 'nothing',
      body: DeleteDelegateRequestSchema,
      method: 'delete',
      path: '/v2/chains/:chainId/delegates/:delegate',
      summary: 'Removes a delegate; delegator or delegate sign for it.',
    },
    {
      answer: 'nothing',
      body: OldDeleteDelegateRequestSchema,
      method: 'delete',
      path: '/v1/chains/:chainId/delegates/:delegate',
      summary: 'The same in its older form.',
    },
    {
      answer: 'nothing',
      body: OldDeleteSafeDelegateRequestSchema,
      method: 'delete',
      path: '/v1/chains/:chainId/safes/:safe/delegates/:delegate',
      summary: 'The same for one Safe in its older form.',
    },
  ],
}
