import { type DemoAccount, demoAccounts } from '@countersign/devchain/accounts'
import { deploySafe, executeAsSafe, safeAbi } from '@countersign/devchain/testing'
import {
  getDelegateText,
  getDelegateTypedData,
  getDeleteRequestTypedData,
  getTotp,
  hashSafeMessage,
} from '@countersign/protocol/hash'
import { DelegatePageSchema } from '@countersign/protocol/wire'
import { sql } from 'kysely'
import {
  type Address,
  concat,
  domainSeparator,
  encodeFunctionData,
  getAddress,
  type Hex,
  hashStruct,
  keccak256,
  numberToHex,
  pad,
  parseAbi,
  stringToHex,
} from 'viem'
import { privateKeyToAccount, sign } from 'viem/accounts'
import { hashTypedData } from 'viem/utils'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { createRowCounter } from '../../../test/countRowsRead.ts'
import { createTestApi } from '../../../test/createTestApi.ts'
import { createTestChain, type TestChain } from '../../../test/createTestChain.ts'
import { sendJson } from '../../../test/sendJson.ts'
import { setup as setupWorld } from '../../../test/setup.ts'
import { signedProposal } from '../../../test/signedProposal.ts'
import { toHighS } from '../../../test/toHighS.ts'
import { evictDelegates, insertDelegate, listDelegators, maxOfSafe } from '../../db/queries/delegates.ts'
import { createChainClient } from '../../lib/createChainClient.ts'

/** Predecessor of the first owner in a Safe's linked list. */
const sentinel = '0x0000000000000000000000000000000000000001'

const [alice, bob, carol, dave] = demoAccounts
const [delegator, delegate] = [alice.address, dave.address]
let chain: TestChain
beforeAll(async () => {
  chain = await createTestChain()
})
afterAll(() => chain.stop())

const hour = () => getTotp(Date.now() / 1000)

type Body = Record<string, unknown>

const toAddress = (index: number) => getAddress(numberToHex(index, { size: 20 }))

async function setup() {
  const world = await setupWorld(chain)
  const { client } = chain
  const safe = await deploySafe({ client, owners: [alice.address, bob.address], threshold: 1 })
  const api = await createTestApi(world)
  const add = (body: Body, version = 'v2') =>
    sendJson(api, 'POST', `/${version}/chains/31337/delegates`, { delegate, delegator, label: 'Dave', ...body })
  const remove = (body: Body, path = '/v2/chains/31337') =>
    sendJson(api, 'DELETE', `${path}/delegates/${delegate}`, body)
  const list = async (query: string) =>
    DelegatePageSchema.parse((await api.get(`/v2/chains/31337/delegates?${query}`)).body)
  return { add, api, client, list, remove, safe, world }
}

const signDelegate = (
  account: DemoAccount = alice,
  { chainId = 31337, totp = hour() }: { chainId?: number | undefined; totp?: bigint } = {},
) => privateKeyToAccount(account.privateKey).signTypedData(getDelegateTypedData({ chainId, delegate, totp }))

/** A Safe contract signature: signer, offset of the bytes, bytes. */
function asContractSignature(contract: Address, bytes: Hex): Hex {
  const length = numberToHex((bytes.length - 2) / 2, { size: 32 })
  return concat([pad(contract, { size: 32 }), numberToHex(65, { size: 32 }), '0x00', length, bytes])
}

test('error: the other form of a signature, which anybody can make of it', async () => {
  const { add, remove, safe } = await setup()
  const signature = toHighS(await signDelegate())
  const refusal = { body: { code: 'INVALID_SIGNATURE' }, status: 422 }
  expect(await add({ safe, signature })).toMatchObject(refusal)
  expect(await add({ safe, signature: await signDelegate() })).toMatchObject({ status: 200 })
  expect(await remove({ delegator, safe, signature })).toMatchObject(refusal)
})

