import { zeroAddress } from 'viem'
import { expect, test } from 'vitest'
import { createRowsRunner, type RowsAnswer, type RowsRequest, type RowsWorker } from './createRowsRunner.ts'
import { writeRows } from './parseTransferCsv.ts'

const dave = '0x90F79bf6EB2c4f870365E785982E1f101E93b906'
const check: RowsRequest = {
  kind: 'check',
  text: writeRows([{ recipient: dave, amount: '1', token: '', name: '' }]),
  context: {
    chain: { id: 1, shortName: 'eth' },
    safe: zeroAddress,
    assets: [],
    defaultAsset: zeroAddress,
    names: {},
    book: [],
    withoutCode: [],
  },
}

function collect() {
  const kinds: RowsAnswer['kind'][] = []
  return {
    kinds,
    onAnswer: ({ kind }: RowsAnswer) => void kinds.push(kind),
    done: () => expect.poll(() => kinds).toEqual(['rows', 'checked']),
  }
}

test('behavior: in the page where no worker can be started', async () => {
  const runner = createRowsRunner(() => {
    throw new TypeError('refused')
  })
  const { done, onAnswer } = collect()
  runner.run(check, onAnswer)
  await done()
})

test('behavior: a worker that breaks leaves its work to the page', async () => {
  const requested: unknown[] = []
  const worker: RowsWorker = {
    onerror: null,
    onmessage: null,
    postMessage: (message: unknown) => void requested.push(message),
    terminate: () => {},
  }
  const runner = createRowsRunner(() => worker)
  const { done, onAnswer } = collect()
  runner.run(check, onAnswer)
  expect(requested).toEqual([{ id: 1, request: check }])
  worker.onerror?.call(worker as Worker, new Event('error') as ErrorEvent)
  await done()
})

test('behavior: nobody hears of what was given up', async () => {
  const runner = createRowsRunner(() => {
    throw new TypeError('refused')
  })
  const first = collect()
  const second = collect()
  runner.run(check, first.onAnswer)()
  runner.run(check, second.onAnswer)
  await second.done()
  expect(first.kinds).toEqual([])
})
