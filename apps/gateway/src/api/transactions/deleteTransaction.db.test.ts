import { type DemoAccount, demoAccounts } from '@countersign/devchain/accounts'
import { deploySafe, executeAsSafe } from '@countersign/devchain/testing'
import { getDeleteRequestTypedData, getTotp } from '@countersign/protocol/hash'
import type { Address, Hex } from 'viem'
import { privateKeyToAccount, signMessage } from 'viem/accounts'
import { bytesToHex, hashTypedData, numberToHex } from 'viem/utils'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApi } from '../../../test/createTestApi.ts'
import { createTestChain, type TestChain } from '../../../test/createTestChain.ts'
import { sendJson } from '../../../test/sendJson.ts'
import { setup as setupWorld } from '../../../test/setup.ts'
import { signedProposal } from '../../../test/signedProposal.ts'
import { toHighS } from '../../../test/toHighS.ts'

const [alice, bob, carol, dave] = demoAccounts
let chain: TestChain
beforeAll(async () => {
  chain = await createTestChain()
})
afterAll(() => chain.stop())

const payment = { nonce: 0n, to: dave.address, value: 0n }
const hour = () => getTotp(Date.now() / 1000)

async function setup() {
  const world = await setupWorld(chain)
  const { client } = chain
  const safe = await deploySafe({ client, owners: [alice.address, bob.address], threshold: 1 })
  const api = await createTestApi(world)
  const propose = async ({ sender = alice, signers }: { sender?: DemoAccount; signers?: DemoAccount[] } = {}) => {
    const body = await signedProposal({ client, safe, sender, ...(signers ? { signers } : {}), transaction: payment })
    await api.post(`/v1/chains/31337/transactions/${safe}/propose`, body)
    return body.safeTxHash
  }
  const remove = (hash: Hex, signature: Hex) =>
    sendJson(api, 'DELETE', `/v1/chains/31337/transactions/${hash}`, { signature })
  return { api, propose, remove, safe, world }
}

const typedData = (safe: Address, safeTxHash: Hex, { chainId = 31337, totp = hour() } = {}) =>
  getDeleteRequestTypedData({ chainId, safe, safeTxHash, totp })

const signDelete = (account: DemoAccount, ...parameters: Parameters<typeof typedData>) =>
  privateKeyToAccount(account.privateKey).signTypedData(typedData(...parameters))

test('default', async () => {
  const { api, propose, remove, safe } = await setup()
  const hash = await propose()
  const signature = await signDelete(alice, safe, hash)
  expect(await remove(hash, signature)).toEqual({ body: undefined, status: 200 })
  expect((await api.get(`/v1/chains/31337/transactions/${hash}`)).status).toBe(404)
  expect((await api.get(`/v1/chains/31337/safes/${safe}/transactions/queued`)).body).toMatchObject({ results: [] })
  // A retry after a lost response.
  expect(await remove(hash, signature)).toEqual({ body: undefined, status: 200 })
})

test('behavior: the signature of the hour before, and one by eth_sign', async () => {
  const { propose, remove, safe } = await setup()
  const hash = await propose()
  expect((await remove(hash, await signDelete(alice, safe, hash, { totp: hour() - 1n }))).status).toBe(200)
  await propose()
  const raw = hashTypedData(typedData(safe, hash))
  const signed = await signMessage({ message: { raw }, privateKey: alice.privateKey })
  const marked: Hex = `0x${signed.slice(2, -2)}${numberToHex(Number(`0x${signed.slice(-2)}`) + 4).slice(2)}`
  expect((await remove(hash, marked)).status).toBe(200)
})

test('behavior: it can be proposed again, without the old signatures', async () => {
  const { propose, remove, safe, world } = await setup()
  const hash = await propose({ signers: [alice, bob] })
  await remove(hash, await signDelete(alice, safe, hash))
  await propose()
  const confirmations = await world.db.selectFrom('confirmation').select('owner').execute()
  expect(confirmations).toEqual([{ owner: alice.address }])
})

test('error: the signature of a deletion deletes nothing that is proposed again', async () => {
  const { propose, remove, safe } = await setup()
  const hash = await propose()
  const signature = await signDelete(alice, safe, hash)
  expect((await remove(hash, signature)).status).toBe(200)
  await propose()
  const refusal = { body: { code: 'REPLAYED_SIGNATURE' }, status: 422 }
  expect(await remove(hash, signature)).toMatchObject(refusal)
  // The same signature in another encoding: v is 0/1 or 27/28.
  const rewritten: Hex = `0x${signature.slice(2, -2)}0${Number(`0x${signature.slice(-2)}`) - 27}`
  expect((await remove(hash, rewritten)).status).toBe(422)
  // Another signature of hers is a new request.
  expect((await remove(hash, await signDelete(alice, safe, hash, { totp: hour() - 1n }))).status).toBe(200)
})

