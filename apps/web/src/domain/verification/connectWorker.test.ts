import { expect, test } from 'vitest'
import { connectWorker, readyMessage, type WorkerLike } from './connectWorker.ts'

/** A worker driven by the test. */
class TestWorker extends EventTarget implements WorkerLike {
  readonly posted: unknown[] = []
  isTerminated = false
  onPost: (message: unknown) => void = () => {}
  postMessage(message: unknown): void {
    this.posted.push(message)
    this.onPost(message)
  }
  terminate(): void {
    this.isTerminated = true
  }
  say(data: unknown): void {
    this.dispatchEvent(Object.assign(new Event('message'), { data }))
  }
  fail(message: string): void {
    this.dispatchEvent(Object.assign(new Event('error'), { message }))
  }
}

test('default: told its chains, the worker says that it is ready', async () => {
  const worker = new TestWorker()
  worker.onPost = (message) => {
    expect(message).toEqual({ chains: [] })
    queueMicrotask(() => worker.say(readyMessage))
  }
  const { port } = await connectWorker({ worker, chains: [] })
  const heard: unknown[] = []
  const stop = port.listen((message) => heard.push(message))
  worker.say('one')
  stop()
  worker.say('two')
  expect(heard).toEqual(['one'])
  worker.onPost = () => {}
  port.post('question')
  expect(worker.posted.at(-1)).toBe('question')
})

test('behavior: a break later on is told', async () => {
  const worker = new TestWorker()
  worker.onPost = () => queueMicrotask(() => worker.say(readyMessage))
  const { broken } = await connectWorker({ worker, chains: [] })
  worker.fail('out of memory')
  expect((await broken).message).toContain('out of memory')
})

test('error: a script that the browser refuses', async () => {
  const worker = new TestWorker()
  worker.onPost = () => queueMicrotask(() => worker.fail(''))
  await expect(connectWorker({ worker, chains: [] })).rejects.toMatchObject({ code: 'WORKER_UNAVAILABLE' })
  expect(worker.isTerminated).toBe(true)
})

test('error: silence', async () => {
  const worker = new TestWorker()
  await expect(connectWorker({ worker, chains: [], timeout: 0 })).rejects.toThrow('does not respond')
  expect(worker.isTerminated).toBe(true)
})
