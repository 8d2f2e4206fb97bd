import type { Subscription } from '@countersign/protocol'
import { Hono } from 'hono'
import type { Kysely } from 'kysely'
import { findSubscription } from '../../db/queries/findSubscription.ts'
import type { Database } from '../../db/schema.ts'
import { parseParams } from '../http/parseInput.ts'
import { DeviceSafeParamsSchema } from './DeviceParamsSchema.ts'
import { SubscriptionNotFoundError } from './SubscriptionNotFoundError.ts'

/** `GET /v2/chains/:chainId/notifications/devices/:uuid/safes/:safe` */
export function getSubscription({ db }: { db: Kysely<Database> }) {
  return new Hono().get('/v2/chains/:chainId/notifications/devices/:uuid/safes/:safe', async (c) => {
    const { chainId, safe, uuid } = parseParams(c, DeviceSafeParamsSchema)
    const types = await findSubscription(db, { chainId, deviceUuid: uuid, safe })
    if (!types) throw new SubscriptionNotFoundError({ safe })
    return c.json<Subscription>(types.map((name) => ({ name })))
  })
}
