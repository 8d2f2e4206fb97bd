import { expect, test } from 'vitest'
import { testRawProposal } from '../../../test/testProposal.ts'
import { testSafe } from '../../../test/testSafe.ts'
import { createLocalStore } from '../../lib/createLocalStore.ts'
import { createMemoryStorage } from '../../lib/openStorage.ts'
import type { Approved } from './createOffer.ts'
import { type AppRequest, createPairedApps, PairedElsewhereError, RelayError } from './createPairedApps.ts'
import type { RpcAnswer, Wallet, WalletEvents } from './openWalletKit.ts'
import { noPairings, StoredSessionsSchema } from './PairedApps.ts'

const now = 1_800_000_000_000
const pairingTopic = 'ab'.repeat(32)
const link = `wc:${pairingTopic}@2?relay-protocol=irn&symKey=${'cd'.repeat(32)}`
const topic = 'ef'.repeat(32)
const other = { ...testSafe, address: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8' } as const

type Parameters = { locks?: Pick<LockManager, 'request'>; storage?: ReturnType<typeof createMemoryStorage> }

/** A fake kit: delivers events and records what was sent, in order. */
function setup({ locks, storage = createMemoryStorage() }: Parameters = {}) {
  const sent: unknown[] = []
  const requested: { request: AppRequest; signal: AbortSignal; respond: (answer: RpcAnswer) => void }[] = []
  const answered = new Set<string>()
  const sessions = new Map<string, unknown>()
  const waiting = new Map<number, unknown>()
  const mood = { failure: undefined as Error | undefined, opening: undefined as Error | undefined }
  const kit: { events?: WalletEvents; opened: number } = { opened: 0 }
  const send = async (...what: unknown[]) => {
    if (mood.failure) throw mood.failure
    sent.push(what)
  }
  const settle = (key: string, namespaces: Approved) =>
    sessions.set(key, {
      expiry: now / 1_000 + 604_800,
      namespaces,
      optionalNamespaces: {
        eip155: { chains: ['eip155:31337'], events: ['accountsChanged', 'chainChanged'], methods: ['personal_sign'] },
      },
      peer: { metadata: { name: 'Drip', url: 'https://drip.example' } },
      requiredNamespaces: {},
      topic: key,
    })
  const wallet: Wallet = {
    approve: async (id, namespaces) => {
      await send('approve', id)
      settle(topic, namespaces)
      return topic
    },
    change: async (key, namespaces) => {
      await send('change', key)
      settle(key, namespaces)
    },
    emit: ({ chainId, data, name }) => send('emit', name, data, chainId),
    end: async (key) => {
      await send('end', key)
      sessions.delete(key)
    },
    isAnswered: async (key, id) => answered.has(`${key}:${id}`),
    listRequests: () => [...waiting.values()],
    listSessions: () => [...sessions.values()],
    pair: (uri) => send('pair', uri),
    reject: (id, { code }) => send('reject', id, code),
    respond: async (key, id, answer) => {
      await send('respond', id, answer)
      answered.add(`${key}:${id}`)
      waiting.delete(id)
    },
    stop: async () => undefined,
  }
  const stored = createLocalStore({ empty: noPairings, key: 'pairings', schema: StoredSessionsSchema, storage })
  const apps = createPairedApps({
    answer: (request, _session, signal) => new Promise((respond) => requested.push({ request, signal, respond })),
    stored,
    locks,
    now: () => now,
    openWalletKit: async (events) => {
      kit.opened += 1
      if (mood.opening) throw mood.opening
      kit.events = events
      events.onRelay(true)
      return wallet
    },
  })
  const sendRequest = (id: number, { method = 'personal_sign', from = topic } = {}) => {
    const request = { id, params: { chainId: 'eip155:31337', request: { method, params: ['x'] } }, topic: from }
    waiting.set(id, request)
    kit.events?.onRequest(request)
  }
  const connect = async () => {
    await apps.pair(link)
    kit.events?.onProposal(testRawProposal({ pairingTopic }))
    await apps.accept(7, testSafe)
    sent.length = 0
  }
  /** Waits for pending microtasks. */
  const rest = () => new Promise((resolve) => setImmediate(resolve))
  return { answered, apps, sendRequest, requested, connect, stored, kit, mood, rest, sent, sessions, storage, waiting }
}

test('default: link, proposal, session, and its end', async () => {
  const { apps, stored, kit, sent } = setup()
  expect([apps.get().status, kit.opened]).toEqual(['idle', 0])
  await apps.pair(link)
  expect(apps.get()).toMatchObject({ isRelayConnected: true, status: 'ready', waitingFor: pairingTopic })
  kit.events?.onProposal(testRawProposal({ pairingTopic }))
  expect(apps.get()).toMatchObject({
    proposals: [{ id: 7, who: { name: 'Drip', origin: 'https://drip.example', standing: 'claimed' } }],
    waitingFor: undefined,
  })
  await apps.accept(7, testSafe)
  expect(apps.get()).toMatchObject({ proposals: [], sessions: [{ safe: { chainId: 31337 }, topic }] })
  expect(sent).toEqual([
    ['pair', link],
    ['approve', 7],
  ])
  expect(Object.keys(stored.get().sessions)).toEqual([topic])
  await apps.end(topic)
  expect(apps.get().sessions).toEqual([])
  expect(stored.get()).toEqual(noPairings)
})

test('behavior: nothing is opened for who has nothing connected, and all is found again by who has', async () => {
  const first = setup()
  await first.apps.resume()
  expect(first.kit.opened).toBe(0)
  await first.connect()
  const second = setup({ storage: first.storage })
  second.sessions.set(topic, first.sessions.get(topic))
  await second.apps.resume()
  expect(second.kit.opened).toBe(1)
  expect(second.apps.get().sessions).toMatchObject([{ topic, who: { name: 'Drip' } }])
})

test('behavior: a proposal that was repeated is one, and a second of the same link is refused', async () => {
  const { apps, kit, sent } = setup()
  await apps.pair(link)
  kit.events?.onProposal(testRawProposal({ pairingTopic }))
  kit.events?.onProposal(testRawProposal({ pairingTopic }))
  kit.events?.onProposal(testRawProposal({ id: 8, pairingTopic }))
  kit.events?.onProposal({ id: 9, params: 'nonsense' })
  expect(apps.get().proposals.map(({ id }) => id)).toEqual([7])
  expect(sent.at(-1)).toEqual(['reject', 8, 5000])
})

test('behavior: a refusal says why, by the protocol’s own number', async () => {
  const { apps, kit, sent } = setup()
  await apps.pair(link)
  kit.events?.onProposal(testRawProposal({ pairingTopic }))
  await apps.refuse(7, testSafe)
  const elsewhere = { eip155: { chains: ['eip155:1'], events: [], methods: ['personal_sign'] } }
  kit.events?.onProposal(testRawProposal({ id: 8, namespaces: elsewhere, pairingTopic }))
  await apps.accept(8, testSafe)
  await apps.refuse(8, testSafe)
  expect(sent.slice(1)).toEqual([
    ['reject', 7, 5000],
    ['reject', 8, 5100],
  ])
})

test('behavior: a request is asked once, however often it comes, and answered once', async () => {
  const { apps, sendRequest, requested, connect, rest, sent } = setup()
  await connect()
  sendRequest(1)
  sendRequest(1)
  await rest()
  expect(requested).toHaveLength(1)
  requested[0]?.respond({ result: '0x1' })
  await rest()
  // Sent again after its response.
  sendRequest(1)
  await rest()
  expect(requested).toHaveLength(1)
  expect(sent).toEqual([['respond', 1, { result: '0x1' }]])
  expect(apps.get().notes).toEqual([])
})

test('behavior: an answer that the relay does not take is kept, and nobody is asked again for it', async () => {
  const { apps, sendRequest, requested, connect, stored, kit, mood, rest, sent, storage, sessions, waiting } = setup()
  await connect()
  sendRequest(1)
  await rest()
  mood.failure = new Error('relay down')
  requested[0]?.respond({ result: '0x1' })
  await rest()
  expect(apps.get().notes).toMatchObject([{ name: 'Drip', what: 'answerLost' }])
  expect(stored.get().answers).toEqual({ [`${topic}:1`]: { result: '0x1' } })
  // After a reload with the relay still down, it is remembered.
  const second = setup({ storage })
  second.sessions.set(topic, sessions.get(topic))
  second.waiting.set(1, waiting.get(1))
  await second.apps.resume()
  await second.rest()
  expect([second.requested.length, second.sent]).toEqual([0, [['respond', 1, { result: '0x1' }]]])
  // The first page sends it once the relay is back.
  mood.failure = undefined
  kit.events?.onRelay(false)
  expect(apps.get().isRelayConnected).toBe(false)
  kit.events?.onRelay(true)
  await rest()
  expect([requested.length, sent]).toEqual([1, [['respond', 1, { result: '0x1' }]]])
  expect(stored.get().answers).toEqual({})
})

test('behavior: an app that floods is stopped, the others are not', async () => {
  const { apps, sendRequest, requested, connect, rest, sent } = setup()
  await connect()
  for (let id = 1; id <= 100; id += 1) sendRequest(id, { method: 'eth_getBalance' })
  await rest()
  expect(requested).toHaveLength(20)
  expect(sent).toHaveLength(80)
  expect(sent[0]).toMatchObject(['respond', 21, { error: { code: -32005 } }])
  expect(apps.get().notes).toMatchObject([{ what: 'flood' }])
})

test('behavior: an app that leaves takes its questions along', async () => {
  const { apps, sendRequest, requested, connect, kit, rest, sent, sessions } = setup()
  await connect()
  sendRequest(1)
  await rest()
  sessions.delete(topic)
  kit.events?.onSessionGone(topic)
  expect(requested[0]?.signal.aborted).toBe(true)
  requested[0]?.respond({ error: { code: 4001, message: 'gone' } })
  await rest()
  expect(sent).toEqual([])
  expect(apps.get()).toMatchObject({ notes: [{ name: 'Drip', what: 'endedAsking' }], sessions: [] })
  apps.dismiss(apps.get().notes[0]?.id ?? 0)
  expect(apps.get().notes).toEqual([])
})

test('behavior: a request that ran out is taken off, one that did not stays', async () => {
  const { apps, sendRequest, requested, connect, kit, rest } = setup()
  await connect()
  sendRequest(1)
  sendRequest(2)
  await rest()
  kit.events?.onRequestGone(1)
  expect(requested.map(({ signal }) => signal.aborted)).toEqual([true, false])
  expect(apps.get().notes).toMatchObject([{ what: 'requestExpired' }])
})

test('behavior: offers and links run out', async () => {
  const { apps, kit } = setup()
  await apps.pair(link)
  kit.events?.onPairingGone('another')
  expect(apps.get().waitingFor).toBe(pairingTopic)
  kit.events?.onPairingGone(pairingTopic)
  expect(apps.get().waitingFor).toBe(undefined)
  kit.events?.onProposal(testRawProposal({ pairingTopic }))
  kit.events?.onProposalGone(7)
  expect(apps.get()).toMatchObject({ notes: [{ what: 'proposalExpired' }], proposals: [] })
})

test('behavior: a session can be given another Safe; the app is told, and what it asked of the first is refused', async () => {
  const { apps, sendRequest, requested, connect, rest, sent } = setup()
  await connect()
  sendRequest(1)
  await rest()
  await apps.move(topic, other)
  expect(apps.get().sessions).toMatchObject([{ safe: { address: other.address } }])
  expect(sent).toEqual([
    ['change', topic],
    ['emit', 'chainChanged', 31337, 31337],
    ['emit', 'accountsChanged', [`eip155:31337:${other.address}`], 31337],
  ])
  expect(requested[0]?.signal.aborted).toBe(true)
  requested[0]?.respond({ error: { code: 4001, message: 'withdrawn' } })
  await rest()
  expect(sent.at(-1)).toMatchObject(['respond', 1, { error: { code: 4001 } }])
})

test('behavior: what ran out before this visit is not asked', async () => {
  const { requested, connect, kit, rest } = setup()
  await connect()
  const request = { expiryTimestamp: now / 1_000 - 1, method: 'personal_sign', params: [] }
  kit.events?.onRequest({ id: 1, params: { chainId: 'eip155:31337', request }, topic })
  await rest()
  expect(requested).toEqual([])
})

test('behavior: what is asked of a session that does not exist is passed over', async () => {
  const { sendRequest, requested, connect, rest, sent } = setup()
  await connect()
  sendRequest(1, { from: '00' })
  await rest()
  expect([requested, sent]).toEqual([[], []])
})

test('error: a relay that is down, at the start and later', async () => {
  const { apps, kit, mood } = setup()
  mood.opening = new Error('no relay')
  await expect(apps.pair(link)).rejects.toThrow('no relay')
  expect(apps.get()).toMatchObject({ status: { failed: mood.opening }, waitingFor: undefined })
  mood.opening = undefined
  mood.failure = new Error('gone again')
  await expect(apps.pair(link)).rejects.toBeInstanceOf(RelayError)
  expect([apps.get().status, apps.get().waitingFor, kit.opened]).toEqual(['ready', undefined, 2])
})

test('error: a link that connects to nothing opens nothing', async () => {
  const { apps, kit } = setup()
  await expect(apps.pair('hello')).rejects.toMatchObject({ failure: 'malformed' })
  expect([apps.get().waitingFor, kit.opened]).toEqual([undefined, 0])
})

test('error: of two tabs one holds the connections, and the other takes over when it is closed', async () => {
  const queue: (() => void)[] = []
  let isHeld = false
  const locks: Pick<LockManager, 'request'> = {
    async request(_name: string, ...rest: unknown[]) {
      const callback = rest.at(-1) as (lock: Lock | null) => unknown
      if (isHeld && rest.length === 2) return callback(null)
      if (isHeld) await new Promise<void>((resolve) => queue.push(resolve))
      isHeld = true
      await callback({ mode: 'exclusive', name: 'x' })
      isHeld = false
      queue.shift()?.()
      return undefined
    },
  } as Pick<LockManager, 'request'>
  const first = setup({ locks })
  await first.connect()
  const second = setup({ locks, storage: first.storage })
  await expect(second.apps.pair(link)).rejects.toBeInstanceOf(PairedElsewhereError)
  expect([second.apps.get().status, second.kit.opened]).toEqual(['elsewhere', 0])
  await first.apps.stop()
  await expect.poll(() => second.apps.get().status).toBe('ready')
})
