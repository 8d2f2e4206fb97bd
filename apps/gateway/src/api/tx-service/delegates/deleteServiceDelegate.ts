import { AddressSchema, DeleteDelegateRequestSchema } from '@countersign/protocol/wire'
import { removeDelegate } from '../../delegates/removeDelegate.ts'
import { defineRoute } from '../../http/defineRoute.ts'
import { getNamedChain } from '../dialect/getNamedChain.ts'
import { ServiceParamsSchema } from '../dialect/ServiceParamsSchema.ts'
import { txServicePath } from '../dialect/txServicePath.ts'

const ParamsSchema = ServiceParamsSchema.extend({ delegate: AddressSchema })

export const deleteServiceDelegate = defineRoute({
  method: 'delete',
  path: `${txServicePath}/v2/delegates/:delegate`,
  summary: 'Removes a delegate; the delegator or the delegate signs for it.',
  params: ParamsSchema,
  body: DeleteDelegateRequestSchema,
  response: 'nothing',
  status: 204,
  async handle({ params: { chain, delegate }, body: request }, { chains, db }) {
    await removeDelegate(db, { chain: getNamedChain(chains, chain), delegate, dialect: 'v2', ...request })
  },
})
