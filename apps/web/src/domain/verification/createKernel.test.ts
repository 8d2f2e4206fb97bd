import type { VerificationCalls } from '@countersign/protocol/verify'
import { expect, test } from 'vitest'
import { createKernel, type KernelHost } from './createKernel.ts'

const question = { chainId: 31337, safe: '0xF71902B32C9854DB8d6f70Afa6Dcf685F7df8d79' } as const

function createCalls(verifySafe: VerificationCalls['verifySafe']): VerificationCalls {
  const notRequested = () => Promise.reject(new Error('not asked'))
  return {
    proveSafe: notRequested,
    readSafeRange: notRequested,
    verifyHistory: notRequested,
    verifyMessage: notRequested,
    verifyQueue: notRequested,
    verifySafe,
    verifyOwnerProofs: notRequested,
    verifyTransfers: notRequested,
  }
}

const answering = (code: string) =>
  createCalls(async () => ({
    checks: [{ code, evidence: undefined, id: 'T01', message: '', verdict: 'unknown' }],
    facts: undefined,
    verdict: 'unknown',
  }))

function setup(startWorker: Parameters<typeof createKernel>[0]['startWorker']) {
  const places: KernelHost['kind'][] = []
  const starts = { page: 0 }
  const kernel = createKernel({
    startWorker,
    startInPage: async () => {
      starts.page += 1
      return { calls: answering('PAGE') }
    },
    onHost: ({ kind }) => places.push(kind),
  })
  const request = async () => (await kernel.verifySafe(question)).checks[0]?.code
  return { request, kernel, places, starts }
}

function createTrigger<value>() {
  let fire: (value: value) => void = () => {}
  const promise = new Promise<value>((resolve) => {
    fire = resolve
  })
  return { fire: (value: value) => fire(value), promise }
}

const never = new Promise<Error>(() => {})

test('default: one worker, started on the first question', async () => {
  let workers = 0
  const { request, places, starts } = setup(async () => {
    workers += 1
    return { calls: answering('WORKER'), broken: never }
  })
  expect(workers).toBe(0)
  expect(await Promise.all([request(), request()])).toEqual(['WORKER', 'WORKER'])
  expect(workers).toBe(1)
  expect(starts.page).toBe(0)
  expect(places).toEqual(['worker'])
})

test('behavior: warmed up, it is started once all the same', async () => {
  let workers = 0
  const { request, kernel } = setup(async () => {
    workers += 1
    return { calls: answering('WORKER'), broken: never }
  })
  kernel.warmUp()
  expect(workers).toBe(1)
  await request()
  expect(workers).toBe(1)
})

test('behavior: where no worker can run, the page verifies, and it is told', async () => {
  const { request, places, starts } = setup(() => Promise.reject(new Error('refused')))
  expect(await request()).toBe('PAGE')
  expect(await request()).toBe('PAGE')
  expect(starts.page).toBe(1)
  expect(places).toEqual(['page'])
})

test('behavior: what a breaking worker had in hand is done over in the page', async () => {
  const broke = createTrigger<Error>()
  const { request, places } = setup(async () => {
    const lost = broke.promise.then((error) => Promise.reject(error))
    return { calls: createCalls(() => lost), broken: broke.promise }
  })
  const answer = request()
  broke.fire(new Error('broken'))
  expect(await answer).toBe('PAGE')
  expect(places).toEqual(['worker', 'page'])
})

test('error: a failure of the question itself is not hidden', async () => {
  const { request } = setup(async () => ({ calls: createCalls(() => Promise.reject(new Error('no'))), broken: never }))
  await expect(request()).rejects.toThrow('no')
})

test('behavior: what could not be loaded is loaded for the next question', async () => {
  let failures = 2
  const start = async () => {
    failures -= 1
    if (failures >= 0) throw new TypeError('Failed to fetch')
    return { broken: never, calls: answering('WORKER') }
  }
  const kernel = createKernel({ onHost: () => {}, startInPage: start, startWorker: start })
  await expect(kernel.verifySafe(question)).rejects.toThrow('Failed to fetch')
  expect((await kernel.verifySafe(question)).checks[0]?.code).toBe('WORKER')
})
