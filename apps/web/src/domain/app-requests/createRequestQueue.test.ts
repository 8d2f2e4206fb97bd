import { expect, test } from 'vitest'
import { testSafe } from '../../../test/testSafe.ts'
import {
  type Answer,
  countWaiting,
  createRequestQueue,
  findShown,
  type RequestBody,
  type Requester,
} from './createRequestQueue.ts'

const requester: Requester = { via: 'frame', origin: 'https://app.example', name: 'App' }
const request: RequestBody = { kind: 'message', content: 'Hello' }
const safeTxHash = `0x${'ab'.repeat(32)}` as const
const messageHash = `0x${'cd'.repeat(32)}` as const

function setup() {
  const queue = createRequestQueue()
  const answers: Answer[] = []
  const put = (parameters: { requester?: Requester; signal?: AbortSignal } = {}) => {
    void queue
      .enqueue({ safe: testSafe, requester, body: request, ...parameters })
      .then((answer) => answers.push(answer))
    return queue.get().at(-1)?.id ?? 0
  }
  return { answers, put, queue, settle: () => new Promise<void>((resolve) => void setTimeout(resolve)) }
}

test('default: one is shown, the others wait, each gets its own answer', async () => {
  const { answers, put, queue, settle } = setup()
  const [first, second] = [put(), put()]
  expect([findShown(queue.get())?.id, countWaiting(queue.get())]).toEqual([first, 1])
  queue.answer(first, { outcome: 'transaction', safeTxHash })
  // Signing does not execute: the owner still has it on screen.
  expect(findShown(queue.get())).toMatchObject({ id: first, status: 'decided' })
  queue.close(first)
  expect(findShown(queue.get())?.id).toBe(second)
  queue.close(second)
  await settle()
  expect(answers).toEqual([
    { outcome: 'transaction', safeTxHash },
    { outcome: 'refused', reason: 'owner' },
  ])
  expect(queue.get()).toEqual([])
})

test('behavior: whoever asks for more than can wait is refused at once, and nobody else with it', async () => {
  const { answers, put, queue, settle } = setup()
  for (let count = 0; count < 1_000; count += 1) put()
  await settle()
  expect(queue.get()).toHaveLength(5)
  expect(answers).toHaveLength(995)
  expect(new Set(answers.map((answer) => JSON.stringify(answer)))).toEqual(
    new Set([JSON.stringify({ outcome: 'refused', reason: 'flood' })]),
  )
  put({ requester: { ...requester, origin: 'https://other.example' } })
  expect(queue.get()).toHaveLength(6)
})

test('behavior: many askers together are stopped as one is', () => {
  const { put, queue } = setup()
  for (let count = 0; count < 100; count += 1) put({ requester: { ...requester, origin: `https://${count}.example` } })
  expect(queue.get()).toHaveLength(20)
})

test('behavior: who goes away takes the question along', async () => {
  const { answers, put, queue, settle } = setup()
  const gone = new AbortController()
  put({ signal: gone.signal })
  const second = put()
  gone.abort()
  await settle()
  expect(answers).toEqual([{ outcome: 'refused', reason: 'withdrawn' }])
  expect(findShown(queue.get())?.id).toBe(second)
  put({ signal: gone.signal })
  await settle()
  expect(queue.get()).toHaveLength(1)
})

test('behavior: what is decided stays on the screen when the asker leaves', () => {
  const { put, queue } = setup()
  const gone = new AbortController()
  const id = put({ signal: gone.signal })
  queue.answer(id, { outcome: 'transaction', safeTxHash })
  gone.abort()
  expect(findShown(queue.get())?.id).toBe(id)
})

test('behavior: a message waits for co-signers off the screen, and is done with its last signature', async () => {
  const { answers, put, queue, settle } = setup()
  const [first, second] = [put(), put()]
  queue.gather(first, messageHash)
  expect(findShown(queue.get())?.id).toBe(second)
  queue.answer(first, { outcome: 'message', messageHash, signature: '0x11' })
  await settle()
  expect(answers).toEqual([{ outcome: 'message', messageHash, signature: '0x11' }])
  expect(queue.get().map(({ id }) => id)).toEqual([second])
})

test('behavior: an answer counts once', async () => {
  const { answers, put, queue, settle } = setup()
  const id = put()
  queue.answer(id, { outcome: 'refused', reason: 'owner' })
  queue.answer(id, { outcome: 'granted' })
  queue.close(id)
  queue.gather(id, messageHash)
  await settle()
  expect(answers).toEqual([{ outcome: 'refused', reason: 'owner' }])
})

test('behavior: of several places that would draw it, one does', () => {
  const { queue } = setup()
  const drawn: string[] = []
  const leaveFirst = queue.claimRequestPanel(() => drawn.push('first'))
  const leaveSecond = queue.claimRequestPanel(() => drawn.push('second'))
  expect(drawn).toEqual(['first'])
  leaveSecond()
  queue.claimRequestPanel(() => drawn.push('third'))
  leaveFirst()
  expect(drawn).toEqual(['first', 'third'])
})
