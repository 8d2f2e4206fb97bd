import { deleteSubscriptions } from '../../db/queries/subscriptions.ts'
import { defineRoute } from '../http/defineRoute.ts'
import { DeviceSafeParamsSchema } from './DeviceParamsSchema.ts'

/** Old clients send an empty body as JSON. */
export const unregisterSafe = (version: 'v1' | 'v2') =>
  defineRoute({
    method: 'delete',
    path: `/${version}/chains/:chainId/notifications/devices/:uuid/safes/:safe`,
    summary: 'Ends what a device is told of a Safe.',
    params: DeviceSafeParamsSchema,
    response: 'nothing',
    async handle({ params: { chainId, safe, uuid } }, { db }) {
      await deleteSubscriptions(db, { chainId, deviceUuid: uuid, safe })
    },
  })
