import { type DemoAccount, demoAccounts } from '@countersign/devchain/accounts'
import { deploySafe } from '@countersign/devchain/testing'
import { AuthNonceSchema, SubscribedDeviceSchema } from '@countersign/protocol/wire'
import { type Address, keccak256, stringToHex, toHex } from 'viem'
import { privateKeyToAccount, sign } from 'viem/accounts'
import { createSiweMessage } from 'viem/siwe'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApi } from '../../../test/createTestApi.ts'
import { createTestChain, type TestChain } from '../../../test/createTestChain.ts'
import { sendJson } from '../../../test/sendJson.ts'
import { setup as setupWorld } from '../../../test/setup.ts'
import { toHighS } from '../../../test/toHighS.ts'

const [alice, bob, carol] = demoAccounts
const uuid = '6f1a2b3c-4d5e-4f60-8a7b-9c0d1e2f3a4b'
let chain: TestChain
beforeAll(async () => {
  chain = await createTestChain()
})
afterAll(() => chain.stop())

async function setup() {
  const world = await setupWorld(chain)
  const safe = await deploySafe({ client: chain.client, owners: [alice.address, bob.address], threshold: 1 })
  await world.indexer.runToHead()
  const api = await createTestApi(world)
  const list = () =>
    world.db
      .selectFrom('device_subscription')
      .innerJoin('device', 'uuid', 'device_uuid')
      .orderBy('account')
      .select(['uuid', 'token', 'type', 'account', 'safe', 'types'])
      .execute()
  return { api, list, safe, world }
}

const now = () => String(Math.floor(Date.now() / 1000))

type Registration = { deviceType?: 'ANDROID' | 'WEB'; safes: Address[]; signers?: DemoAccount[]; timestamp?: string }

/** Registration body as official clients send it. */
async function toRegistration({ deviceType = 'WEB', safes, signers = [], timestamp = now() }: Registration) {
  const token = 'token-1'
  const hash = keccak256(stringToHex(`gnosis-safe${timestamp}${uuid}${token}${[...safes].sort().join('')}`))
  const signatures = await Promise.all(
    signers.map(({ privateKey }) =>
      deviceType === 'WEB'
        ? privateKeyToAccount(privateKey).signMessage({ message: { raw: hash } })
        : sign({ hash, privateKey, to: 'hex' }),
    ),
  )
  return {
    buildNumber: '1',
    bundle: 'org.example',
    cloudMessagingToken: token,
    deviceType,
    safeRegistrations: [{ chainId: '31337', safes, signatures }],
    timestamp,
    uuid,
    version: '1.0.0',
  }
}

test('default: registers and unregisters as SDK 3 does', async () => {
  const { api, list, safe } = await setup()
  const other = carol.address
  const body = await toRegistration({ safes: [safe, other], signers: [alice, bob] })
  expect(await api.post('/v1/register/notifications', body)).toEqual({ body: undefined, status: 200 })
  // Registering twice changes nothing.
  await api.post('/v1/register/notifications', body)
  const stored = await list()
  expect(stored).toHaveLength(4)
  expect(new Set(stored.map(({ account }) => account))).toEqual(new Set([alice.address, bob.address]))

  const device = `/v1/chains/31337/notifications/devices/${uuid}`
  expect(await sendJson(api, 'DELETE', `${device}/safes/${safe}`)).toEqual({ body: undefined, status: 200 })
  expect((await list()).map((row) => row.safe)).toEqual([other, other])
  expect(await sendJson(api, 'DELETE', device)).toEqual({ body: undefined, status: 200 })
  expect(await list()).toEqual([])
  expect((await sendJson(api, 'DELETE', device)).status).toBe(200)
})

test('behavior: an owner of a Safe that is not indexed yet registers, a stranger does not', async () => {
  const { api, list } = await setup()
  const safe = await deploySafe({ client: chain.client, owners: [bob.address], threshold: 1 })
  const register = async (signer: DemoAccount) =>
    api.post('/v1/register/notifications', await toRegistration({ safes: [safe, carol.address], signers: [signer] }))
  expect((await register(carol)).status).toBe(422)
  expect((await register(bob)).status).toBe(200)
  expect((await list()).map(({ account }) => account)).toEqual([bob.address, bob.address])
})

test('behavior: phones sign the hash as it is, or not at all', async () => {
  const { api, list, safe } = await setup()
  const signed = await toRegistration({ deviceType: 'ANDROID', safes: [safe], signers: [alice] })
  expect((await api.post('/v1/register/notifications', signed)).status).toBe(200)
  const { timestamp: _, ...unsigned } = await toRegistration({ deviceType: 'ANDROID', safes: [safe] })
  expect((await api.post('/v1/register/notifications', unsigned)).status).toBe(200)
  expect((await list()).map(({ account }) => account)).toEqual([alice.address, null])
})

