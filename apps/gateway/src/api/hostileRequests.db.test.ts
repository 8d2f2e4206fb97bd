import { connect } from 'node:net'
import { demoAccounts } from '@countersign/devchain/accounts'
import { deploySafe, signHash } from '@countersign/devchain/testing'
import { hashSafeMessage, hashSafeTransaction } from '@countersign/protocol/hash'
import { type Address, concat, encodeFunctionData, type Hex, parseAbi, zeroAddress } from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { createTestApi, type TestApiOptions } from '../../test/createTestApi.ts'
import { createTestChain, type TestChain } from '../../test/createTestChain.ts'
import { setup as setupWorld } from '../../test/setup.ts'
import { signedProposal } from '../../test/signedProposal.ts'
import { createLogger } from '../lib/createLogger.ts'
import type { ServiceLimits } from '../lib/ServiceLimits.ts'
import { startGateway } from '../startGateway.ts'

const [alice, bob, carol, dave] = demoAccounts
const json = { 'Content-Type': 'application/json' }
let chain: TestChain
beforeAll(async () => {
  chain = await createTestChain()
})
afterAll(() => chain.stop())

async function setup(options: TestApiOptions = {}) {
  const world = await setupWorld(chain)
  const { client } = chain
  const safe = await deploySafe({ client, owners: [alice.address, bob.address], threshold: 2 })
  const api = await createTestApi(world, options)
  const propose = (body: unknown) => api.post(`/v1/chains/31337/transactions/${safe}/propose`, body)
  return { api, client, propose, safe, world }
}

/** On a real socket, to observe the connection. */
async function listen(limits: Partial<ServiceLimits> = {}) {
  const world = await setupWorld(chain)
  const gateway = await startGateway({
    chains: [world.config],
    databaseUrl: world.databaseUrl,
    host: '127.0.0.1',
    limits,
    logger: createLogger({ level: 'silent' }),
    port: 0,
  })
  onTestFinished(() => gateway.stop())
  return `${gateway.url}/v1/chains/31337/transactions/${alice.address}/propose`
}

const tooLarge = {
  code: 'BODY_TOO_LARGE',
  message: 'The request body is larger than 1000000 bytes.',
  statusCode: 413,
}

test('error: a body above a megabyte is refused, and its sender reads why', async () => {
  const url = await listen()
  for (const size of [1_000_001, 5_000_000, 12_000_000]) {
    const answer = await fetch(url, { body: 'x'.repeat(size), headers: json, method: 'POST' })
    expect(await answer.json()).toEqual(tooLarge)
    expect(answer.headers.get('connection')).toBe('close')
  }
})

test('error: a body of undeclared size is counted', async () => {
  const url = await listen()
  const stream = (chunks: number) =>
    new ReadableStream({
      pull(controller) {
        if (chunks-- > 0) controller.enqueue(new TextEncoder().encode('[1],'.repeat(25_000)))
        else controller.close()
      },
    })
  const send = (chunks: number) => fetch(url, { body: stream(chunks), duplex: 'half', headers: json, method: 'POST' })
  expect(await (await send(40)).json()).toEqual(tooLarge)
  expect(await (await send(5)).json()).toMatchObject({ code: 'MALFORMED_JSON' })
})

test('error: a sender that never ends is left', { tags: 'long' }, async () => {
  const url = new URL(await listen())
  const socket = connect(Number(url.port), url.hostname)
  onTestFinished(() => void socket.destroy())
  socket.on('error', () => undefined)
  socket.write(
    `POST ${url.pathname} HTTP/1.1\r\nHost: ${url.host}\r\nContent-Type: application/json\r\nContent-Length: 90000000\r\n\r\n`,
  )
  socket.write('x'.repeat(1_000))
  let answer = ''
  for await (const chunk of socket) answer += chunk
  expect(answer).toMatch(/^HTTP\/1\.1 413 /)
})

test('error: a client that lies about the length harms nobody', async () => {
  const url = new URL(await listen())
  const socket = connect(Number(url.port), url.hostname)
  socket.on('error', () => undefined)
  socket.end(
    `POST ${url.pathname} HTTP/1.1\r\nHost: ${url.host}\r\nContent-Type: application/json\r\nContent-Length: 500\r\n\r\n{"a"`,
  )
  await new Promise((resolve) => socket.once('close', resolve).resume())
  expect((await fetch(new URL('/health', url))).status).toBe(200)
})

