import { demoAccounts } from '@countersign/devchain/accounts'
import {
  type BorrowedDevchain,
  borrowDevchain,
  createTestClient,
  deploySafe,
  type TestClient,
} from '@countersign/devchain/testing'
import { type Address, encodeFunctionData, numberToHex, parseAbi, parseEther } from 'viem'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { createKitStorage } from '../../../../../packages/connect/test/createKitStorage.ts'
import { type PairedApp, startPairedApp, usualNamespaces } from '../../../../../packages/connect/test/startPairedApp.ts'
import { type Relay, startRelay } from '../../../../../packages/connect/test/startRelay.ts'
import { createTestServices } from '../../../test/createTestServices.ts'
import { createLocalStore } from '../../lib/createLocalStore.ts'
import { createMemoryStorage } from '../../lib/openStorage.ts'
import { parseSafeParams } from '../safe/parseSafeParams.ts'
import { createPairedApps } from './createPairedApps.ts'
import { getRequest } from './createRequestQueue.ts'
import { answerRequest } from './getPairedApps.ts'
import { openWalletKit } from './openWalletKit.ts'
import { noPairings, StoredSessionsSchema } from './PairedApps.ts'

const [alice, bob] = demoAccounts
const chainId = 31_337
const safeTxHash = `0x${'ab'.repeat(32)}` as const
const messageHash = `0x${'cd'.repeat(32)}` as const
let chain: BorrowedDevchain
let client: TestClient
let relay: Relay
let safe: Address
const cleanups: (() => Promise<unknown>)[] = []
beforeAll(async () => {
  // Each is a page of its own, though all run in one process.
  vi.stubEnv('DISABLE_GLOBAL_CORE', 'true')
  chain = await borrowDevchain()
  client = createTestClient(chain.url)
  relay = await startRelay()
  safe = await deploySafe({ client, owners: [alice.address], threshold: 1 })
  await client.sendTransaction({ account: alice.address, to: safe, value: parseEther('1') })
})
afterEach(async () => {
  await Promise.all(cleanups.splice(0).map((clean) => clean()))
})
afterAll(async () => {
  await relay.close()
  await chain.stop()
  vi.unstubAllEnvs()
})

type Visit = { kit: ReturnType<typeof createKitStorage>; storage: ReturnType<typeof createMemoryStorage> }

/** The wallet side with the real kit; a second one on the same storage is the page after a reload. */
function visit({ kit, storage }: Visit = { kit: createKitStorage(), storage: createMemoryStorage() }) {
  const services = createTestServices({ relayUrl: relay.url, rpcUrl: chain.url })
  const apps = createPairedApps({
    answer: (request, session, signal) => answerRequest(services, { request, sent: new Map(), session, signal }),
    stored: createLocalStore({ empty: noPairings, key: 'pairings', schema: StoredSessionsSchema, storage }),
    now: () => Date.now(),
    openWalletKit: (events) =>
      openWalletKit({
        events,
        metadata: { description: 'x', icons: [], name: 'Countersign', url: 'https://countersign.example' },
        projectId: 'local',
        relayUrl: relay.url,
        storage: kit,
      }),
  })
  cleanups.push(() => apps.stop())
  const current = parseSafeParams(services, { chain: String(chainId), safe })
  return { apps, current, kit, questions: getRequest(services), storage }
}

async function startApp(name?: string): Promise<PairedApp> {
  const app = await startPairedApp({ relayUrl: relay.url, ...(name ? { name, url: `https://${name}.example` } : {}) })
  cleanups.push(() => app.stop())
  return app
}

async function connect(page: ReturnType<typeof visit>, app: PairedApp): Promise<void> {
  const { settled, uri } = await app.propose({ optional: usualNamespaces([1, chainId]) })
  await page.apps.pair(uri)
  await expect.poll(() => page.apps.get().proposals.length).toBe(1)
  await page.apps.accept(page.apps.get().proposals[0]?.id ?? 0, page.current)
  await settled
}