test('behavior: subscribers are notified', async () => {
  const { api, propose, remove, safe, world } = await setup()
  await world.indexer.runToHead()
  const hash = await propose()
  await remove(hash, await signDelete(alice, safe, hash))
  expect((await api.get(`/v1/chains/31337/safes/${safe}`)).body).toMatchObject({
    txQueuedTag: expect.stringMatching(/^\d+$/),
  })
})

test('error: others, other hours, other chains and other Safes', async () => {
  const { propose, remove, safe } = await setup()
  const hash = await propose()
  const other = await deploySafe({ client: chain.client, owners: [alice.address], threshold: 1 })
  for (const signature of [
    await signDelete(bob, safe, hash),
    await signDelete(carol, safe, hash),
    await signDelete(alice, safe, hash, { totp: hour() - 2n }),
    await signDelete(alice, safe, hash, { totp: hour() + 1n }),
    await signDelete(alice, safe, hash, { chainId: 1 }),
    await signDelete(alice, other, hash),
    await signDelete(alice, safe, `0x${'11'.repeat(32)}`),
    toHighS(await signDelete(alice, safe, hash)),
    `0x${'00'.repeat(65)}` as const,
  ])
    expect(await remove(hash, signature)).toMatchObject({
      body: { code: 'INVALID_SIGNATURE', message: expect.stringContaining(alice.address) },
      status: 422,
    })
})

test('error: unknown', async () => {
  const { remove, safe } = await setup()
  const hash = `0x${'11'.repeat(32)}` as const
  expect(await remove(hash, await signDelete(alice, safe, hash))).toMatchObject({
    body: { code: 'TRANSACTION_NOT_FOUND' },
    status: 404,
  })
})

test('error: executed', async () => {
  const { propose, remove, safe, world } = await setup()
  const hash = await propose()
  await executeAsSafe({ client: chain.client, safe, transaction: payment })
  await world.indexer.runToHead()
  expect(await remove(hash, await signDelete(alice, safe, hash))).toMatchObject({
    body: { code: 'ALREADY_EXECUTED' },
    status: 422,
  })
})

test('error: confirmed by others, proposed by nobody', async () => {
  const { propose, remove, safe, world } = await setup()
  const hash = await propose()
  await world.db.updateTable('proposal').set({ proposer: null }).execute()
  expect(await remove(hash, await signDelete(alice, safe, hash))).toMatchObject({ body: { code: 'NO_PROPOSER' } })
})

/** Deletions that are stored already. */
const storeDeletions = (
  { safe, world }: Awaited<ReturnType<typeof setup>>,
  { age = 0, count, hash, signature }: { age?: number; count: number; hash: Hex; signature: Hex },
) =>
  world.db
    .insertInto('deleted_proposal')
    .values(
      Array.from({ length: count }, () => ({
        chain_id: 31337,
        deleted_at: new Date(Date.now() - age * 3_600_000),
        safe,
        safe_tx_hash: hash,
        signature,
      })),
    )
    .execute()

test('error: a signature larger than a contract owner needs', async () => {
  const { propose, remove } = await setup()
  expect(await remove(await propose(), `0x${'11'.repeat(32_769)}`)).toMatchObject({
    body: { code: 'INVALID_SIGNATURE', message: expect.stringContaining('32768') },
    status: 422,
  })
})

test('error: deleted twenty times within two hours', async () => {
  const world = await setup()
  const hash = await world.propose()
  await storeDeletions(world, { count: 20, hash, signature: `0x${'11'.repeat(65)}` })
  expect(await world.remove(hash, await signDelete(alice, world.safe, hash))).toMatchObject({
    body: { code: 'TOO_MANY_DELETIONS' },
    status: 422,
  })
})

test('error: a Safe whose deletions have used their quota', async () => {
  const world = await setup()
  const hash = await world.propose()
  const signature = bytesToHex(crypto.getRandomValues(new Uint8Array(32_768)))
  await storeDeletions(world, { count: 250, hash: `0x${'22'.repeat(32)}`, signature })
  const signed = await signDelete(alice, world.safe, hash)
  expect(await world.remove(hash, signed)).toMatchObject({ body: { code: 'STORAGE_FULL' }, status: 422 })
  // Expired ones are deleted.
  await world.world.db
    .updateTable('deleted_proposal')
    .set({ deleted_at: new Date(Date.now() - 4 * 3_600_000) })
    .execute()
  expect((await world.remove(hash, signed)).status).toBe(200)
  expect(await world.world.db.selectFrom('deleted_proposal').select('safe_tx_hash').execute()).toEqual([
    { safe_tx_hash: hash },
  ])
})
