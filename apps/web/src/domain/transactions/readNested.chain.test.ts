import { createClient as createServiceClient } from '@countersign/client'
import { chainId } from '@countersign/devchain'
import { demoAccounts } from '@countersign/devchain/accounts'
import { borrowDevchain, createTestClient, deploySafe, toSafeTransaction } from '@countersign/devchain/testing'
import { encodeMultiSend } from '@countersign/protocol/decode'
import { hashSafeTransaction, type SafeTransaction } from '@countersign/protocol/hash'
import { createHashApproval, verifyOwn } from '@countersign/protocol/verify'
import { type Address, createClient, defineChain, encodeFunctionData, type Hex, http, parseAbi } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createLocalStore } from '../../lib/createLocalStore.ts'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { createMemoryStorage } from '../../lib/openStorage.ts'
import { ConfirmationsSchema, toStored } from '../signature-store/ConfirmationsSchema.ts'
import { type Draft, DraftsSchema, noDrafts } from '../signature-store/DraftsSchema.ts'
import { saveDraft } from '../signature-store/drafts.ts'
import { readNested } from './readNested.ts'

const t = createCatalogue('nested')

const [alice, bob, carol] = demoAccounts
const version = '1.4.1'
const multiSend = '0x9641d764fc13c8B624c04430C7356C1C7C8102e2'
let world: Awaited<ReturnType<typeof setup>>
beforeAll(async () => {
  world = await setup()
})
afterAll(() => world.stop())

/** Bob owns the top, which owns the middle, which owns the bottom together with Alice. */
async function setup() {
  const devchain = await borrowDevchain()
  const chain = defineChain({
    id: chainId,
    name: 'Embedded',
    nativeCurrency: { decimals: 18, name: 'Ether', symbol: 'ETH' },
    rpcUrls: { default: { http: [devchain.url] } },
  })
  const client = createTestClient(devchain.url)
  const top = await deploySafe({ client, owners: [bob.address], threshold: 1 })
  const middle = await deploySafe({ client, owners: [top], threshold: 1 })
  const bottom = await deploySafe({ client, owners: [middle, alice.address], threshold: 2 })
  const node = createClient({ chain, transport: http(devchain.url, { retryCount: 0 }) })
  return { bottom, chains: new Map([[chainId, node]]), middle, stop: () => devchain.stop(), top }
}

const hashOf = (safe: Address, transaction: SafeTransaction) =>
  hashSafeTransaction({ chainId, safe, transaction, version }).safeTxHash

/** An owner's transaction that approves another Safe's. */
function approve(safe: Address, transaction: SafeTransaction): SafeTransaction {
  const parameters = { chainId, safe, safeTxHash: hashOf(safe, transaction), version }
  const { call } = createHashApproval({ ...parameters, transaction: verifyOwn(transaction) })
  return toSafeTransaction({ ...call, nonce: 0n })
}

function read(outer: SafeTransaction, known: readonly [Address, SafeTransaction, Hex?][], safe = world.top) {
  const storage = createMemoryStorage()
  const drafts = createLocalStore({ empty: noDrafts, key: 'drafts', schema: DraftsSchema, storage })
  for (const [safe, transaction, safeTxHash = hashOf(safe, transaction)] of known) {
    const draft: Draft = {
      chainId,
      createdAt: 1,
      form: 'send',
      safe,
      safeTxHash,
      transaction: toStored(transaction),
      version,
    }
    drafts.update((all) => saveDraft(all, draft))
  }
  const services = {
    chains: world.chains,
    confirmations: createLocalStore({ empty: [], key: 'confirmations', schema: ConfirmationsSchema, storage }),
    drafts,
    // An empty service.
    service: createServiceClient({
      baseUrl: 'http://service.test',
      fetch: async () => Response.json({ code: 'NOT_FOUND', message: 'No.' }, { status: 404 }),
    }),
  }
  return readNested(services, { chainId, safe, outer: verifyOwn(outer) })
}

const payment = toSafeTransaction({ nonce: 0n, to: carol.address, value: 1n })

test('default: approvals are followed to the transaction at the bottom, each in its own Safe', async () => {
  const { bottom, middle, top } = world
  const below = approve(bottom, payment)
  const { checks, levels } = await read(approve(middle, below), [
    [middle, below],
    [bottom, payment],
  ])
  expect(
    levels.map(({ act, by, id, state, transaction, valid }) => [
      act,
      by,
      id.address,
      id.safeTxHash,
      state?.threshold,
      transaction?.value.to,
      valid,
    ]),
  ).toEqual([
    ['approve', top, middle, hashOf(middle, below), 1, bottom, 0],
    ['approve', middle, bottom, hashOf(bottom, payment), 2, carol.address, 0],
  ])
  expect(checks.map(({ code, verdict }) => [code, verdict])).toEqual([
    ['INNER_AGREES', 'ok'],
    ['INNER_AGREES', 'ok'],
  ])
})