test('default', async () => {
  const { add, list, remove, safe } = await setup()
  const signature = await signDelegate()
  expect(await add({ safe, signature })).toEqual({ body: undefined, status: 200 })
  const stored = { delegate, delegator, label: 'Dave', safe }
  expect(await list(`safe=${safe}`)).toEqual({ count: 1, next: null, previous: null, results: [stored] })
  for (const query of [`delegate=${delegate}`, `delegator=${delegator}`, 'label=Dave'])
    expect((await list(query)).results).toEqual([stored])
  expect((await list(`safe=${safe}&label=Bob`)).results).toEqual([])

  // Adding it again renames it.
  await add({ label: 'Accountant', safe, signature })
  expect((await list(`safe=${safe}`)).results).toEqual([{ ...stored, label: 'Accountant' }])

  expect(await remove({ delegator, safe, signature })).toEqual({ body: undefined, status: 200 })
  expect(await list(`safe=${safe}`)).toMatchObject({ count: 0, results: [] })
})

test('behavior: pages', async () => {
  const { add, list, safe } = await setup()
  await add({ safe, signature: await signDelegate() })
  await add({ safe: null, signature: await signDelegate() })
  await add({ delegator: bob.address, safe, signature: await signDelegate(bob) })
  const first = await list(`delegate=${delegate}&cursor=${encodeURIComponent('limit=2&offset=0')}`)
  expect(first).toMatchObject({
    count: 3,
    next: expect.stringContaining('offset%3D2'),
    results: [{ safe }, { safe: null }],
  })
  const second = await list(`delegate=${delegate}&cursor=${encodeURIComponent('limit=2&offset=2')}`)
  expect(second).toMatchObject({ count: 3, next: null, results: [{ delegator: bob.address }] })
})

test('behavior: the forms of v1', async () => {
  const { add, list, remove, safe } = await setup()
  const text = getDelegateText({ delegate, totp: hour() })
  const plain = await sign({ hash: keccak256(stringToHex(text)), privateKey: alice.privateKey, to: 'hex' })
  const personal = await privateKeyToAccount(bob.privateKey).signMessage({ message: text })
  expect((await add({ safe, signature: plain })).body).toMatchObject({ code: 'INVALID_SIGNATURE' })
  expect((await add({ safe, signature: plain }, 'v1')).status).toBe(200)
  expect((await add({ delegator: bob.address, safe: null, signature: personal }, 'v1')).status).toBe(200)
  expect((await list(`delegate=${delegate}`)).count).toBe(2)

  expect((await remove({ delegate, safe, signature: plain }, `/v1/chains/31337/safes/${safe}`)).status).toBe(200)
  expect((await remove({ delegate, delegator: bob.address, signature: personal }, '/v1/chains/31337')).status).toBe(200)
  expect((await list(`delegate=${delegate}`)).count).toBe(0)
})

test('behavior: the hour before, and a domain without a chain', async () => {
  const { add, safe } = await setup()
  const { signTypedData } = privateKeyToAccount(alice.privateKey)
  const signature = await signTypedData(getDelegateTypedData({ chainId: undefined, delegate, totp: hour() - 1n }))
  expect((await add({ safe, signature })).status).toBe(200)
})

test('behavior: a contract delegates', async () => {
  const { add, client, list } = await setup()
  const contract = await deploySafe({ client, owners: [alice.address], threshold: 1 })
  const data = getDelegateTypedData({ chainId: 31337, delegate, totp: hour() })
  const { safeMessageHash } = hashSafeMessage({ chainId: 31337, message: data, safe: contract, version: '1.4.1' })
  const bytes = await sign({ hash: safeMessageHash, privateKey: alice.privateKey, to: 'hex' })
  expect(await add({ delegator: contract, safe: null, signature: bytes })).toMatchObject({ status: 200 })
  expect(await add({ delegator: contract, label: 'x', signature: asContractSignature(contract, bytes) })).toMatchObject(
    { status: 200 },
  )
  expect((await list(`delegator=${contract}`)).results).toMatchObject([{ label: 'x', safe: null }])
  expect(hashTypedData(data)).not.toBe(safeMessageHash)
})

