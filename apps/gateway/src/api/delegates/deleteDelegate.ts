import {
  AddressSchema,
  ChainIdParamSchema,
  DeleteDelegateRequestSchema,
  SignatureHexSchema,
} from '@countersign/protocol/wire'
import { z } from 'zod'
import { getServedChain } from '../chain-registry/ChainRegistry.ts'
import { defineRoute } from '../http/defineRoute.ts'
import { removeDelegate } from './removeDelegate.ts'

const ParamsSchema = z.object({ chainId: ChainIdParamSchema, delegate: AddressSchema })
const SafeParamsSchema = ParamsSchema.extend({ safe: AddressSchema })
/** Old clients repeat the path parameters in the body; the path wins. */
const OldDeleteDelegateRequestSchema = z.object({ delegator: AddressSchema, signature: SignatureHexSchema })
const OldDeleteSafeDelegateRequestSchema = z.object({ signature: SignatureHexSchema })

/** v2, and the two v1 forms below. */
export const deleteDelegate = defineRoute({
  method: 'delete',
  path: '/v2/chains/:chainId/delegates/:delegate',
  summary: 'Removes a delegate; delegator or delegate sign for it.',
  params: ParamsSchema,
  body: DeleteDelegateRequestSchema,
  response: 'nothing',
  async handle({ params: { chainId, delegate }, body: request }, { chains, db }) {
    await removeDelegate(db, { chain: getServedChain(chains, chainId), delegate, dialect: 'v2', ...request })
  },
})

export const deleteOldDelegate = defineRoute({
  method: 'delete',
  path: '/v1/chains/:chainId/delegates/:delegate',
  summary: 'The same in its older form.',
  params: ParamsSchema,
  body: OldDeleteDelegateRequestSchema,
  response: 'nothing',
  async handle({ params: { chainId, delegate }, body: request }, { chains, db }) {
    const chain = getServedChain(chains, chainId)
    await removeDelegate(db, { chain, delegate, dialect: 'v1', safe: null, ...request })
  },
})

export const deleteOldSafeDelegate = defineRoute({
  method: 'delete',
  path: '/v1/chains/:chainId/safes/:safe/delegates/:delegate',
  summary: 'The same for one Safe in its older form.',
  params: SafeParamsSchema,
  body: OldDeleteSafeDelegateRequestSchema,
  response: 'nothing',
  async handle({ params: { chainId, delegate, safe }, body: request }, { chains, db }) {
    const chain = getServedChain(chains, chainId)
    await removeDelegate(db, { chain, delegate, delegator: null, dialect: 'v1', safe, ...request })
  },
})
