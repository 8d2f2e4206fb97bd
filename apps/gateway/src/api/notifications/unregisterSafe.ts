import { type Context, Hono } from 'hono'
import type { Kysely } from 'kysely'
import { deleteSubscriptions } from '../../db/queries/deleteSubscriptions.ts'
import type { Database } from '../../db/schema.ts'
import { parseParams } from '../http/parseInput.ts'
import { DeviceSafeParamsSchema } from './DeviceParamsSchema.ts'

/** `DELETE /v1/chains/:chainId/notifications/devices/:uuid/safes/:safe` and `/v2/…`; old clients send an empty body as JSON. */
export function unregisterSafe({ db }: { db: Kysely<Database> }) {
  const answer = async (c: Context) => {
    const { chainId, safe, uuid } = parseParams(c, DeviceSafeParamsSchema)
    await deleteSubscriptions(db, { chainId, deviceUuid: uuid, safe })
    return c.body(null, 200)
  }
  return new Hono()
    .delete('/v1/chains/:chainId/notifications/devices/:uuid/safes/:safe', answer)
    .delete('/v2/chains/:chainId/notifications/devices/:uuid/safes/:safe', answer)
}
