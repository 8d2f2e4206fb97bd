import { type DemoAccount, demoAccounts } from '@countersign/devchain/accounts'
import { safeContracts } from '@countersign/devchain/demo-world'
import { deploySafe, encodeSafeSetup } from '@countersign/devchain/testing'
import { ChainConfigSchema } from '@countersign/protocol/config'
import { hashSafeMessage } from '@countersign/protocol/hash'
import { AuthNonceSchema, AuthSessionSchema } from '@countersign/protocol/wire'
import { type Address, encodeFunctionData, type Hex, parseAbi } from 'viem'
import { privateKeyToAccount, sign } from 'viem/accounts'
import { createSiweMessage, parseSiweMessage } from 'viem/siwe'
import { serializeErc6492Signature } from 'viem/utils'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApi } from '../../../test/createTestApi.ts'
import { createTestChain, type TestChain } from '../../../test/createTestChain.ts'
import { setup as setupWorld } from '../../../test/setup.ts'
import { toHighS } from '../../../test/toHighS.ts'
import { createChainClient } from '../../lib/createChainClient.ts'

const [alice, bob] = demoAccounts
const factoryAbi = parseAbi(['function createProxyWithNonce(address, bytes, uint256) returns (address proxy)'])
let chain: TestChain
beforeAll(async () => {
  chain = await createTestChain()
})
afterAll(() => chain.stop())

type Setup = {
  corsOrigins?: string[]
  frameHosts?: string[]
  isNodeDown?: boolean
  origin?: string
  publicUrl?: string
}

async function setup({ isNodeDown = false, origin = 'http://localhost', ...options }: Setup = {}) {
  const world = await setupWorld(chain)
  const nowhere = ChainConfigSchema.parse({ ...world.config, rpcUrls: { default: { http: ['http://127.0.0.1:1'] } } })
  const client = isNodeDown ? createChainClient(nowhere) : world.client
  const api = await createTestApi({ ...world, client }, options)
  const prepare = async (address: Address = alice.address) => {
    const { nonce } = AuthNonceSchema.parse((await api.get('/v1/auth/nonce')).body)
    return createSiweMessage({
      address,
      chainId: 31337,
      domain: new URL(origin).host,
      nonce,
      uri: origin,
      version: '1',
    })
  }
  const verify = async (message: string, signature: Hex) =>
    api.request('/v1/auth/verify', {
      body: JSON.stringify({ message, signature }),
      headers: { 'Content-Type': 'application/json' },
      method: 'POST',
    })
  const me = (cookie: string) => api.request('/v1/auth/me', { headers: { cookie } })
  return { api, me, prepare, verify, world }
}

const signText = (message: string, account: DemoAccount = alice) =>
  privateKeyToAccount(account.privateKey).signMessage({ message })

const readCookie = (response: Response) => response.headers.get('set-cookie')?.split(';')[0] ?? ''

/** EIP-1271 signature of a Safe with Alice as its only owner. */
async function signAsSafe(message: string, safe: Address): Promise<Hex> {
  const { safeMessageHash } = hashSafeMessage({ chainId: 31337, message, safe, version: '1.4.1' })
  return sign({ hash: safeMessageHash, privateKey: alice.privateKey, to: 'hex' })
}

test('default', async () => {
  const { api, me, prepare, verify } = await setup()
  const message = await prepare()
  const response = await verify(message, await signText(message))
  expect(response.status).toBe(200)
  expect(response.headers.get('set-cookie')).toMatch(
    /^access_token=[\w-]{43}; Max-Age=86400; Path=\/; HttpOnly; SameSite=Lax$/,
  )
  const cookie = readCookie(response)
  const session = await me(cookie)
  expect(AuthSessionSchema.parse(await session.json())).toEqual({
    authMethod: 'siwe',
    chainId: '31337',
    id: alice.address,
    signerAddress: alice.address,
  })
  expect(session.headers.get('cache-control')).toBe('no-store')
  const user = await api.request('/v1/users', { headers: { cookie } })
  expect(await user.json()).toEqual({ id: 0, status: 'ACTIVE', wallets: [{ address: alice.address, id: 0 }] })

  const left = await api.request('/v1/auth/logout', { headers: { cookie }, method: 'POST' })
  expect([left.status, left.headers.get('set-cookie')]).toEqual([200, 'access_token=; Max-Age=0; Path=/'])
  expect((await me(cookie)).status).toBe(403)
})

test('behavior: behind a public address the cookie is for https alone', async () => {
  const origin = 'https://safe.example.org'
  const { prepare, verify } = await setup({ origin, publicUrl: origin })
  const message = await prepare()
  const response = await verify(message, await signText(message))
  expect(response.headers.get('set-cookie')).toMatch(/HttpOnly; Secure; SameSite=Lax$/)
})