test('default: an app is connected, reads, asks, is answered, and left', async () => {
  const page = visit()
  const app = await startApp()
  await connect(page, app)
  expect(app.granted.accounts).toEqual([`eip155:${chainId}:${safe}`])
  expect(app.granted.methods).not.toContain('eth_sign')
  expect(app.properties).toEqual({ atomic: '{"status":"supported"}' })
  expect(await app.request('eth_accounts', [])).toEqual([safe])
  expect(await app.request('eth_getBalance', [safe, 'latest'])).toBe(numberToHex(parseEther('1')))
  // Only the Safe itself may: the node's reason reaches the app.
  const enable = encodeFunctionData({ abi: parseAbi(['function enableModule(address)']), args: [bob.address] })
  await expect(app.request('eth_call', [{ data: enable, from: alice.address, to: safe }, 'latest'])).rejects.toThrow(
    /revert/,
  )
  expect(await app.request('wallet_getCapabilities', [safe])).toEqual({
    '0x7a69': { atomic: { status: 'supported' }, atomicBatch: { supported: true } },
  })
  expect(await app.request('wallet_switchEthereumChain', [{ chainId: '0x7a69' }])).toBe(null)

  const hash = app.request('eth_sendTransaction', [{ data: '0x', from: safe, to: bob.address, value: '0x10' }])
  await expect.poll(() => page.questions.get().length).toBe(1)
  const [question] = page.questions.get()
  expect(question).toMatchObject({
    body: { calls: [{ data: '0x', to: bob.address, value: 16n }], kind: 'transactions' },
    requester: { isClaimed: true, name: 'Lab app', origin: 'https://app.example', via: 'walletconnect' },
    safe: { address: safe, chainId },
  })
  page.questions.answer(question?.id ?? 0, { outcome: 'transaction', safeTxHash })
  page.questions.close(question?.id ?? 0)
  expect(await hash).toBe(safeTxHash)

  const calls = [
    { to: bob.address, value: '0x1' },
    { data: '0x12', to: bob.address },
  ]
  const sent = app.request('wallet_sendCalls', [
    { atomicRequired: true, calls, chainId: '0x7a69', from: safe, version: '2.0.0' },
  ])
  await expect.poll(() => page.questions.get()[0]?.body).toMatchObject({ calls: [{ value: 1n }, { data: '0x12' }] })
  const batch = page.questions.get()[0]?.id ?? 0
  page.questions.answer(batch, { outcome: 'transaction', safeTxHash })
  page.questions.close(batch)
  expect(await sent).toEqual({ id: safeTxHash })

  const signed = app.request('personal_sign', ['0x68656c6c6f', safe])
  await expect.poll(() => page.questions.get()[0]?.body).toMatchObject({ content: 'hello', isOnChain: false })
  const message = page.questions.get()[0]?.id ?? 0
  page.questions.answer(message, { messageHash, outcome: 'message', signature: '0x1234' })
  page.questions.close(message)
  expect(await signed).toBe('0x1234')

  await page.apps.end(app.topic)
  await expect.poll(() => app.hasEnded).toBe(true)
})

test('behavior: a no is 4001, what is not for this Safe is refused before anybody is asked', async () => {
  const page = visit()
  const app = await startApp()
  await connect(page, app)
  const refused = app.request('eth_sendTransaction', [{ from: safe, to: bob.address }])
  const outcome = expect(refused).rejects.toMatchObject({ code: 4001 })
  await expect.poll(() => page.questions.get().length).toBe(1)
  page.questions.close(page.questions.get()[0]?.id ?? 0)
  await outcome
  const expectCode = (method: string, params: unknown, code: number) =>
    expect(app.request(method, params)).rejects.toMatchObject({ code })
  await expectCode('eth_sendTransaction', [{ from: alice.address, to: bob.address }], 4100)
  await expectCode('eth_sendTransaction', [{ chainId: '0x1', from: safe, to: bob.address }], 5710)
  await expectCode('eth_sendTransaction', [{ data: '0x6001', from: safe }], -32602)
  await expectCode('wallet_sendCalls', [{ calls: [{ to: bob.address }], chainId: '0x1', from: safe }], 5710)
  await expectCode(
    'wallet_sendCalls',
    [{ calls: [{ to: bob.address }], capabilities: { paymasterService: { url: 'x' } }, chainId: '0x7a69', from: safe }],
    5700,
  )
  await expectCode('wallet_getCapabilities', [alice.address], 4100)
  await expectCode('wallet_switchEthereumChain', [{ chainId: '0x1' }], 4902)
  await expectCode('personal_sign', ['0x68656c6c6f', alice.address], 4100)
  await expectCode('eth_signTypedData_v4', [safe, '{'], -32603)
  expect(page.questions.get()).toEqual([])
})

