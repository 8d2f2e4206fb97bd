import { expect, test } from 'vitest'
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
