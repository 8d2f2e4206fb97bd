import { ChainInfoSchema, createPageSchema, IndexingStatusSchema, MasterCopiesSchema } from '@countersign/protocol'
import type { ApiSection } from '../ApiRoute.ts'
import { CursorQuerySchema } from '../CursorQuerySchema.ts'

export const chainRoutes: ApiSection = {
  name: 'Chains',
  routes: [
    {
      answer: createPageSchema(ChainInfoSchema),
      method: 'get',
      path: '/v1/chains',
      query: CursorQuerySchema,
      summary: 'The chains of the operator.',
    },
    { answer: ChainInfoSchema, method: 'get', path: '/v1/chains/:chainId', summary: 'One chain.' },
    {
      answer: IndexingStatusSchema,
      method: 'get',
      path: '/v1/chains/:chainId/about/indexing',
      summary: 'How far the chain has been read.',
    },
    {
      answer: MasterCopiesSchema,
      method: 'get',
      path: '/v1/chains/:chainId/about/master-copies',
      summary: 'The Safe implementations that are known.',
    },
  ],
}
