import { randomUUID } from 'node:crypto'
import { notificationTypes, type RegisterDeviceRequest, RegisterDeviceRequestSchema } from '@countersign/protocol/wire'
import { type DeviceSubscription, upsertSubscriptions } from '../../db/queries/subscriptions.ts'
import { getServedChain } from '../chain-registry/ChainRegistry.ts'
import { RefusedError } from '../errors/RefusedError.ts'
import { defineRoute } from '../http/defineRoute.ts'
import { assertFewAnonymous } from './assertFewAnonymous.ts'
import { recoverDeviceAccounts } from './recoverDeviceAccounts.ts'

const maxSignatures = 50
const maxSubscriptions = 5_000

/** Subscribes to all events of the Safes, for the signers or anonymously. */
export const registerDevice = defineRoute({
  method: 'post',
  path: '/v1/register/notifications',
  summary: 'Registers a device for Safes, with signatures of their owners.',
  body: RegisterDeviceRequestSchema,
  response: 'nothing',
  async handle({ body: request }, { chains, db }) {
    const { cloudMessagingToken: token, deviceType: type, safeRegistrations } = request
    const uuid = request.uuid?.toLowerCase() ?? randomUUID()
    assertSize(request)
    const subscriptions: DeviceSubscription[] = []
    for (const registration of safeRegistrations) {
      const chainId = getServedChain(chains, Number(registration.chainId)).config.id
      const accounts = await recoverDeviceAccounts(db, { chainId, registration, request, uuid: request.uuid ?? '' })
      for (const account of accounts.length > 0 ? accounts : [null])
        for (const safe of registration.safes) subscriptions.push({ account, chainId, safe, types: notificationTypes })
    }
    assertFewAnonymous(subscriptions)
    await upsertSubscriptions(db, { device: { token, type, uuid }, subscriptions })
  },
})

/** Each signature is recovered and stored for every Safe: one body could block the service for minutes. */
function assertSize({ safeRegistrations }: RegisterDeviceRequest): void {
  const signatures = safeRegistrations.reduce((sum, registration) => sum + registration.signatures.length, 0)
  const subscriptions = safeRegistrations.reduce(
    (sum, registration) => sum + registration.safes.length * Math.max(registration.signatures.length, 1),
    0,
  )
  if (signatures > maxSignatures || subscriptions > maxSubscriptions)
    throw new RefusedError({
      code: 'TOO_MANY_SUBSCRIPTIONS',
      message: `A device registers at most ${maxSignatures} signatures and ${maxSubscriptions} subscriptions at a time.`,
    })
}
