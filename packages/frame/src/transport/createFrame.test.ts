import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { createTestWindow } from '../../test/createTestWindow.ts'
import { createFrame } from './createFrame.ts'

const host = 'https://host.example'
const RequestSchema = z.object({ id: z.string(), method: z.string() })
const performRequest = { method: 'getSafeInfo', schema: z.unknown() } as const

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function setup({ hosts = [host], ...window }: { hosts?: string[] } & Parameters<typeof createTestWindow>[0] = {}) {
  const page = createTestWindow(window)
  const frame = createFrame({ hosts, page })
  const lastId = () => RequestSchema.parse(page.sent.at(-1)?.message).id
  const reply = (data: unknown, id = lastId()) => ({ data, id, success: true, version: '9.1.0' })
  return { frame, lastId, page, reply }
}

test('default: a request in the official form, to the exact origin', async () => {
  const { frame, lastId, page, reply } = setup()
  const answer = frame.request({ ...performRequest, params: { a: 1 } })
  expect(page.sent).toEqual([
    {
      message: { env: { sdkVersion: '9.1.0' }, id: lastId(), method: 'getSafeInfo', params: { a: 1 } },
      target: host,
    },
  ])
  expect(lastId()).toMatch(/^[0-9a-f]{10}$/)
  expect(frame.origin).toBeUndefined()
  page.deliver(reply({ hello: 'world' }))
  expect(await answer).toEqual({ hello: 'world' })
  expect(frame.origin).toBe(host)
  expect(frame.pending).toBe(0)
})

test('behavior: a browser that hides the parent gets one message per allowed host, and then only the true one', async () => {
  const other = 'https://other.example'
  const { frame, page, reply } = setup({ ancestorOrigins: undefined, hosts: [other, host] })
  const answer = frame.request(performRequest)
  expect(page.sent.map(({ target }) => target)).toEqual([other, host])
  page.deliver(reply(1))
  await answer
  void frame.request(performRequest).catch(() => undefined)
  expect(page.sent.slice(2).map(({ target }) => target)).toEqual([host])
  // The other one is allowed, but is not the parent any more.
  page.deliver(reply(2), { origin: other })
  expect(frame.pending).toBe(1)
  frame.dispose()
})

test('behavior: an answer counts once', async () => {
  const { frame, page, reply } = setup()
  const first = frame.request(performRequest)
  const message = reply('first')
  page.deliver(message)
  page.deliver({ ...message, data: 'second' })
  expect(await first).toBe('first')
  const next = frame.request(performRequest)
  page.deliver(message)
  expect(frame.pending).toBe(1)
  page.deliver(reply('next'))
  expect(await next).toBe('next')
})

test('behavior: an answer without data is one', async () => {
  const { frame, lastId, page } = setup()
  const answer = frame.request(performRequest)
  page.deliver({ id: lastId(), success: true, version: '9.1.0' })
  expect(await answer).toBeUndefined()
})

test('behavior: other senders are ignored', async () => {
  const { frame, lastId, page, reply } = setup()
  const answer = frame.request(performRequest)
  const sibling = { postMessage() {} }
  page.deliver(reply('forged'), { source: sibling })
  page.deliver(reply('forged'), { source: null })
  page.deliver(reply('forged'), { origin: 'https://evil.example' })
  page.deliver(reply('forged'), { origin: 'null' })
  page.deliver(reply('forged'), { origin: `${host}:8443` })
  page.deliver(reply('forged', '0000000000'))
  page.deliver(reply('forged', '__proto__'))
  page.deliver({ data: 'old', id: lastId(), success: true })
  page.deliver({ data: 'old', id: lastId(), success: true, version: '0.4.0' })
  for (const noise of [null, undefined, 0, '', 'text', [], {}, { id: 5 }, { id: null }]) page.deliver(noise)
  expect(frame.pending).toBe(1)
  page.deliver(reply('true'))
  expect(await answer).toBe('true')
})

