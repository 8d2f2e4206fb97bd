import { expect, test } from 'vitest'
import { createPaperNode } from '../../test/paperNode.ts'
import { alice, block, chainId, createClaim, createTransaction, safe } from '../../test/world.ts'
import { claim } from '../evidence/Claimed.ts'
import { fromChain } from '../evidence/Evidence.ts'
import { createVerified, isVerified } from '../evidence/Verified.ts'
import { decodeReport, encodeReport } from './reportCodec.ts'
import {
  createVerificationClient,
  serveVerification,
  type VerificationPort,
  VerificationWorkerError,
} from './verificationWorker.ts'

/** Two ends that pass structured clones, as a worker does. */
function createChannel(): [VerificationPort, VerificationPort] {
  const listeners: [Set<(message: unknown) => void>, Set<(message: unknown) => void>] = [new Set(), new Set()]
  const end = (own: 0 | 1, other: 0 | 1): VerificationPort => ({
    listen(listener) {
      listeners[own].add(listener)
      return () => listeners[own].delete(listener)
    },
    post(message) {
      const copy: unknown = structuredClone(message)
      queueMicrotask(() => {
        for (const listener of listeners[other]) listener(copy)
      })
    },
  })
  return [end(0, 1), end(1, 0)]
}

test('default', async () => {
  const [page, worker] = createChannel()
  const stop = serveVerification({ getClient: () => undefined, port: worker })
  const kernel = createVerificationClient(page)
  const claimed = await createClaim(createTransaction(), [alice])
  const [one, queue, own] = await Promise.all([
    kernel.verifyTransaction({ chainId, claimed: claim(claimed), safe }),
    kernel.verifyQueue({ chainId, claimed: claim([claimed]), safe }),
    kernel.verifySafe({ chainId, safe }),
  ])
  expect(one.verdict).toBe('unknown')
  expect(one.safe.checks[0]).toMatchObject({ code: 'NO_NODE', verdict: 'unknown' })
  expect(isVerified(one.signatures)).toBe(true)
  expect(queue.transactions).toHaveLength(1)
  expect(own.verdict).toBe('unknown')
  const message = await kernel.verifyMessage({
    chainId,
    claimed: claim({ confirmations: [], content: 'x', messageHash: '0x' }),
    safe,
  })
  expect(message.verdict).toBe('unknown')
  stop()
  kernel.dispose()
})

test('behavior: verified values cross the border, others do not become verified', () => {
  const report = {
    inner: [createVerified({ value: 5n }, fromChain(block))],
    other: { evidence: { source: 'yours' }, value: 1 },
  }
  const copy = decodeReport(structuredClone(encodeReport(report)))
  expect(copy).toEqual(report)
  expect(isVerified((copy as typeof report).inner[0])).toBe(true)
  expect(isVerified((copy as typeof report).other)).toBe(false)
})

test('error: a failure inside is reported, a disposed client rejects', async () => {
  const [page, worker] = createChannel()
  serveVerification({
    getClient: () => {
      throw new RangeError('no such chain')
    },
    port: {
      ...worker,
      listen: (listener) =>
        worker.listen((message) => {
          try {
            listener(message)
          } catch {
            worker.post({ error: 'no such chain', id: 1 })
          }
        }),
    },
  })
  const kernel = createVerificationClient(page)
  await expect(kernel.verifySafe({ chainId, safe })).rejects.toThrow('Verification stopped: no such chain')
  const [lonely] = createChannel()
  const other = createVerificationClient(lonely)
  const pending = other.verifySafe({ chainId, safe })
  other.dispose()
  await expect(pending).rejects.toBeInstanceOf(VerificationWorkerError)
})

test('behavior: evidence of every kind crosses the border, look-alikes do not', () => {
  const kinds = [{ source: 'recomputed' }, { source: 'bundled' }, { source: 'yours' }, fromChain(block)] as const
  for (const evidence of kinds) {
    const copy = decodeReport(structuredClone(encodeReport({ fact: createVerified(1n, evidence) })))
    expect(copy).toEqual({ fact: { evidence, value: 1n } })
    expect(isVerified((copy as { fact: unknown }).fact)).toBe(true)
  }
  const fake = { evidence: { source: 'yours' }, tag: '', value: 1 }
  expect(isVerified(decodeReport(fake))).toBe(false)
  const block2 = { ...block, hash: 'no hex' }
  const forged = { evidence: { block: block2, source: 'chain' }, tag: 'countersign:verified', value: 1 }
  expect(isVerified(decodeReport(forged))).toBe(false)
  for (const value of [null, 'tag', 5n, undefined]) expect(decodeReport(value)).toBe(value)
})

test('behavior: what is no request is not answered, what is no answer is not heard', async () => {
  const [page, worker] = createChannel()
  const answers: unknown[] = []
  page.listen((message) => answers.push(message))
  serveVerification({ getClient: () => undefined, port: worker })
  const parameters = { chainId, safe }
  const wrong = [
    null,
    { call: 'verifySafe', id: 1 },
    { call: 'verifySafe', id: 1, parameters: null },
    { call: 'verifySafe', id: 1, parameters: 'text' },
    { call: 'verifySafe', id: 1, parameters: { chainId } },
    { call: 'verifySafe', id: 1, parameters: { safe } },
    { call: 'other', id: 1, parameters },
    { call: 'verifySafe', id: '1', parameters },
  ]
  for (const message of wrong) page.post(message)
  page.post({ call: 'verifySafe', id: 9, parameters })
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(answers).toMatchObject([{ id: 9 }])
})

test('behavior: answers of another form are refused, unknown ones let be', async () => {
  const [page, worker] = createChannel()
  const kernel = createVerificationClient(page)
  const reports = [null, 'text', {}, { verdict: 'ok' }, { checks: [] }]
  for (const [index, report] of reports.entries()) {
    const pending = kernel.verifySafe({ chainId, safe })
    worker.post('noise')
    worker.post({ id: 99, report: {} })
    worker.post({ error: 'late', id: 99 })
    worker.post({ id: index + 1, report })
    await expect(pending).rejects.toThrow()
  }
  const pending = kernel.verifySafe({ chainId, safe })
  worker.post({ id: reports.length + 1, report: { checks: [], verdict: 'ok' } })
  expect(await pending).toEqual({ checks: [], verdict: 'ok' })
})

test('error: what fails inside is told by its message', async () => {
  const [page, worker] = createChannel()
  // A client that fails in a way that is none of the node's.
  const { client } = createPaperNode({
    answers: { eth_getBlockByNumber: () => ({ hash: '0x', number: 'x', timestamp: '0x1' }) },
  })
  serveVerification({ getClient: () => client, port: worker })
  const kernel = createVerificationClient(page)
  const error = await kernel.verifySafe({ chainId, safe }).catch((reason: unknown) => reason)
  expect(error).toBeInstanceOf(VerificationWorkerError)
  expect(error).toMatchObject({
    metaMessages: [expect.any(String)],
    shortMessage: expect.stringMatching(/^Verification stopped: ./),
  })
})