/** A batch of several calls. */
function batch(...calls: readonly SafeTransaction[]): SafeTransaction {
  const data = encodeFunctionData({
    abi: parseAbi(['function multiSend(bytes transactions)']),
    args: [encodeMultiSend(calls)],
  })
  return toSafeTransaction({ data, nonce: 0n, operation: 1, to: multiSend })
}

test('behavior: several approvals in a batch, and one in a batch within it, are each followed to their end', async () => {
  const { bottom, middle } = world
  const other = { ...payment, nonce: 1n, to: bob.address }
  const below = approve(bottom, payment)
  const outer = batch(payment, approve(middle, below), batch(approve(bottom, other), approve(bottom, other)))
  const { checks, levels } = await read(outer, [
    [middle, below],
    [bottom, payment],
    [bottom, other],
  ])
  expect(levels.map(({ by, id, transaction }) => [by, id.safeTxHash, transaction?.value.to])).toEqual([
    [world.top, hashOf(middle, below), bottom],
    [middle, hashOf(bottom, payment), carol.address],
    [world.top, hashOf(bottom, other), bob.address],
  ])
  expect(checks.map(({ code }) => code)).toEqual(['INNER_AGREES', 'INNER_AGREES', 'INNER_AGREES'])
})

test('error: one hash among others that nobody explains is enough', async () => {
  const { bottom } = world
  const other = { ...payment, nonce: 1n }
  const { checks, levels } = await read(batch(approve(bottom, payment), approve(bottom, other)), [[bottom, payment]])
  expect(levels.map(({ transaction }) => transaction?.value.nonce)).toEqual([0n, undefined])
  expect(checks.filter(({ verdict }) => verdict === 'block')).toMatchObject([{ code: 'INNER_MISSING' }])
})

test('behavior: approvals that lead back to a Safe on the way are named, and come to an end', async () => {
  const { bottom, middle } = world
  const first = approve(bottom, payment)
  const second = approve(middle, first)
  const known: [Address, SafeTransaction][] = [
    [bottom, payment],
    [middle, first],
    [bottom, second],
  ]
  const { checks, levels } = await read(approve(bottom, second), known, middle)
  expect(levels.map(({ by, id }) => [by, id.address])).toEqual([
    [middle, bottom],
    [bottom, middle],
    [middle, bottom],
  ])
  const circles = checks.filter(({ code }) => code === 'NESTED_CIRCLE')
  expect(circles.map(({ title, verdict }) => [title, verdict])).toEqual([
    [t('leadsBack', { safe: middle }), 'warn'],
    [t('leadsBack', { safe: bottom }), 'warn'],
  ])
})

test('error: more than anybody reads, and deeper than anybody nests', async () => {
  const { bottom, middle } = world
  const payments = Array.from({ length: 33 }, (_, index) => ({ ...payment, nonce: BigInt(index) }))
  const many = await read(batch(...payments.map((each) => approve(bottom, each))), [])
  expect(many.levels).toHaveLength(32)
  expect(many.checks).toContainEqual(expect.objectContaining({ code: 'NESTED_TOO_MANY', verdict: 'block' }))
  const known: [Address, SafeTransaction][] = [[bottom, payment]]
  let outer = approve(bottom, payment)
  for (let depth = 0; depth < 8; depth += 1) {
    const safe = depth % 2 === 0 ? middle : bottom
    known.push([safe, outer])
    outer = approve(safe, outer)
  }
  const deep = await read(outer, known)
  expect(deep.levels).toHaveLength(8)
  expect(deep.checks).toContainEqual(expect.objectContaining({ code: 'NESTED_TOO_DEEP', verdict: 'block' }))
})

test('error: a hash that nobody explains, or that is explained by something else, is not signed', async () => {
  const { bottom } = world
  const outer = approve(bottom, payment)
  const unknown = await read(outer, [])
  expect(unknown.levels).toMatchObject([{ id: { address: bottom }, transaction: undefined }])
  expect(unknown.checks).toMatchObject([{ code: 'INNER_MISSING', verdict: 'block' }])
  const other = { ...payment, to: bob.address }
  const lied = await read(outer, [[bottom, other, hashOf(bottom, payment)]])
  expect(lied.checks.filter(({ verdict }) => verdict === 'block')).toContainEqual(
    expect.objectContaining({ code: 'INNER_MISMATCH' }),
  )
})

test('behavior: what speaks for no other Safe has no levels', async () => {
  expect(await read(payment, [])).toEqual({ checks: [], levels: [] })
})
