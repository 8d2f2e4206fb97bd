import { randomUUID } from 'node:crypto'
import { notificationTypes, RegisterDeviceRequestSchema } from '@countersign/protocol'
import { Hono } from 'hono'
import type { Kysely } from 'kysely'
import { type DeviceSubscription, upsertSubscriptions } from '../../db/queries/upsertSubscriptions.ts'
import type { Database } from '../../db/schema.ts'
import { type ChainRegistry, getServedChain } from '../ChainRegistry.ts'
import { parseBody } from '../parseInput.ts'
import { recoverDeviceAccounts } from './recoverDeviceAccounts.ts'

/** `POST /v1/register/notifications`: everything about these Safes, for whoever signed or for nobody in particular. */
export function registerDevice({ chains, db }: { chains: ChainRegistry; db: Kysely<Database> }) {
  return new Hono().post('/v1/register/notifications', async (c) => {
    const request = await parseBody(c, RegisterDeviceRequestSchema)
    const { cloudMessagingToken: token, deviceType: type, safeRegistrations } = request
    const uuid = request.uuid?.toLowerCase() ?? randomUUID()
    const subscriptions: DeviceSubscription[] = []
    for (const registration of safeRegistrations) {
      const chainId = getServedChain(chains, Number(registration.chainId)).config.id
      const accounts = await recoverDeviceAccounts(db, { chainId, registration, request, uuid: request.uuid ?? '' })
      for (const account of accounts.length > 0 ? accounts : [null])
        for (const safe of registration.safes) subscriptions.push({ account, chainId, safe, types: notificationTypes })
    }
    await upsertSubscriptions(db, { device: { token, type, uuid }, subscriptions })
    return c.body(null, 200)
  })
}
