import { randomUUID } from 'node:crypto'
import {
  AddressSchema,
  ChainIdParamSchema,
  DeleteSubscriptionsRequestSchema,
  notificationTypes,
  type RegisterDeviceRequest,
  RegisterDeviceRequestSchema,
  SubscribeDeviceRequestSchema,
  SubscribedDeviceSchema,
  SubscriptionSchema,
} from '@countersign/protocol/wire'
import type { Kysely } from 'kysely'
import { type Address, type Hex, hashMessage, isAddressEqual, keccak256, stringToHex } from 'viem'
import { z } from 'zod'
import { isOwnerOrDelegate } from '../../db/queries/delegates.ts'
import { listCreatedSafes } from '../../db/queries/ownedSafes.ts'
import {
  type DeviceSubscription,
  deleteDevice,
  deleteSubscriptions,
  findSubscription,
  upsertSubscriptions,
} from '../../db/queries/subscriptions.ts'
import type { Database } from '../../db/schema.ts'
import { recoverKey } from '../../lib/recoverKey.ts'
import { findRequestSession } from '../auth/session.ts'
import { getServedChain, type ServedChain } from '../chain-registry/ChainRegistry.ts'
import { RefusedError, RequestError, SafeNotFoundError } from '../errors/RequestError.ts'
import { defineRoute } from '../http/defineRoute.ts'
import { getLiveSafe } from '../safe-state/getLiveSafe.ts'
import { hasLowS } from '../signatures/isRequestSignedBy.ts'

/** The device id is a secret and authorises the request. */
const DeviceParamsSchema = z.object({
  chainId: ChainIdParamSchema,
  uuid: z.uuid().transform((uuid) => uuid.toLowerCase()),
})

const DeviceSafeParamsSchema = DeviceParamsSchema.extend({ safe: AddressSchema })

const maxSignatures = 50
const maxSubscriptions = 5_000

/** Each signature is recovered and stored for every Safe: one body could block the service for minutes. */
function assertSize({ safeRegistrations }: RegisterDeviceRequest): void {
  const signatures = safeRegistrations.reduce((sum, registration) => sum + registration.signatures.length, 0)
  const subscriptions = safeRegistrations.reduce(
    (sum, registration) => sum + registration.safes.length * Math.max(registration.signatures.length, 1),
    0,
  )
  if (signatures > maxSignatures || subscriptions > maxSubscriptions)
    throw new RefusedError(
      'TOO_MANY_SUBSCRIPTIONS',
      `A device can register at most ${maxSignatures} signatures and ${maxSubscriptions} subscriptions at a time.`,
    )
}

/** Old clients send an empty body as JSON. */
const unregisterSafe = (version: 'v1' | 'v2') =>
  defineRoute({
    method: 'delete',
    path: `/${version}/chains/:chainId/notifications/devices/:uuid/safes/:safe`,
    summary: 'Unsubscribe a device from a Safe',
    params: DeviceSafeParamsSchema,
    response: 'nothing',
    async handle({ params: { chainId, safe, uuid } }, { db }) {
      await deleteSubscriptions(db, { chainId, deviceUuid: uuid, safe })
    },
  })

/** Removes the device from all chains, whichever is named. */
const unregisterDevice = (version: 'v1' | 'v2') =>
  defineRoute({
    method: 'delete',
    path: `/${version}/chains/:chainId/notifications/devices/:uuid`,
    summary: 'Unregister a device from a chain',
    params: DeviceParamsSchema,
    response: 'nothing',
    async handle({ params: { uuid } }, { db }) {
      await deleteDevice(db, uuid)
    },
  })