test('behavior: a contract of old delegates is called with the bytes that were hashed', async () => {
  const { add, client, list } = await setup()
  const contract = await deploySafe({ client, owners: [alice.address], threshold: 1, version: '1.1.1' })
  const { domain, message, primaryType, types } = getDelegateTypedData({ chainId: 31337, delegate, totp: hour() })
  const struct = hashStruct({ data: message, primaryType, types })
  const hash = await client.readContract({
    abi: parseAbi(['function getMessageHash(bytes message) view returns (bytes32)']),
    address: contract,
    args: [concat(['0x1901', domainSeparator({ domain }), struct])],
    functionName: 'getMessageHash',
  })
  const bySigner = ({ privateKey }: DemoAccount) => sign({ hash, privateKey, to: 'hex' })
  expect(await add({ delegator: contract, signature: await bySigner(bob) })).toMatchObject({
    body: { code: 'INVALID_SIGNATURE' },
    status: 422,
  })
  expect(await add({ delegator: contract, signature: await bySigner(alice) })).toMatchObject({ status: 200 })
  expect((await list(`delegator=${contract}`)).results).toMatchObject([{ delegate, safe: null }])
})

test('behavior: a delegate leaves, from one Safe or from all', async () => {
  const { add, list, remove, safe } = await setup()
  await add({ safe, signature: await signDelegate() })
  await add({ safe: null, signature: await signDelegate() })
  await add({ delegator: bob.address, safe, signature: await signDelegate(bob) })
  expect((await remove({ safe, signature: await signDelegate(dave) })).status).toBe(200)
  expect((await list(`delegate=${delegate}`)).results).toMatchObject([{ delegator, safe: null }])
  expect((await remove({ delegator, signature: await signDelegate(dave) })).status).toBe(200)
  expect((await list(`delegate=${delegate}`)).count).toBe(0)
})

test('behavior: a delegate proposes and confirms nothing', async () => {
  const { add, api, client, list, safe, world } = await setup()
  const propose = (body: unknown) => api.post(`/v1/chains/31337/transactions/${safe}/propose`, body)
  const transaction = { nonce: 0n, to: carol.address }
  const body = await signedProposal({ client, safe, sender: dave, transaction })
  expect((await propose(body)).body).toMatchObject({ code: 'NOT_AN_OWNER' })

  await add({ safe: null, signature: await signDelegate() })
  const answer = await propose(body)
  expect(answer).toMatchObject({
    body: {
      detailedExecutionInfo: {
        confirmations: [],
        proposedByDelegate: { value: delegate },
        proposer: { value: delegator },
        trusted: true,
      },
    },
    status: 200,
  })
  expect(await propose(body)).toEqual(answer)
  const forged = await signedProposal({ client, safe, sender: dave, signers: [carol], transaction })
  expect((await propose(forged)).body).toMatchObject({ code: 'INVALID_SIGNATURE' })
  const several = await signedProposal({ client, safe, sender: dave, signers: [alice, dave], transaction })
  expect((await propose(several)).body).toMatchObject({ code: 'INVALID_SIGNATURE' })

  // The delegate may delete its own proposal.
  const { safeTxHash } = body
  const data = getDeleteRequestTypedData({ chainId: 31337, safe, safeTxHash, totp: hour() })
  const signature = await privateKeyToAccount(dave.privateKey).signTypedData(data)
  expect(await sendJson(api, 'DELETE', `/v1/chains/31337/transactions/${safeTxHash}`, { signature })).toMatchObject({
    status: 200,
  })

  // The delegate of a removed owner loses its rights.
  const left = encodeFunctionData({ abi: safeAbi, args: [sentinel, alice.address, 1n], functionName: 'removeOwner' })
  await executeAsSafe({ client, safe, signers: [bob.address], transaction: { data: left, to: safe } })
  const next = await signedProposal({ client, safe, sender: dave, transaction: { ...transaction, nonce: 1n } })
  const refused = await propose(next)
  expect(refused.body).toMatchObject({ code: 'NOT_AN_OWNER' })
  await add({ delegator: bob.address, safe, signature: await signDelegate(bob) })
  await world.indexer.runToHead()
  expect((await list(`safe=${safe}`)).results).toMatchObject([{ delegator: bob.address }])
})