test.each([
  ['GET /%00 HTTP/1.1\r\nbad header\r\n\r\n', 400, 'BAD_REQUEST'],
  ['hello\r\n\r\n', 400, 'BAD_REQUEST'],
  [`GET /${'a'.repeat(20_000)} HTTP/1.1\r\nHost: x\r\n\r\n`, 431, 'HEADERS_TOO_LARGE'],
])('error: what is no HTTP is refused with a reason', async (text, status, code) => {
  const url = new URL(await listen())
  const socket = connect(Number(url.port), url.hostname)
  socket.write(text)
  let answer = ''
  for await (const chunk of socket) answer += chunk
  expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
  expect(JSON.parse(answer.split('\r\n\r\n')[1] ?? '')).toMatchObject({ code, statusCode: status })
})

test.each([
  ['lists', '['.repeat(400_000)],
  ['whole lists', '['.repeat(200_000) + ']'.repeat(200_000)],
  ['objects', '{"a":'.repeat(150_000)],
])('error: deep JSON of %s', async (_name, body) => {
  const { api, safe } = await setup()
  for (const path of [`transactions/${safe}/propose`, `safes/${safe}/messages`, 'delegates', 'data-decoder']) {
    const answer = await api.request(`/v1/chains/31337/${path}`, { body, headers: json, method: 'POST' })
    expect(await answer.json()).toMatchObject({ code: 'JSON_TOO_DEEP', statusCode: 422 })
  }
})

test.each([
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'application/jsonp',
  '',
])('error: content type %s', async (type) => {
  const { api, safe } = await setup()
  const answer = await api.request(`/v1/chains/31337/transactions/${safe}/propose`, {
    body: '{}',
    headers: { 'Content-Type': type },
    method: 'POST',
  })
  expect(await answer.json()).toMatchObject({ code: 'UNSUPPORTED_MEDIA_TYPE', statusCode: 415 })
})

test('error: keys of prototypes are only keys', async () => {
  const { api, safe } = await setup()
  const body = '{"__proto__":{"isAdmin":true},"constructor":{"prototype":{"isAdmin":true}},"to":"0x"}'
  const answer = await api.request(`/v1/chains/31337/transactions/${safe}/propose`, {
    body,
    headers: json,
    method: 'POST',
  })
  expect(answer.status).toBe(422)
  expect({}).not.toHaveProperty('isAdmin')
})

test('error: a wrong checksum, wherever it stands', async () => {
  const { api, client, propose, safe } = await setup()
  const wrong = `${carol.address.slice(0, -1)}${carol.address.endsWith('C') ? 'c' : 'C'}`
  const proposal = await signedProposal({ client, safe, transaction: { nonce: 0n, to: carol.address } })
  for (const field of ['to', 'sender', 'gasToken', 'refundReceiver'])
    expect(await propose({ ...proposal, [field]: wrong })).toMatchObject({ body: { path: [field] }, status: 422 })
  expect((await api.get(`/v1/chains/31337/safes/${wrong}`)).status).toBe(422)
})

test('error: the hash of another chain, Safe, version or transaction', async () => {
  const { client, propose, safe } = await setup()
  const transaction = {
    baseGas: 0n,
    data: '0x',
    gasPrice: 0n,
    gasToken: zeroAddress,
    nonce: 0n,
    operation: 0,
    refundReceiver: zeroAddress,
    safeTxGas: 0n,
    to: carol.address,
    value: 1n,
  } as const
  const proposal = await signedProposal({ client, safe, transaction })
  const right = { chainId: 31_337, safe, transaction, version: '1.4.1' }
  for (const foreign of [
    { ...right, chainId: 1 },
    { ...right, safe: dave.address },
    { ...right, version: '1.1.1' },
    { ...right, transaction: { ...transaction, value: 2n } },
  ]) {
    const { safeTxHash } = hashSafeTransaction(foreign)
    const signature = await signHash(safeTxHash, [alice.address])
    expect(await propose({ ...proposal, safeTxHash, signature })).toMatchObject({
      body: { code: 'INVALID_SAFE_TX_HASH' },
      status: 422,
    })
    // With the correct hash, the signature is for another transaction.
    expect(await propose({ ...proposal, signature })).toMatchObject({ body: { code: expect.any(String) }, status: 422 })
  }
  expect((await propose(proposal)).status).toBe(200)
})

