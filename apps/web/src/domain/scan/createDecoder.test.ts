import { expect, test } from 'vitest'
import { createDecoder, DecoderError, type DecodeWorker } from './createDecoder.ts'

const picture = {
  colorSpace: 'srgb',
  data: new Uint8ClampedArray(64 * 64 * 4).fill(255),
  height: 64,
  width: 64,
} as const

function createWorker(postMessage: (worker: DecodeWorker, id: number) => void) {
  const worker: DecodeWorker & { isEnded: boolean } = {
    isEnded: false,
    onerror: null,
    onmessage: null,
    postMessage: (message: { id: number }) => postMessage(worker, message.id),
    terminate() {
      worker.isEnded = true
    },
  }
  return worker
}

test('default: a worker answers, each question its own', async () => {
  const requested: number[] = []
  const worker = createWorker((_, id) => requested.push(id))
  const { decode, stop } = createDecoder(() => worker)
  const answers = [decode(picture), decode(picture)]
  const answer = (id: number | undefined, text: string) =>
    worker.onmessage && Reflect.apply(worker.onmessage, worker, [new MessageEvent('message', { data: { id, text } })])
  answer(requested[1], 'second')
  answer(requested[0], 'first')
  expect(await Promise.all(answers)).toEqual(['first', 'second'])
  stop()
  expect(worker.isEnded).toBe(true)
})

test('error: where no worker can be had, or one fails, whoever asked is told', async () => {
  const refused = createDecoder(() => {
    throw new Error('not allowed')
  })
  await expect(refused.decode(picture)).rejects.toBeInstanceOf(DecoderError)
  const failing = createWorker(
    (worker) => worker.onerror && Reflect.apply(worker.onerror, worker, [new Event('error')]),
  )
  await expect(createDecoder(() => failing).decode(picture)).rejects.toBeInstanceOf(DecoderError)
  expect(failing.isEnded).toBe(true)
})

test('behavior: nobody waits for a worker that was stopped', async () => {
  const { decode, stop } = createDecoder(() => createWorker(() => {}))
  const answer = decode(picture)
  stop()
  expect(await answer).toBeUndefined()
})
