import { DeleteSubscriptionsRequestSchema } from '@countersign/protocol'
import { Hono } from 'hono'
import type { Kysely } from 'kysely'
import { deleteSubscriptions } from '../../db/queries/deleteSubscriptions.ts'
import type { Database } from '../../db/schema.ts'
import { parseBody } from '../http/parseInput.ts'

/** `DELETE /v2/notifications/subscriptions`: many at once. */
export function unsubscribeAll({ db }: { db: Kysely<Database> }) {
  return new Hono().delete('/v2/notifications/subscriptions', async (c) => {
    const { subscriptions } = await parseBody(c, DeleteSubscriptionsRequestSchema)
    await db.transaction().execute(async (tx) => {
      for (const { chainId, deviceUuid, safeAddress, signerAddress } of subscriptions)
        await deleteSubscriptions(tx, {
          account: signerAddress,
          chainId: Number(chainId),
          deviceUuid: deviceUuid.toLowerCase(),
          safe: safeAddress,
        })
    })
    return c.body(null, 200)
  })
}