test('error: signatures that were made for something else', async () => {
  const { api, client, propose, safe } = await setup()
  const first = await signedProposal({ client, safe, transaction: { nonce: 0n, to: carol.address, value: 1n } })
  const second = await signedProposal({ client, safe, transaction: { nonce: 0n, to: carol.address, value: 2n } })
  await propose(first)
  await propose(second)
  const confirm = (hash: string, signature: unknown) =>
    api.post(`/v1/chains/31337/transactions/${hash}/confirmations`, { signature })
  const bobs = await signHash(first.safeTxHash, [bob.address])
  expect((await confirm(first.safeTxHash, bobs)).status).toBe(200)
  expect((await confirm(second.safeTxHash, bobs)).status).toBe(422)
  expect((await confirm(second.safeTxHash, await signHash(second.safeTxHash, [carol.address]))).status).toBe(422)
  // A repeated confirmation gets the same response and counts once.
  expect((await confirm(first.safeTxHash, bobs)).body).toMatchObject({
    detailedExecutionInfo: { confirmations: [{}, {}] },
  })
  const createMessage = (body: unknown) => api.post(`/v1/chains/31337/safes/${safe}/messages`, body)
  const hashOf = (chainId: number, message: string) => hashSafeMessage({ chainId, message, safe, version: '1.4.1' })
  const foreign = await signHash(hashOf(1, 'hello').safeMessageHash, [alice.address])
  expect((await createMessage({ message: 'hello', signature: foreign })).status).toBe(422)
  const right = await signHash(hashOf(31_337, 'hello').safeMessageHash, [alice.address])
  expect((await createMessage({ message: 'hello!', signature: right })).status).toBe(422)
  expect((await createMessage({ message: 'hello', signature: right })).status).toBe(202)
})

test('behavior: proposals that nobody signed are few, and the oldest give way', async () => {
  const { api, client, propose, safe, world } = await setup({ maxUnsigned: 3 })
  const unsigned = (nonce: bigint) =>
    signedProposal({ client, safe, signers: [], transaction: { nonce, to: carol.address } })
  const count = async () =>
    (await world.db.selectFrom('proposal').where('trusted', '=', false).select('nonce').execute()).length
  const has = async (hash: string) => (await api.get(`/v1/chains/31337/transactions/${hash}`)).status === 200
  const bodies = await Promise.all([0n, 1n, 2n, 3n, 4n, 5n].map(unsigned))
  // Concurrently: the limit must hold under races.
  expect(
    (await Promise.all(bodies.map(propose)))
      .map(({ status }) => status)
      .toSorted()
      .at(0),
  ).toBe(200)
  expect(await count()).toBe(3)
  // Unsigned proposals of others cannot block new ones.
  const wanted = await unsigned(7n)
  expect((await propose(wanted)).status).toBe(200)
  expect(await has(wanted.safeTxHash)).toBe(true)
  expect(await count()).toBe(3)
  // A repeated proposal does not count again, and signed ones are not limited.
  expect((await propose(wanted)).status).toBe(200)
  const signed = await signedProposal({ client, safe, transaction: { nonce: 9n, to: carol.address } })
  expect((await propose(signed)).status).toBe(200)
  expect(await count()).toBe(3)
  // Once an owner has signed it, it is not evicted.
  const signature = await signHash(wanted.safeTxHash, [alice.address])
  await api.post(`/v1/chains/31337/transactions/${wanted.safeTxHash}/confirmations`, { signature })
  for (const nonce of [10n, 11n, 12n, 13n]) expect((await propose(await unsigned(nonce))).status).toBe(200)
  expect(await count()).toBe(3)
  for (const { safeTxHash } of [wanted, signed]) expect(await has(safeTxHash)).toBe(true)
  // Unsigned proposals expire after a month.
  await world.db
    .updateTable('proposal')
    .set({ created_at: new Date(Date.now() - 31 * 24 * 60 * 60 * 1000) })
    .where('trusted', '=', false)
    .execute()
  expect((await propose(await unsigned(14n))).status).toBe(200)
  expect(await count()).toBe(1)
})

test('error: unsigned proposals are small, and rejected where the operator disables them', async () => {
  const { client, propose, safe } = await setup()
  const large = { data: `0x${'11'.repeat(40_000)}`, nonce: 0n, to: carol.address } as const
  expect((await propose(await signedProposal({ client, safe, signers: [], transaction: large }))).body).toMatchObject({
    code: 'UNSIGNED_TOO_LARGE',
  })
  expect((await propose(await signedProposal({ client, safe, transaction: large }))).status).toBe(200)
  const huge = { ...large, data: `0x${'11'.repeat(140_000)}` } as const
  expect((await propose(await signedProposal({ client, safe, transaction: huge }))).body).toMatchObject({
    code: 'DATA_TOO_LARGE',
  })
  const none = await setup({ maxUnsigned: 0 })
  const body = await signedProposal({
    client,
    safe: none.safe,
    signers: [],
    transaction: { nonce: 0n, to: carol.address },
  })
  expect((await none.propose(body)).body).toMatchObject({ code: 'TOO_MANY_UNSIGNED' })
})

