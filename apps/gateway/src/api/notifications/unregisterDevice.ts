import { deleteDevice } from '../../db/queries/subscriptions.ts'
import { defineRoute } from '../http/defineRoute.ts'
import { DeviceParamsSchema } from './DeviceParamsSchema.ts'

/** Removes the device from all chains, whichever is named. */
export const unregisterDevice = (version: 'v1' | 'v2') =>
  defineRoute({
    method: 'delete',
    path: `/${version}/chains/:chainId/notifications/devices/:uuid`,
    summary: 'Forgets a device on a chain.',
    params: DeviceParamsSchema,
    response: 'nothing',
    async handle({ params: { uuid } }, { db }) {
      await deleteDevice(db, uuid)
    },
  })