test('behavior: a timeout, an abort and a disposal free everything', async () => {
  const { frame, page } = setup()
  const late = frame.request(performRequest)
  const decision = frame.request({ ...performRequest, method: 'sendTransactions' })
  const short = frame.request({ ...performRequest, timeout: 5 })
  const caller = new AbortController()
  const aborted = frame.request({ ...performRequest, signal: caller.signal })
  const outcomes = Promise.allSettled([short, aborted, late, decision])
  caller.abort(new Error('left the screen'))
  vi.advanceTimersByTime(10_000)
  expect(frame.pending).toBe(1)
  frame.dispose()
  expect(frame.pending).toBe(0)
  expect(page.listenerCount()).toBe(0)
  expect(vi.getTimerCount()).toBe(0)
  expect((await outcomes).map((outcome) => outcome.status === 'rejected' && outcome.reason.message)).toEqual([
    'The host did not respond to getSafeInfo within 0.005 seconds.',
    'left the screen',
    'The host did not respond to getSafeInfo within 10 seconds.',
    'The connection to the host closed before it responded to sendTransactions.',
  ])
  await expect(frame.request(performRequest)).rejects.toThrow('closed before')
  await expect(setup().frame.request({ ...performRequest, signal: AbortSignal.abort() })).rejects.toThrow('abort')
})

test('error: answers that cannot be read', async () => {
  const { frame, lastId, page, reply } = setup()
  const schema = z.object({ safeTxHash: z.string() })
  const cycle: { self?: unknown } = {}
  cycle.self = cycle
  for (const message of [
    () => reply({ other: 1 }),
    () => reply(null),
    () => reply(cycle),
    () => reply('x'.repeat(5_000_000)),
    () => ({ data: {}, id: lastId(), version: '9.1.0' }),
    () => ({ data: {}, id: lastId(), success: 'yes', version: '9.1.0' }),
    () => JSON.parse(`{"id":"${lastId()}","success":true,"version":"9.1.0","data":{"__proto__":{"safeTxHash":"0x"}}}`),
  ]) {
    const answer = frame.request({ method: 'sendTransactions', schema })
    page.deliver(message())
    await expect(answer).rejects.toThrow('The host sent an unreadable response to sendTransactions.')
  }
  expect(frame.pending).toBe(0)
})

test.each([
  ['Transaction was rejected', 'sendTransactions was rejected in the host.', 4001],
  ['User denied', 'sendTransactions was rejected in the host.', 4001],
  ['Request failed', 'The host refused sendTransactions: Request failed', undefined],
  ['\u202eno\u0000', 'The host refused sendTransactions: no', undefined],
  [{ a: 1 }, 'The host refused sendTransactions.', undefined],
])('error: the host reports %o', async (text, message, rpcCode) => {
  const { frame, lastId, page } = setup()
  const answer = frame.request({ ...performRequest, method: 'sendTransactions' })
  page.deliver({ error: text, id: lastId(), success: false, version: '9.1.0' })
  await expect(answer).rejects.toMatchObject(rpcCode === undefined ? { message } : { message, rpcCode })
})

test('error: parameters that cannot be sent', async () => {
  const { frame } = setup()
  await expect(frame.request({ ...performRequest, params: { call: () => 1 } })).rejects.toThrow('could not be cloned')
  expect(frame.pending).toBe(0)
})

test.each([
  [['https://evil.example'], [host], 'The page at https://evil.example shows this page in a frame'],
  [undefined, [], 'This page is not in a host’s frame, or no host is allowed.'],
  [[host], [], 'is not an allowed host'],
  [[host], ['*'], '"*" is not an origin.'],
  [[host], ['https://*.example'], 'is not an origin.'],
  [[host], ['https://host.example/'], 'is not an origin.'],
  [[host], ['null'], 'is not an origin.'],
  [[host], ['javascript:alert(1)'], 'is not an origin.'],
])('error: parent %o with allowed %o', (ancestorOrigins, hosts, message) => {
  expect(() => setup({ ancestorOrigins, hosts })).toThrow(message)
})
