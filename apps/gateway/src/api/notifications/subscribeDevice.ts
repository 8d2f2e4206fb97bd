import { randomUUID } from 'node:crypto'
import { SubscribeDeviceRequestSchema, SubscribedDeviceSchema } from '@countersign/protocol/wire'
import { upsertSubscriptions } from '../../db/queries/subscriptions.ts'
import { findRequestSession } from '../auth/findRequestSession.ts'
import { getServedChain } from '../chain-registry/ChainRegistry.ts'
import { defineRoute } from '../http/defineRoute.ts'
import { assertFewAnonymous } from './assertFewAnonymous.ts'

/** For the signed-in account, or anonymously. */
export const subscribeDevice = defineRoute({
  method: 'post',
  path: '/v2/register/notifications',
  summary: 'Subscribes a device to events of Safes.',
  body: SubscribeDeviceRequestSchema,
  response: SubscribedDeviceSchema,
  status: 201,
  async handle({ c, body: request }, { chains, db }) {
    const session = await findRequestSession(c, db)
    const { cloudMessagingToken: token, deviceType: type, safes } = request
    const uuid = request.deviceUuid?.toLowerCase() ?? randomUUID()
    const subscriptions = safes.map(({ address, chainId, notificationTypes: types }) => ({
      account: session?.address ?? null,
      chainId: getServedChain(chains, Number(chainId)).config.id,
      safe: address,
      types,
    }))
    assertFewAnonymous(subscriptions)
    await upsertSubscriptions(db, { device: { token, type, uuid }, subscriptions })
    return { deviceUuid: uuid }
  },
})
