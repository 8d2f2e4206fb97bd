import { expect, test } from 'vitest'
import { appOrigin, createHostedApp, plainMethods } from '../../test/createHostedApp.ts'
import { someHash } from '../../test/samples.ts'
import { HostRefusal } from './callMethod.ts'
import { createHost } from './createHost.ts'

const env = { sdkVersion: '9.1.0' }
const performRequest = (id: string, method = 'getEnvironmentInfo', params?: unknown) => ({ env, id, method, params })
/** Answers are posted after the microtasks of a method. */
const settle = () => new Promise<void>((resolve) => void setTimeout(resolve))

test('default: one response, to that origin, with the version that apps expect', async () => {
  const { answers, deliver, host } = createHostedApp()
  deliver(performRequest('a'))
  await settle()
  expect(answers).toEqual([
    {
      message: { data: { origin: 'https://host.example' }, id: 'a', success: true, version: '9.1.0' },
      target: appOrigin,
    },
  ])
  expect(host.pending).toBe(0)
})

test('behavior: a refusal has its message, any other failure that of the official host', async () => {
  const { answers, deliver } = createHostedApp({
    getChainInfo: () => {
      throw new Error('secret path /home/user')
    },
    sendTransactions: () => Promise.reject(new HostRefusal('Transaction was rejected')),
  })
  deliver(performRequest('a', 'sendTransactions', { txs: [{ to: `0x${'11'.repeat(20)}`, value: '0', data: '0x' }] }))
  deliver(performRequest('b', 'getChainInfo'))
  deliver(performRequest('c', 'getTxBySafeTxHash', { safeTxHash: 'nonsense' }))
  deliver(performRequest('d', 'rpcCall', { call: 'eth_sendRawTransaction', params: ['0x'] }))
  await settle()
  expect(answers.map(({ message }) => message)).toEqual(
    expect.arrayContaining([
      { error: 'Transaction was rejected', id: 'a', success: false, version: '9.1.0' },
      { error: 'Request failed', id: 'b', success: false, version: '9.1.0' },
      { error: 'Request failed', id: 'c', success: false, version: '9.1.0' },
      { error: 'eth_sendRawTransaction is not answered by this host', id: 'd', success: false, version: '9.1.0' },
    ]),
  )
  expect(answers).toHaveLength(4)
})

test('behavior: messages of another window, origin or shape are ignored', async () => {
  const { answers, deliver } = createHostedApp()
  deliver(performRequest('a'), { source: {} })
  deliver(performRequest('b'), { source: null })
  deliver(performRequest('c'), { origin: 'https://evil.example' })
  deliver(performRequest('d'), { origin: 'null' })
  deliver(performRequest('e'), { origin: `${appOrigin}.evil.example` })
  deliver({ id: 'f', method: 'getSafeInfo' })
  deliver(performRequest('g', 'constructor'))
  deliver(performRequest('h', '__proto__'))
  for (const strange of [undefined, null, 0, '', 'text', [], () => 1]) deliver(strange)
  await settle()
  expect(answers).toEqual([])
})

test('behavior: an id counts once, while it is open and after', async () => {
  let requested = 0
  const { answers, deliver } = createHostedApp({
    sendTransactions: () => {
      requested += 1
      return { safeTxHash: someHash }
    },
  })
  const request = performRequest('a', 'sendTransactions', { txs: [{ to: `0x${'11'.repeat(20)}` }] })
  deliver(request)
  deliver(request)
  await settle()
  deliver(request)
  await settle()
  expect([requested, answers.length]).toEqual([1, 1])
})

test('behavior: a page that was reloaded gets no response to requests before', async () => {
  const signals: AbortSignal[] = []
  let decide: (() => void) | undefined
  const { answers, deliver, host } = createHostedApp({
    sendTransactions: (_params, { signal }) => {
      signals.push(signal)
      return new Promise((resolve) => {
        decide = () => resolve({ safeTxHash: someHash })
      })
    },
  })
  deliver(performRequest('a', 'sendTransactions', { txs: [{ to: `0x${'11'.repeat(20)}` }] }))
  expect(host.pending).toBe(1)
  host.forget()
  decide?.()
  await settle()
  expect([signals[0]?.aborted, answers.length, host.pending]).toEqual([true, 0, 0])
  deliver(performRequest('b'))
  await settle()
  expect(answers).toHaveLength(1)
})

test('behavior: after its end nothing is received, sent or left behind', async () => {
  const { answers, deliver, host, listenerCount } = createHostedApp({
    getChainInfo: () => new Promise(() => undefined),
  })
  deliver(performRequest('a', 'getChainInfo'))
  host.dispose()
  deliver(performRequest('b'))
  await settle()
  expect([answers.length, listenerCount(), host.pending]).toEqual([0, 0, 0])
})

test('behavior: an app that floods is stopped, and only after honest numbers', async () => {
  const never = () => new Promise<never>(() => undefined)
  const flooded = createHostedApp({ rpcCall: never })
  const read = (id: number) => performRequest(`id${id}`, 'rpcCall', { call: 'eth_blockNumber', params: [] })
  for (let id = 0; id < 200; id += 1) flooded.deliver(read(id))
  expect([flooded.host.pending, flooded.stops]).toEqual([200, 0])
  flooded.deliver(read(200))
  await settle()
  expect(flooded.answers).toEqual([
    {
      message: { error: 'Too many requests at once', id: 'id200', success: false, version: '9.1.0' },
      target: appOrigin,
    },
  ])
  for (let id = 201; id < 1_000; id += 1) flooded.deliver(read(id))
  expect([flooded.stops, flooded.host.pending, flooded.listenerCount()]).toEqual([1, 0, 0])
})

test('behavior: nor one with more decisions than can wait', async () => {
  const {
    deliver,
    stops: before,
    ...hosted
  } = createHostedApp({
    getChainInfo: () => new Promise(() => undefined),
    sendTransactions: () => Promise.reject(new HostRefusal('Too many requests wait', { isFlood: true })),
  })
  deliver(performRequest('held', 'getChainInfo'))
  for (let id = 0; id < 501; id += 1)
    deliver(performRequest(`${id}`, 'sendTransactions', { txs: [{ to: `0x${'11'.repeat(20)}` }] }))
  await settle()
  expect([before, hosted.listenerCount()]).toEqual([0, 0])
})

test('error: a page in a frame is no host, and no app has the host’s own origin', () => {
  const page = {
    addEventListener() {},
    location: { origin: 'https://host.example' },
    parent: {},
    removeEventListener() {},
  }
  const frame = { contentWindow: null }
  expect(() => createHost({ frame, methods: plainMethods, origin: appOrigin, page })).toThrow('cannot be a host')
  const top: typeof page = { ...page }
  top.parent = top
  for (const origin of ['https://host.example', 'https://app.example/path', '*', 'null', 'javascript:1', ''])
    expect(() => createHost({ frame, methods: plainMethods, origin, page: top })).toThrow('not the origin of an app')
})