test('behavior: v2, with and without a session', async () => {
  const { api, list, safe } = await setup()
  const safes = [{ address: safe, chainId: '31337', notificationTypes: ['INCOMING_TOKEN', 'CONFIRMATION_REQUEST'] }]
  const first = await api.post('/v2/register/notifications', { cloudMessagingToken: 't1', deviceType: 'WEB', safes })
  expect(first.status).toBe(201)
  const { deviceUuid } = SubscribedDeviceSchema.parse(first.body)
  const path = `/v2/chains/31337/notifications/devices/${deviceUuid}`
  expect((await api.get(`${path}/safes/${safe}`)).body).toEqual([
    { name: 'CONFIRMATION_REQUEST' },
    { name: 'INCOMING_TOKEN' },
  ])

  const { nonce } = AuthNonceSchema.parse((await api.get('/v1/auth/nonce')).body)
  const message = createSiweMessage({
    address: alice.address,
    chainId: 31337,
    domain: 'localhost',
    nonce,
    uri: 'http://localhost',
    version: '1',
  })
  const signature = await privateKeyToAccount(alice.privateKey).signMessage({ message })
  const headers = { 'Content-Type': 'application/json' }
  const signIn = await api.request('/v1/auth/verify', {
    body: JSON.stringify({ message, signature }),
    headers,
    method: 'POST',
  })
  const cookie = signIn.headers.get('set-cookie')?.split(';')[0] ?? ''
  await api.request('/v2/register/notifications', {
    body: JSON.stringify({ cloudMessagingToken: 't2', deviceType: 'WEB', deviceUuid, safes }),
    headers: { ...headers, cookie },
    method: 'POST',
  })
  expect(await list()).toMatchObject([
    { account: alice.address, token: 't2', uuid: deviceUuid },
    { account: null, token: 't2', uuid: deviceUuid },
  ])

  const end = (signerAddress?: Address | null) =>
    sendJson(api, 'DELETE', '/v2/notifications/subscriptions', {
      subscriptions: [{ chainId: '31337', deviceUuid, safeAddress: safe, signerAddress }],
    })
  await end(bob.address)
  expect(await list()).toHaveLength(2)
  await end(null)
  expect(await list()).toMatchObject([{ account: alice.address }])
  await end()
  expect(await list()).toEqual([])
  expect(await api.get(`${path}/safes/${safe}`)).toMatchObject({
    body: { code: 'SUBSCRIPTION_NOT_FOUND' },
    status: 404,
  })
  expect((await sendJson(api, 'DELETE', `${path}/safes/${safe}`)).status).toBe(200)
  expect((await sendJson(api, 'DELETE', path)).status).toBe(200)
})

test('error: old, foreign and broken registrations', async () => {
  const { api, list, safe } = await setup()
  const register = (body: unknown) => api.post('/v1/register/notifications', body)
  const old = await toRegistration({ safes: [safe], signers: [alice], timestamp: String(Number(now()) - 301) })
  expect(await register(old)).toMatchObject({
    body: { code: 'REGISTRATION_EXPIRED', message: 'The signature is expired!' },
    status: 400,
  })
  const nonOwner = await toRegistration({ safes: [safe], signers: [carol] })
  expect(await register(nonOwner)).toMatchObject({ body: { code: 'INVALID_SIGNATURE' }, status: 422 })
  const body = await toRegistration({ safes: [safe], signers: [alice] })
  expect(await register({ ...body, cloudMessagingToken: 'token-2' })).toMatchObject({ status: 422 })
  expect(await register({ ...body, cloudMessagingToken: 'nul\0' })).toMatchObject({ status: 422 })
  expect(await register({ ...body, uuid: 'x' })).toMatchObject({ body: { path: ['uuid'] }, status: 422 })
  const crowd = [{ chainId: '31337', safes: [safe], signatures: Array(51).fill(`0x${'11'.repeat(65)}`) }]
  expect(await register({ ...body, safeRegistrations: crowd })).toMatchObject({
    body: { code: 'TOO_MANY_SUBSCRIPTIONS' },
    status: 422,
  })
  const [registration] = body.safeRegistrations
  const rewritten = { ...registration, signatures: registration?.signatures.map(toHighS) }
  expect(await register({ ...body, safeRegistrations: [rewritten] })).toMatchObject({
    body: { code: 'INVALID_SIGNATURE' },
    status: 422,
  })
  const foreign = { ...body, safeRegistrations: [{ chainId: '1', safes: [safe], signatures: [] }] }
  expect(await register(foreign)).toMatchObject({ body: { code: 'CHAIN_NOT_FOUND' }, status: 404 })
  expect((await sendJson(api, 'DELETE', '/v1/chains/31337/notifications/devices/x')).status).toBe(422)
  expect(await list()).toEqual([])
})

test('error: for more Safes than anyone watches, of nobody', async () => {
  const { api } = await setup()
  const many = Array.from({ length: 201 }, (_, index) => toHex(BigInt(index + 1), { size: 20 }))
  const [first] = many
  const device = { cloudMessagingToken: 'token-1', deviceType: 'WEB' }
  const register = (safes: readonly string[]) =>
    api.post('/v1/register/notifications', {
      ...device,
      buildNumber: '1',
      bundle: 'x',
      safeRegistrations: [{ chainId: '31337', safes, signatures: [] }],
      version: '1',
    })
  const subscribe = (safes: readonly string[]) =>
    api.post('/v2/register/notifications', {
      ...device,
      safes: safes.map((address) => ({ address, chainId: '31337', notificationTypes: [] })),
    })
  for (const send of [register, subscribe]) {
    expect(await send(many)).toMatchObject({ body: { code: 'TOO_MANY_SUBSCRIPTIONS' }, status: 422 })
    expect((await send(many.slice(1))).status).toBeLessThan(300)
    expect((await send([first ?? ''])).status).toBeLessThan(300)
  }
})
