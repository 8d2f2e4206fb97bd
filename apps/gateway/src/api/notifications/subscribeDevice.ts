import { randomUUID } from 'node:crypto'
import { SubscribeDeviceRequestSchema, type SubscribedDevice } from '@countersign/protocol'
import { Hono } from 'hono'
import type { Kysely } from 'kysely'
import { upsertSubscriptions } from '../../db/queries/upsertSubscriptions.ts'
import type { Database } from '../../db/schema.ts'
import { findRequestSession } from '../auth/findRequestSession.ts'
import { type ChainRegistry, getServedChain } from '../chain-registry/ChainRegistry.ts'
import { parseBody } from '../http/parseInput.ts'

/** `POST /v2/register/notifications`: in the name of whoever is signed in, or of nobody. */
export function subscribeDevice({ chains, db }: { chains: ChainRegistry; db: Kysely<Database> }) {
  return new Hono().post('/v2/register/notifications', async (c) => {
    const request = await parseBody(c, SubscribeDeviceRequestSchema)
    const session = await findRequestSession(c, db)
    const { cloudMessagingToken: token, deviceType: type, safes } = request
    const uuid = request.deviceUuid?.toLowerCase() ?? randomUUID()
    await upsertSubscriptions(db, {
      device: { token, type, uuid },
      subscriptions: safes.map(({ address, chainId, notificationTypes: types }) => ({
        account: session?.address ?? null,
        chainId: getServedChain(chains, Number(chainId)).config.id,
        safe: address,
        types,
      })),
    })
    return c.json<SubscribedDevice>({ deviceUuid: uuid }, 201)
  })
}