test('behavior: delegates of a former owner are not listed', async () => {
  const { add, client, list, safe, world } = await setup()
  await add({ safe, signature: await signDelegate() })
  const left = encodeFunctionData({ abi: safeAbi, args: [sentinel, alice.address, 1n], functionName: 'removeOwner' })
  const { receipt } = await executeAsSafe({
    client,
    safe,
    signers: [bob.address],
    transaction: { data: left, to: safe },
  })
  expect(receipt.status).toBe('success')
  await world.indexer.runToHead()
  expect((await list(`safe=${safe}`)).count).toBe(0)
})

test('error: an earlier signature does not undo a removal', async () => {
  const { add, remove, safe } = await setup()
  const signature = await signDelegate()
  await add({ safe, signature })
  await remove({ delegator, signature: await signDelegate(dave) })
  const refused = { body: { code: 'REPLAYED_SIGNATURE' }, status: 422 }
  expect(await add({ safe, signature })).toMatchObject(refused)
  expect(await add({ safe: null, signature })).toMatchObject(refused)
  expect(await add({ safe, signature: await signDelegate(alice, { totp: hour() - 1n }) })).toMatchObject(refused)
})

test('error: signatures of others, of other hours and chains', async () => {
  const { add, remove, safe } = await setup()
  for (const signature of [
    await signDelegate(bob),
    await signDelegate(dave),
    await signDelegate(alice, { totp: hour() - 2n }),
    await signDelegate(alice, { totp: hour() + 1n }),
    await signDelegate(alice, { chainId: 1 }),
    `0x${'00'.repeat(65)}`,
  ])
    expect((await add({ safe, signature })).body).toMatchObject({ code: 'INVALID_SIGNATURE' })
  await add({ safe, signature: await signDelegate() })
  expect((await remove({ delegator, safe, signature: await signDelegate(bob) })).body).toMatchObject({
    code: 'INVALID_SIGNATURE',
  })
})

test('error: no owner, no Safe, no such delegate, no filter', async () => {
  const { add, api, remove, safe } = await setup()
  const signature = await signDelegate(carol)
  expect(await add({ delegator: carol.address, safe, signature })).toMatchObject({ body: { code: 'NOT_AN_OWNER' } })
  expect(await add({ safe: carol.address, signature })).toMatchObject({ body: { code: 'SAFE_NOT_FOUND' } })
  expect(await remove({ delegator, signature: await signDelegate() })).toMatchObject({
    body: { code: 'DELEGATE_NOT_FOUND' },
    status: 404,
  })
  expect(await remove({ safe, signature })).toMatchObject({ body: { code: 'DELEGATE_NOT_FOUND' }, status: 404 })
  expect(await remove({ signature })).toMatchObject({ status: 422 })
  expect(await api.get('/v2/chains/31337/delegates')).toMatchObject({
    body: { message: 'At least one property is required' },
    status: 422,
  })
})

test('error: more delegates than an account may have; one that is there is renamed all the same', async () => {
  const { add, world } = await setup()
  expect((await add({ signature: await signDelegate() })).status).toBe(200)
  const many = Array.from({ length: 199 }, (_, index) => ({
    chain_id: 31337,
    delegate: toAddress(index + 1),
    delegator,
    label: 'x',
  }))
  await world.db.insertInto('delegate').values(many).execute()
  const other = carol.address
  const typedData = getDelegateTypedData({ chainId: 31337, delegate: other, totp: hour() })
  const signature = await privateKeyToAccount(alice.privateKey).signTypedData(typedData)
  expect(await add({ delegate: other, signature })).toMatchObject({ body: { code: 'TOO_MANY_DELEGATES' }, status: 422 })
  expect((await add({ label: 'David', signature: await signDelegate() })).status).toBe(200)
})

