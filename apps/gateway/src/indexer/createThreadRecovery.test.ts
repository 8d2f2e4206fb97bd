import { demoAccounts } from '@countersign/devchain/accounts'
import { type Hex, keccak256, numberToHex, pad } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { recoverHere } from '../lib/recoverSignatures.ts'
import { type CreateThreadRecoveryParameters, createThreadRecovery } from './createThreadRecovery.ts'

const [alice] = demoAccounts
const account = privateKeyToAccount(alice.privateKey)
/** Enough for a thread, in two parts. */
const many = 510
const obedient = { entry: new URL('../../test/recoveringJobs.mjs', import.meta.url) }

function setup(parameters: CreateThreadRecoveryParameters) {
  const recovery = createThreadRecovery(parameters)
  onTestFinished(() => recovery.stop())
  return recovery
}

/** With the thread that ships, which takes seconds to start from its source: one for the tests that need no other. */
const shipped = createThreadRecovery()
afterAll(shipped.stop)

/** As many as are asked for, one of them Alice's; the thread of the tests reads its orders from the first. */
async function request({ count = many, order = '1b' } = {}) {
  const hash = keccak256('0x01')
  const data: Hex = `${pad('0x01', { size: 64 })}${order}`
  const others = Array.from({ length: count - 1 }, () => ({ data, hash, kind: 'eoa' as const }))
  return [...others, { data: await account.sign({ hash }), hash, kind: 'eoa' as const }]
}

const listThreads = (makers: readonly (string | null)[]) => new Set(makers)

test('default: the thread finds the same signers as this one, in the requested order', async () => {
  const { recover } = shipped
  const requested = await request()
  const makers = await recover(requested)
  expect(makers).toHaveLength(many)
  expect(makers.at(-1)).toBe(alice.address)
  expect(makers).toEqual(await recoverHere(requested))
})

test('behavior: a few are not worth a thread', async () => {
  const { recover } = setup(obedient)
  expect((await recover(await request({ count: 249 }))).at(-1)).toBe(alice.address)
  expect((await recover(await request({ count: 250 }))).at(-1)).not.toBe(alice.address)
})

test('behavior: without work the thread ends, and with the next work there is another', async () => {
  const { recover } = setup({ ...obedient, idle: 50 })
  // Made in advance: the thread must not end while a busy machine makes them.
  const requested = await request()
  const first = listThreads(await recover(requested))
  expect(listThreads(await recover(requested))).toEqual(first)
  await expect.poll(async () => listThreads(await recover(requested)), { interval: 200 }).not.toEqual(first)
})

test.each([
  ['ends', 'bb'],
  ['hangs', 'aa'],
  ['answers something else', 'cc'],
])('error: what a thread that %s leaves is recovered here', async (_, order) => {
  const { recover } = setup({ ...obedient, timeout: 500 })
  const makers = await recover(await request({ order }))
  expect(makers).toHaveLength(many)
  expect(makers.at(-1)).toBe(alice.address)
})

test('error: inputs that the thread rejects belong to nobody, and the others are found', async () => {
  const { recover } = shipped
  const [, ...requested] = await request()
  const strange = { data: numberToHex(1), hash: keccak256('0x01'), kind: 'eoa' } as const
  const makers = await recover([strange, ...requested])
  expect(makers[0]).toBeNull()
  expect(makers.at(-1)).toBe(alice.address)
})

test('error: one that is stopped during a request still responds, and serves the next', async () => {
  const { recover, stop } = shipped
  const answering = recover(await request())
  await stop()
  expect((await answering).at(-1)).toBe(alice.address)
  expect((await recover(await request())).at(-1)).toBe(alice.address)
})
