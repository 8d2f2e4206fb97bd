import { createClient as createServiceClient } from '@countersign/client'
import { chainId, startDevchain } from '@countersign/devchain'
import { demoAccounts } from '@countersign/devchain/accounts'
import { createTestClient, deploySafe, toSafeTransaction } from '@countersign/devchain/testing'
import { createHashApproval, hashSafeTransaction, type SafeTransaction, verifyOwn } from '@countersign/protocol'
import { type Address, createClient, defineChain, type Hex, http } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createLocalStore } from '../../lib/createLocalStore.ts'
import { createMemoryStorage } from '../../lib/openStorage.ts'
import { type Draft, DraftsSchema, noDrafts, saveDraft } from '../ledger/drafts.ts'
import { LedgerSchema } from '../ledger/ledger.ts'
import { toStored } from '../ledger/StoredTransaction.ts'
import { readNested } from './readNested.ts'

const [alice, bob, carol] = demoAccounts
const version = '1.4.1'
let world: Awaited<ReturnType<typeof setup>>
beforeAll(async () => {
  world = await setup()
})
afterAll(() => world.stop())

/** Bob owns the top, which owns the middle, which owns the bottom together with Alice. */
async function setup() {
  const devchain = await startDevchain()
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

/** The transaction of an owner that approves another Safe's. */
function approve(safe: Address, transaction: SafeTransaction): SafeTransaction {
  const parameters = { chainId, safe, safeTxHash: hashOf(safe, transaction), version }
  const { call } = createHashApproval({ ...parameters, transaction: verifyOwn(transaction) })
  return toSafeTransaction({ ...call, nonce: 0n })
}

function read(outer: SafeTransaction, known: readonly [Address, SafeTransaction, Hex?][]) {
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
    drafts,
    ledger: createLocalStore({ empty: [], key: 'ledger', schema: LedgerSchema, storage }),
    // It knows nothing.
    service: createServiceClient({
      baseUrl: 'http://service.test',
      fetch: async () => Response.json({ code: 'NOT_FOUND', message: 'No.' }, { status: 404 }),
    }),
  }
  return readNested(services, { chainId, outer: verifyOwn(outer) })
}

const payment = toSafeTransaction({ nonce: 0n, to: carol.address, value: 1n })

test('default: approvals are followed to the transaction at the bottom, each in its own Safe', async () => {
  const { bottom, middle } = world
  const below = approve(bottom, payment)
  const { checks, levels } = await read(approve(middle, below), [
    [middle, below],
    [bottom, payment],
  ])
  expect(
    levels.map(({ act, id, state, transaction, valid }) => [
      act,
      id.address,
      id.safeTxHash,
      state?.threshold,
      transaction?.value.to,
      valid,
    ]),
  ).toEqual([
    ['approve', middle, hashOf(middle, below), 1, bottom, 0],
    ['approve', bottom, hashOf(bottom, payment), 2, carol.address, 0],
  ])
  expect(checks.map(({ code, verdict }) => [code, verdict])).toEqual([
    ['INNER_AGREES', 'ok'],
    ['INNER_AGREES', 'ok'],
  ])
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