test('behavior: delegates of unknown accounts without a Safe are evicted, the oldest first; those of owners stay', async () => {
  const { world } = await setup()
  await world.indexer.runToHead()
  const room = { chainId: 31337, max: 10, safe: null }
  const store = (by: Address, of: Address) =>
    world.db.transaction().execute(async (tx) => {
      await evictDelegates(tx, { ...room, delegate: of, delegator: by })
      await insertDelegate(tx, { chainId: 31337, delegate: of, delegator: by, expiresAt: null, label: 'x', safe: null })
    })
  await store(alice.address, dave.address)
  for (let index = 1; index <= 40; index++) await store(toAddress(index), dave.address)
  const rows = await world.db.selectFrom('delegate').select('delegator').execute()
  const delegators = rows.map((row) => row.delegator)
  expect(delegators.length).toBeLessThanOrEqual(11)
  expect(delegators).toContain(alice.address)
  expect(delegators).toContain(toAddress(40))
  expect(delegators).not.toContain(toAddress(1))
})

/** Rows as of a contract that imitates a Safe and names other owners whenever it is asked. */
const toRows = (safe: Address | null, count: number) =>
  Array.from({ length: count }, (_, index) => ({
    chain_id: 31337,
    delegate,
    delegator: toAddress(index + 1),
    label: 'x',
    safe,
  }))

test('error: more delegates than a Safe may have; one that is there is renamed all the same', async () => {
  const { add, safe, world } = await setup()
  await add({ safe, signature: await signDelegate() })
  await world.db
    .insertInto('delegate')
    .values(toRows(safe, maxOfSafe - 1))
    .execute()
  expect(await add({ delegator: bob.address, safe, signature: await signDelegate(bob) })).toMatchObject({
    body: { code: 'TOO_MANY_DELEGATES', message: expect.stringContaining(safe) },
    status: 422,
  })
  expect((await add({ label: 'David', safe, signature: await signDelegate() })).status).toBe(200)
})

test('behavior: a removal calls the node for a few accounts, however many delegators there are', async () => {
  const { safe, world } = await setup()
  await world.db.insertInto('delegate').values(toRows(safe, 500)).execute()
  await insertDelegate(world.db, { chainId: 31337, delegate, delegator, expiresAt: null, label: 'x', safe })
  let calls = 0
  const client = createChainClient(world.config, { onCall: () => void calls++, timeout: 120_000 })
  const api = await createTestApi({ ...world, client })
  const remove = (signature: Hex) =>
    sendJson(api, 'DELETE', `/v1/chains/31337/safes/${safe}/delegates/${delegate}`, { signature })
  expect(await remove(await signDelegate(carol))).toMatchObject({ body: { code: 'INVALID_SIGNATURE' }, status: 422 })
  expect(calls).toBeLessThan(200)
  // The one key that signed is found among all of them.
  expect((await remove(await signDelegate())).status).toBe(200)
})

test('behavior: a proposal reads the delegates of owners, not those of 10,000 other accounts', {
  tags: 'long',
}, async () => {
  const { safe, world } = await setup()
  for (let part = 0; part < 5; part += 1)
    await world.db
      .insertInto('delegate')
      .values(toRows(null, 10_000).slice(part * 2_000, (part + 1) * 2_000))
      .execute()
  await insertDelegate(world.db, { chainId: 31337, delegate, delegator, expiresAt: null, label: 'x', safe: null })
  await sql`analyze delegate`.execute(world.db)
  const counter = createRowCounter(world.databaseUrl)
  onTestFinished(() => counter.destroy())
  const owners = [alice.address, bob.address]
  const { result, rows } = await counter.count((db) => listDelegators(db, { chainId: 31337, delegate, owners, safe }))
  expect(result).toEqual([alice.address])
  expect(rows).toBeLessThan(10)
})
