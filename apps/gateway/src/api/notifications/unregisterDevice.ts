import { type Context, Hono } from 'hono'
import type { Kysely } from 'kysely'
import { deleteDevice } from '../../db/queries/deleteDevice.ts'
import type { Database } from '../../db/schema.ts'
import { parseParams } from '../http/parseInput.ts'
import { DeviceParamsSchema } from './DeviceParamsSchema.ts'

/** `DELETE /v1/chains/:chainId/notifications/devices/:uuid` and `/v2/…`: from all chains, whichever is named. */
export function unregisterDevice({ db }: { db: Kysely<Database> }) {
  const answer = async (c: Context) => {
    const { uuid } = parseParams(c, DeviceParamsSchema)
    await deleteDevice(db, uuid)
    return c.body(null, 200)
  }
  return new Hono()
    .delete('/v1/chains/:chainId/notifications/devices/:uuid', answer)
    .delete('/v2/chains/:chainId/notifications/devices/:uuid', answer)
}