test('behavior: one address uses up its own share; what is heavy costs more', async () => {
  const url = await listen({ proxyHops: 1, ratePerAddress: 2 })
  const { origin } = new URL(url)
  const fetchFrom = (path: string, from: string) => fetch(`${origin}${path}`, { headers: { 'X-Forwarded-For': from } })
  const send = (from: string) =>
    fetch(url, {
      body: JSON.stringify('x'.repeat(20_000)),
      headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': from },
      method: 'POST',
    })
  // It costs thirty units, and the bucket holds twenty.
  expect((await send('203.0.113.1')).status).toBe(422)
  const refused = await send('203.0.113.1')
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(await refused.json()).toMatchObject({
    code: 'TOO_MANY_REQUESTS',
    message: expect.stringContaining('Rate limit'),
  })
  // A forged X-Forwarded-For entry before the proxy's is ignored.
  expect((await send('203.0.113.2, 203.0.113.1')).status).toBe(429)
  for (const _ of [1, 2, 3]) expect((await fetchFrom('/v1/chains', '203.0.113.2')).status).toBe(200)
  expect((await fetchFrom('/health', '203.0.113.1')).status).toBe(200)
})

test('behavior: data that is slow to decode is returned undecoded', async () => {
  const { api, safe } = await setup()
  const abi = parseAbi(['function multiSend(bytes transactions)'])
  const item = `00${carol.address.slice(2)}${'00'.repeat(64)}`
  const batch = (items: number) => encodeFunctionData({ abi, args: [`0x${item.repeat(items)}`] })
  const preview = (data: string) =>
    api.post(`/v1/chains/31337/transactions/${safe}/preview`, { data, operation: 1, to: carol.address, value: '0' })
  expect((await preview(batch(100))).body).toMatchObject({ txData: { dataDecoded: { method: 'multiSend' } } })
  expect(await preview(batch(5_000))).toMatchObject({
    body: { txData: { dataDecoded: null }, txInfo: { dataSize: '425092', methodName: null, type: 'Custom' } },
    status: 200,
  })
  const decode = (data: string) => api.post('/v1/chains/31337/data-decoder', { data, to: carol.address })
  expect((await decode(batch(100))).status).toBe(200)
  expect(await decode(batch(5_000))).toMatchObject({ body: { code: 'DATA_TOO_LARGE' }, status: 413 })
})

test('behavior: many signatures are recovered in workers, each by its owner; more than owners are not recovered', async () => {
  const { api, client } = await setup()
  const accounts = Array.from({ length: 12 }, () => privateKeyToAccount(generatePrivateKey()))
  const safe = await deploySafe({ client, owners: accounts.map(({ address }) => address), threshold: 12 })
  const body = await signedProposal({ client, safe, signers: [], transaction: { nonce: 0n, to: carol.address } })
  const made = await Promise.all(accounts.map((account) => account.sign({ hash: body.safeTxHash })))
  const propose = (signatures: readonly Hex[]) =>
    api.post(`/v1/chains/31337/transactions/${safe}/propose`, {
      ...body,
      sender: accounts[0]?.address,
      signature: concat(signatures),
    })
  const nobodys: Hex = `0x${'ff'.repeat(64)}1b`
  expect((await propose([...made.slice(1), nobodys])).body).toMatchObject({ code: 'INVALID_SIGNATURE' })
  const outsider = await privateKeyToAccount(generatePrivateKey()).sign({ hash: body.safeTxHash })
  expect((await propose([...made.slice(1), outsider])).body).toMatchObject({ code: 'NOT_AN_OWNER' })
  expect((await propose([...made, ...made])).body).toMatchObject({
    message: expect.stringContaining('the Safe has 12 owners'),
  })
  const { body: stored, status } = await propose(made)
  expect(status).toBe(200)
  const confirmations = made.map((signature, index) => ({
    signature,
    signer: { value: accounts[index]?.address },
  }))
  expect(stored).toMatchObject({ detailedExecutionInfo: { confirmations: expect.any(Array) } })
  for (const confirmation of confirmations)
    expect(stored).toMatchObject({
      detailedExecutionInfo: {
        confirmations: expect.arrayContaining([expect.objectContaining(toShown(confirmation))]),
      },
    })
})

function toShown({ signature, signer }: { signature: Hex; signer: { value: Address | undefined } }) {
  return { signature, signer: expect.objectContaining(signer) }
}