export const deviceRoutes = [
  // Subscribes to all events of the Safes, for the signers or anonymously.
  defineRoute({
    method: 'post',
    path: '/v1/register/notifications',
    summary: 'Register a device for Safes',
    description: 'With signatures of owners or delegates, or a session.',
    body: RegisterDeviceRequestSchema,
    response: 'nothing',
    async handle({ c, body: request }, { chains, db }) {
      const { cloudMessagingToken: token, deviceType: type, safeRegistrations } = request
      const uuid = request.uuid?.toLowerCase() ?? randomUUID()
      assertSize(request)
      const subscriptions: DeviceSubscription[] = []
      for (const registration of safeRegistrations) {
        const chain = { ...getServedChain(chains, Number(registration.chainId)), requester: c.get('clientAddress') }
        const chainId = chain.config.id
        const accounts = await recoverDeviceAccounts(db, { chain, registration, request, uuid: request.uuid ?? '' })
        for (const account of accounts.length > 0 ? accounts : [null])
          for (const safe of registration.safes)
            subscriptions.push({ account, chainId, safe, types: notificationTypes })
      }
      assertFewAnonymous(subscriptions)
      await upsertSubscriptions(db, { device: { token, type, uuid }, subscriptions })
    },
  }),
  // For the signed-in account, or anonymously.
  defineRoute({
    method: 'post',
    path: '/v2/register/notifications',
    summary: 'Subscribe a device to Safe events',
    body: SubscribeDeviceRequestSchema,
    response: SubscribedDeviceSchema,
    status: 201,
    async handle({ c, body: request }, { chains, db }) {
      const session = await findRequestSession(c, db)
      const { cloudMessagingToken: token, deviceType: type, safes } = request
      const uuid = request.deviceUuid?.toLowerCase() ?? randomUUID()
      const subscriptions = safes.map(({ address, chainId, notificationTypes: types }) => ({
        account: session?.address ?? null,
        chainId: getServedChain(chains, Number(chainId)).config.id,
        safe: address,
        types,
      }))
      assertFewAnonymous(subscriptions)
      await upsertSubscriptions(db, { device: { token, type, uuid }, subscriptions })
      return { deviceUuid: uuid }
    },
  }),
  defineRoute({
    method: 'get',
    path: '/v2/chains/:chainId/notifications/devices/:uuid/safes/:safe',
    summary: 'List event subscriptions of a device',
    params: DeviceSafeParamsSchema,
    response: SubscriptionSchema,
    async handle({ params: { chainId, safe, uuid } }, { db }) {
      const types = await findSubscription(db, { chainId, deviceUuid: uuid, safe })
      if (!types) throw new RequestError(404, 'SUBSCRIPTION_NOT_FOUND', `This device is not subscribed to ${safe}.`)
      return types.map((name) => ({ name }))
    },
  }),
  unregisterSafe('v1'),
  unregisterDevice('v1'),
  unregisterSafe('v2'),
  unregisterDevice('v2'),
  defineRoute({
    method: 'delete',
    path: '/v2/notifications/subscriptions',
    summary: 'Delete several subscriptions',
    body: DeleteSubscriptionsRequestSchema,
    response: 'nothing',
    async handle({ body: { subscriptions } }, { db }) {
      await db.transaction().execute(async (tx) => {
        for (const { chainId, deviceUuid, safeAddress, signerAddress } of subscriptions)
          await deleteSubscriptions(tx, {
            account: signerAddress,
            chainId: Number(chainId),
            deviceUuid: deviceUuid.toLowerCase(),
            safe: safeAddress,
          })
      })
    },
  }),
]

const maxAnonymous = 200

/** Limits Safes per anonymous device, so that unauthenticated clients cannot fill the database. */
function assertFewAnonymous(subscriptions: readonly DeviceSubscription[]): void {
  if (subscriptions.filter(({ account }) => account === null).length <= maxAnonymous) return
  throw new RefusedError(
    'TOO_MANY_SUBSCRIPTIONS',
    `Without a signature or a session, a device can register for at most ${maxAnonymous} Safes at a time.`,
  )
}

const tolerance = 5 * 60

type RecoverDeviceAccountsParameters = {
  chain: ServedChain
  registration: RegisterDeviceRequest['safeRegistrations'][number]
  request: RegisterDeviceRequest
  /** The device id as signed. */
  uuid: string
}

/**
 * Recovers the signers of a registration. It names no signer, and any bytes recover to some address: only owners and
 * delegates of the Safes are accepted.
 */
async function recoverDeviceAccounts(
  db: Kysely<Database>,
  { chain, registration, request, uuid }: RecoverDeviceAccountsParameters,
): Promise<Address[]> {
  const { cloudMessagingToken, deviceType, timestamp } = request
  const { safes, signatures } = registration
  if (signatures.length === 0) return []
  if (!timestamp || Math.abs(Date.now() / 1000 - Number(timestamp)) > tolerance)
    throw new RequestError(400, 'REGISTRATION_EXPIRED', 'The signature is expired!')
  const hash = keccak256(
    stringToHex(`gnosis-safe${timestamp}${uuid}${cloudMessagingToken}${safes.toSorted().join('')}`),
  )
  return Promise.all(
    signatures.map(async (signature) => {
      const account = await recover({ hash, signature }, deviceType === 'WEB')
      if (account && (await isOwnerOrDelegate(db, { account, chainId: chain.config.id, safes }))) return account
      if (account && (await isOwnerOfNewSafe(db, chain, { account, safes }))) return account
      throw new RefusedError(
        'INVALID_SIGNATURE',
        `Invalid signature: the signer is not an owner or delegate of ${safes.join(', ')}.`,
      )
    }),
  )
}

/** Safes that are read from the node at most, per signature. */
const maxNew = 3

/** Of a Safe that is not indexed yet, the node knows the owners. */
async function isOwnerOfNewSafe(
  db: Kysely<Database>,
  chain: ServedChain,
  { account, safes }: { account: Address; safes: readonly Address[] },
): Promise<boolean> {
  const indexed = await listCreatedSafes(db, { addresses: safes, chainId: chain.config.id })
  for (const safe of safes.filter((address) => !indexed.includes(address)).slice(0, maxNew)) {
    const state = await getLiveSafe(chain, safe).catch((error: unknown) => {
      if (error instanceof SafeNotFoundError) return undefined
      throw error
    })
    if (state?.owners.some((owner) => isAddressEqual(owner, account))) return true
  }
  return false
}

/** Browsers sign the hash as a message (EIP-191), phones sign it directly. */
async function recover(
  { hash, signature }: { hash: Hex; signature: Hex },
  isPersonal: boolean,
): Promise<Address | undefined> {
  const key = await recoverKey({ hash: isPersonal ? hashMessage({ raw: hash }) : hash, signature })
  return key !== undefined && hasLowS(signature) ? key : undefined
}