test('behavior: pages of other sites that the operator lists sign in', async () => {
  const origin = 'https://app.example.org'
  const { api, prepare, verify } = await setup({ corsOrigins: [origin], origin, publicUrl: 'https://safe.example.org' })
  const message = await prepare()
  const response = await verify(message, await signText(message))
  expect(response.headers.get('set-cookie')).toMatch(/HttpOnly; Secure; SameSite=None$/)
  const { headers } = await api.request('/v1/auth/me', { headers: { origin } })
  expect(headers.get('access-control-allow-credentials')).toBe('true')
  expect(headers.get('access-control-allow-origin')).toBe(origin)
  const crossOrigin = await api.request('/v1/auth/me', { headers: { origin: 'https://evil.example.org' } })
  expect(crossOrigin.headers.get('access-control-allow-origin')).toBeNull()
})

test('error: the other form of a signature, which anybody can make of it', async () => {
  const { prepare, verify } = await setup()
  const message = await prepare()
  const response = await verify(message, toHighS(await signText(message)))
  expect([response.status, await response.json()]).toMatchObject([401, { code: 'INVALID_SIGN_IN_SIGNATURE' }])
})

test('behavior: without a node accounts sign in, and contracts are told to retry', async () => {
  const { prepare, verify } = await setup({ isNodeDown: true })
  const message = await prepare()
  expect((await verify(message, await signText(message))).status).toBe(200)
  const other = await prepare()
  const refused = await verify(other, await signText(other, bob))
  expect([refused.status, await refused.json()]).toMatchObject([503, { code: 'NODE_UNAVAILABLE' }])
})

test('behavior: who signs out by a form is led back, to known pages only', async () => {
  const origin = 'https://app.example.org'
  const { api, me, prepare, verify } = await setup({
    corsOrigins: [origin],
    origin,
    publicUrl: 'https://safe.example.org',
  })
  const message = await prepare()
  const cookie = readCookie(await verify(message, await signText(message)))
  const leave = (target: string) =>
    api.request('/v1/auth/logout/redirect', {
      body: new URLSearchParams({ redirect_url: target }),
      headers: { cookie },
      method: 'POST',
    })
  for (const target of ['https://evil.example.org/', 'javascript:alert(1)', '//app.example.org', '']) {
    const refused = await leave(target)
    expect([refused.status, await refused.json()]).toMatchObject([422, { code: 'INVALID_REDIRECT' }])
  }
  expect((await leave(`blob:${origin}/1`)).status).toBe(422)
  expect((await me(cookie)).status).toBe(200)
  // Line breaks and other characters that are invalid in a header.
  const odd = await leave(`${origin}/a\r\nSet-Cookie: x=1\u0000\u{1f600}?b=\n`)
  expect([odd.status, odd.headers.get('location'), odd.headers.get('set-cookie')]).toEqual([
    303,
    `${origin}/aSet-Cookie:%20x=1%00%F0%9F%98%80?b=`,
    'access_token=; Max-Age=0; Path=/',
  ])
  const left = await leave(`${origin}/welcome`)
  expect([left.status, left.headers.get('location')]).toEqual([303, `${origin}/welcome`])
  expect((await me(cookie)).status).toBe(403)
})

test('behavior: a session ends with its message', async () => {
  const { me, prepare, verify, world } = await setup()
  const fields = parseSiweMessage(await prepare())
  const expirationTime = new Date(Date.now() + 60_000)
  const { address, chainId, domain, nonce, uri, version } = fields
  if (!address || !chainId || !domain || !nonce || !uri || !version) throw new Error('unreadable')
  const message = createSiweMessage({ address, chainId, domain, expirationTime, nonce, uri, version })
  const response = await verify(message, await signText(message))
  expect(response.headers.get('set-cookie')).toMatch(/Max-Age=(60|59);/)
  await world.db.updateTable('session').set({ expires_at: new Date() }).execute()
  expect((await me(readCookie(response))).status).toBe(403)
})

test('behavior: a contract wallet signs in (EIP-1271)', async () => {
  const { me, prepare, verify } = await setup()
  const safe = await deploySafe({ client: chain.client, owners: [alice.address], threshold: 1 })
  const message = await prepare(safe)
  const response = await verify(message, await signAsSafe(message, safe))
  expect(response.status).toBe(200)
  expect(await (await me(readCookie(response))).json()).toMatchObject({ signerAddress: safe })
})

