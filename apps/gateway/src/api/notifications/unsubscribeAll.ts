import { DeleteSubscriptionsRequestSchema } from '@countersign/protocol/wire'
import { deleteSubscriptions } from '../../db/queries/subscriptions.ts'
import { defineRoute } from '../http/defineRoute.ts'

export const unsubscribeAll = defineRoute({
  method: 'delete',
  path: '/v2/notifications/subscriptions',
  summary: 'Ends several subscriptions.',
  body: DeleteSubscriptionsRequestSchema,
  response: 'nothing',
  async handle({ body: { subscriptions } }, { db }) {
    await db.transaction().execute(async (tx) => {
      for (const { chainId, deviceUuid, safeAddress, signerAddress } of subscriptions)
        await deleteSubscriptions(tx, {
          account: signerAddress,
          chainId: Number(chainId),
          deviceUuid: deviceUuid.toLowerCase(),
          safe: safeAddress,
        })
    })
  },
})