test('behavior: a session that is given another Safe tells the app, which then asks that one', async () => {
  const page = visit()
  const app = await startApp()
  await connect(page, app)
  const other = await deploySafe({ client, owners: [alice.address, bob.address], threshold: 2 })
  await page.apps.move(app.topic, { address: other, chainId })
  await expect
    .poll(() => app.events)
    .toEqual([
      { data: chainId, name: 'chainChanged' },
      { data: [`eip155:${chainId}:${other}`], name: 'accountsChanged' },
    ])
  expect(app.granted.accounts).toEqual([`eip155:${chainId}:${other}`])
  expect(await app.request('eth_accounts', [])).toEqual([other])
})

test('behavior: an app for another network is refused with the reason', async () => {
  const page = visit()
  const app = await startApp()
  const { settled, uri } = await app.propose({ required: usualNamespaces([1]) })
  const outcome = expect(settled).rejects.toMatchObject({ code: 5100 })
  await page.apps.pair(uri)
  await expect.poll(() => page.apps.get().proposals.length).toBe(1)
  await page.apps.refuse(page.apps.get().proposals[0]?.id ?? 0, page.current)
  await outcome
})

test('behavior: two apps at once each get their own answer; one that leaves takes its question along', async () => {
  const page = visit()
  const [first, second] = [await startApp('first'), await startApp('second')]
  await connect(page, first)
  await connect(page, second)
  const one = first.request('personal_sign', ['one', safe])
  const two = second.request('personal_sign', ['two', safe])
  two.catch(() => undefined)
  await expect
    .poll(() =>
      page.questions
        .get()
        .map(({ requester }) => requester.name)
        .toSorted(),
    )
    .toEqual(['first', 'second'])
  await second.end()
  await expect.poll(() => page.questions.get().map(({ requester }) => requester.name)).toEqual(['first'])
  expect(page.apps.get().notes).toMatchObject([{ name: 'second', what: 'endedAsking' }])
  page.questions.answer(page.questions.get()[0]?.id ?? 0, { messageHash, outcome: 'message', signature: '0x11' })
  expect(await one).toBe('0x11')
})

test('behavior: an app that floods is stopped with a clear word', async () => {
  const page = visit()
  const app = await startApp()
  await connect(page, app)
  const outcomes = await Promise.all([
    ...Array.from({ length: 30 }, (_, index) =>
      app.request('personal_sign', [`text ${index}`, safe]).then(
        () => 'signed',
        (error: { code: number }) => error.code,
      ),
    ),
    // Pending ones are refused by the owner, after the others.
    (async () => {
      await expect.poll(() => page.questions.get().length).toBe(5)
      await expect.poll(() => page.apps.get().notes).toMatchObject([{ what: 'flood' }])
      for (const { id } of page.questions.get()) page.questions.close(id)
      return 'closed'
    })(),
  ])
  expect(outcomes.filter((code) => code === -32005).length).toBeGreaterThanOrEqual(10)
  expect(outcomes).not.toContain('signed')
})

test('behavior: a reload keeps sessions and open questions, and asks nothing twice', async () => {
  const before = visit()
  const app = await startApp()
  await connect(before, app)
  const answered = app.request('personal_sign', ['answered', safe])
  await expect.poll(() => before.questions.get().length).toBe(1)
  before.questions.answer(before.questions.get()[0]?.id ?? 0, { messageHash, outcome: 'message', signature: '0x11' })
  before.questions.close(before.questions.get()[0]?.id ?? 0)
  expect(await answered).toBe('0x11')
  const open = app.request('personal_sign', ['open', safe])
  await expect.poll(() => before.questions.get().length).toBe(1)
  await before.apps.stop()

  const after = visit(before)
  await after.apps.resume()
  await expect.poll(() => after.questions.get()).toMatchObject([{ body: { content: 'open' } }])
  expect(after.apps.get().sessions).toMatchObject([{ safe: { address: safe, chainId }, topic: app.topic }])
  after.questions.answer(after.questions.get()[0]?.id ?? 0, { messageHash, outcome: 'message', signature: '0x22' })
  expect(await open).toBe('0x22')
})
