import { CreateDelegateRequestSchema } from '@countersign/protocol/wire'
import { getServedChain } from '../chain-registry/ChainRegistry.ts'
import { defineRoute } from '../http/defineRoute.ts'
import { ChainParamsSchema } from '../wire/ChainParamsSchema.ts'
import { addDelegate } from './addDelegate.ts'
import type { DelegateDialect } from './findDelegateSigner.ts'

/** Adding an existing delegate with another label renames it. */
export const createDelegate = (dialect: DelegateDialect) =>
  defineRoute({
    method: 'post',
    path: `/${dialect}/chains/:chainId/delegates`,
    summary: 'Adds a delegate; the delegator signs for it within the hour.',
    params: ChainParamsSchema,
    body: CreateDelegateRequestSchema,
    response: 'nothing',
    async handle({ params: { chainId }, body: request }, { chains, db }) {
      await addDelegate(db, { chain: getServedChain(chains, chainId), dialect, request })
    },
  })
