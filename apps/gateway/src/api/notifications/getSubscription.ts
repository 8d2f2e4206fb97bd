import { SubscriptionSchema } from '@countersign/protocol/wire'
import type { Address } from 'viem'
import { findSubscription } from '../../db/queries/subscriptions.ts'
import { RequestError } from '../errors/RequestError.ts'
import { defineRoute } from '../http/defineRoute.ts'
import { DeviceSafeParamsSchema } from './DeviceParamsSchema.ts'

export const getSubscription = defineRoute({
  method: 'get',
  path: '/v2/chains/:chainId/notifications/devices/:uuid/safes/:safe',
  summary: 'What a device is told of a Safe.',
  params: DeviceSafeParamsSchema,
  response: SubscriptionSchema,
  async handle({ params: { chainId, safe, uuid } }, { db }) {
    const types = await findSubscription(db, { chainId, deviceUuid: uuid, safe })
    if (!types) throw new SubscriptionNotFoundError({ safe })
    return types.map((name) => ({ name }))
  },
})

class SubscriptionNotFoundError extends RequestError {
  override readonly name = 'SubscriptionNotFoundError'
  readonly code = 'SUBSCRIPTION_NOT_FOUND'
  readonly status = 404
  constructor({ safe }: { safe: Address }) {
    super(`This device is not subscribed to ${safe}.`)
  }
}
