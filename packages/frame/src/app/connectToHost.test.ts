import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { createTestWindow } from '../../test/createTestWindow.ts'
import { connectToHost } from './connectToHost.ts'

const host = 'https://host.example'
const safe = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const info = { chainId: '31337', owners: [safe.toLowerCase()], safeAddress: safe.toLowerCase(), threshold: 1 }
const RequestSchema = z.object({ id: z.string() })

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const setup = (onRequest: (id: string) => unknown) =>
  createTestWindow({ onRequest: (message) => onRequest(RequestSchema.parse(message).id) })
const reply = (id: string, data: unknown = info) => ({ data, id, success: true, version: '9.1.0' })
const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

test('default', async () => {
  const page = setup(reply)
  const { frame, info: shown, origin } = await connectToHost({ hosts: [host], page })
  expect(origin).toBe(host)
  expect(shown).toEqual({ chainId: 31_337, isReadOnly: true, owners: [safe], safeAddress: safe, threshold: 1 })
  expect([page.sent.length, frame.pending, vi.getTimerCount()]).toEqual([1, 0, 0])
  frame.dispose()
  expect(page.listenerCount()).toBe(0)
})

test('behavior: a host that answers after three seconds', async () => {
  const page = setup(async (id) => {
    await wait(3_000)
    return reply(id)
  })
  const connecting = connectToHost({ hosts: [host], page })
  await vi.advanceTimersByTimeAsync(3_000)
  const { frame } = await connecting
  // The answers to the questions in between come late, and change nothing.
  await vi.advanceTimersByTimeAsync(10_000)
  expect(frame.pending).toBe(0)
})

test('behavior: a host that missed the first question', async () => {
  let count = 0
  const page = setup((id) => (++count < 3 ? undefined : reply(id)))
  const connecting = connectToHost({ hosts: [host], page })
  await vi.advanceTimersByTimeAsync(3_000)
  expect((await connecting).info.safeAddress).toBe(safe)
  expect(count).toBe(3)
})

test.each([
  ['never answers', () => undefined],
  ['answers with garbage', (id: string) => reply(id, { safeAddress: 5 })],
  ['refuses', (id: string) => ({ error: 'no', id, success: false, version: '9.1.0' })],
])('error: a host that %s', async (_name, onRequest) => {
  const page = setup(onRequest)
  const connecting = connectToHost({ hosts: [host], page })
  const failed = expect(connecting).rejects.toThrow(/^Could not load Safe information$/)
  await vi.advanceTimersByTimeAsync(10_000)
  await failed
  expect([page.listenerCount(), vi.getTimerCount()]).toEqual([0, 0])
})

test('error: a parent that is no allowed host gets no message', async () => {
  const page = setup(reply)
  await expect(connectToHost({ hosts: ['https://other.example'], page })).rejects.toThrow(
    /^Could not load Safe information$/,
  )
  expect([page.sent.length, page.listenerCount()]).toEqual([0, 0])
})

test('behavior: an abort leaves nothing behind', async () => {
  const page = setup(() => undefined)
  const caller = new AbortController()
  const connecting = connectToHost({ hosts: [host], page, signal: caller.signal })
  const failed = expect(connecting).rejects.toThrow('gone')
  caller.abort(new Error('gone'))
  await failed
  expect([page.listenerCount(), vi.getTimerCount()]).toEqual([0, 0])
})