test('behavior: a contract wallet that is not deployed yet signs in (ERC-6492)', async () => {
  const { prepare, verify } = await setup()
  const { proxyFactory, singletonL2 } = safeContracts['1.4.1']
  const initializer = encodeSafeSetup({ owners: [alice.address], threshold: 1, version: '1.4.1' })
  const call = {
    abi: factoryAbi,
    args: [singletonL2, initializer, 6492n],
    functionName: 'createProxyWithNonce',
  } as const
  const { result: safe } = await chain.client.simulateContract({ ...call, account: bob.address, address: proxyFactory })
  expect(await chain.client.getCode({ address: safe })).toBeUndefined()
  const message = await prepare(safe)
  const wrap = (signature: Hex) =>
    serializeErc6492Signature({ address: proxyFactory, data: encodeFunctionData(call), signature })
  const response = await verify(message, wrap(await signAsSafe(message, safe)))
  expect(response.status).toBe(200)

  const other = await prepare(safe)
  const forged = await verify(other, wrap(await signText(other, bob)))
  expect([forged.status, await forged.json()]).toMatchObject([401, { code: 'INVALID_SIGN_IN_SIGNATURE' }])
})

test('error: a nonce is good for one attempt', async () => {
  const { prepare, verify } = await setup()
  const message = await prepare()
  const signature = await signText(message)
  expect((await verify(message, signature)).status).toBe(200)
  expect(await (await verify(message, signature)).json()).toMatchObject({ code: 'INVALID_SIGN_IN_NONCE' })

  const other = await prepare()
  expect(await (await verify(other, await signText(other, bob))).json()).toMatchObject({
    code: 'INVALID_SIGN_IN_SIGNATURE',
  })
  expect(await (await verify(other, await signText(other))).json()).toMatchObject({ code: 'INVALID_SIGN_IN_NONCE' })
})

test('error: an old nonce, a nonce of nobody', async () => {
  const { prepare, verify, world } = await setup()
  const message = await prepare()
  await world.db.updateTable('sign_in_nonce').set({ expires_at: new Date() }).execute()
  expect(await (await verify(message, await signText(message))).json()).toMatchObject({
    code: 'INVALID_SIGN_IN_NONCE',
  })
  const invented = (await prepare()).replace(/Nonce: .{32}/, `Nonce: ${'a'.repeat(32)}`)
  expect(await (await verify(invented, await signText(invented))).json()).toMatchObject({
    code: 'INVALID_SIGN_IN_NONCE',
    statusCode: 401,
  })
})

test('error: a signature that is none', async () => {
  const { prepare, verify } = await setup()
  const safe = await deploySafe({ client: chain.client, owners: [alice.address], threshold: 1 })
  // Suffixes of signature wrappers (ERC-6492, ERC-8010) without a wrapped signature.
  for (const mark of ['6492', '8010'])
    for (const address of [alice.address, safe]) {
      const message = await prepare(address)
      const response = await verify(message, `0x${'ab'.repeat(100)}${mark.repeat(16)}`)
      expect(await response.json()).toMatchObject({ code: 'INVALID_SIGN_IN_SIGNATURE' })
    }
  for (const signature of ['0x', '0x00', `0x${'00'.repeat(65)}`, `0x${'ff'.repeat(65)}`, `0x${'12'.repeat(300)}`]) {
    const message = await prepare()
    expect(await (await verify(message, `0x${signature.slice(2)}`)).json()).toMatchObject({
      code: 'INVALID_SIGN_IN_SIGNATURE',
    })
  }
})

test('error: another domain, another chain', async () => {
  const { prepare, verify } = await setup()
  const message = await prepare()
  const foreign = message.replaceAll('localhost', 'evil.example.org')
  expect(await (await verify(foreign, await signText(foreign))).json()).toMatchObject({
    code: 'INVALID_SIGN_IN_DOMAIN',
  })
  const elsewhere = message.replace('Chain ID: 31337', 'Chain ID: 1')
  expect(await (await verify(elsewhere, await signText(elsewhere))).json()).toMatchObject({
    code: 'INVALID_SIGN_IN_CHAIN',
  })
})

test('error: nobody is signed in', async () => {
  const { me } = await setup()
  for (const cookie of ['', 'access_token=', 'access_token=invented', 'other=1'])
    expect((await me(cookie)).status).toBe(403)
})

test('behavior: in the frame of a host the cookie is one of its own there', async () => {
  const origin = 'https://safe.example.org'
  const { prepare, verify } = await setup({ frameHosts: ['https://host.example'], origin, publicUrl: origin })
  const message = await prepare()
  const response = await verify(message, await signText(message))
  expect(response.headers.get('set-cookie')).toMatch(/HttpOnly; Secure; SameSite=None; Partitioned$/)
})

test('parameters: lifetime of the nonce', async () => {
  const { api } = await setup()
  expect((await api.get('/v1/auth/nonce?lifetime=3600')).status).toBe(200)
  for (const lifetime of ['3601', '0', 'x', '1.5'])
    expect((await api.get(`/v1/auth/nonce?lifetime=${lifetime}`)).status).toBe(422)
})
