import { demoAccounts } from '@countersign/devchain/accounts'
import { deploySafe, executeAsSafe } from '@countersign/devchain/testing'
import { TransactionDetailsSchema } from '@countersign/protocol/wire'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApi } from '../../../test/createTestApi.ts'
import { createTestChain, type TestChain } from '../../../test/createTestChain.ts'
import { setup, type TestWorld } from '../../../test/setup.ts'
import { signedProposal } from '../../../test/signedProposal.ts'
import { createChainClient } from '../../lib/createChainClient.ts'

const [alice, bob, carol] = demoAccounts
let chain: TestChain
beforeAll(async () => {
  chain = await createTestChain()
})
afterAll(() => chain.stop())

async function propose() {
  const safe = await deploySafe({ client: chain.client, owners: [alice.address, bob.address], threshold: 2 })
  const world = await setup(chain)
  await world.indexer.runToHead()
  const api = await createTestApi(world)
  const transaction = { nonce: 0n, to: carol.address, value: 1n }
  const proposal = await signedProposal({ client: chain.client, safe, signers: [alice, bob], transaction })
  const { status } = await api.post(`/v1/chains/31337/transactions/${safe}/propose`, proposal)
  expect(status).toBe(200)
  return { safe, safeTxHash: proposal.safeTxHash, world }
}

/** A new process with empty caches and no node. */
async function readDetails(world: TestWorld, safeTxHash: string) {
  const rpcUrls = { default: { http: ['http://127.0.0.1:1'] }, public: { http: ['http://127.0.0.1:1'] } }
  const config = { ...world.config, rpcUrls }
  const api = await createTestApi({ ...world, client: createChainClient(config), config })
  const { body } = await api.get(`/v1/chains/31337/transactions/${safeTxHash}`)
  const { detailedExecutionInfo: info, safeAddress, txStatus } = TransactionDetailsSchema.parse(body)
  const queue = await api.get(`/v1/chains/31337/safes/${safeAddress}/transactions/queued`)
  const history = await api.get(`/v1/chains/31337/safes/${safeAddress}/transactions/history`)
  expect([queue.status, history.status]).toEqual([200, 200])
  return { confirmations: info?.type === 'MULTISIG' ? info.confirmations : [], txStatus }
}

test('default: the verdict is stored with the signature and the block it was made at', async () => {
  const { safeTxHash, world } = await propose()
  const rows = await world.db.selectFrom('confirmation').where('safe_tx_hash', '=', safeTxHash).selectAll().execute()
  expect(rows.map(({ owner }) => owner).toSorted()).toEqual([alice.address, bob.address].toSorted())
  for (const row of rows)
    expect(row).toMatchObject({ kind: 'eoa', verdict: 'valid', verified_block: expect.any(Number) })
})

test('behavior: reading uses the stored verdict; it recovers nothing and calls no node', async () => {
  const { safeTxHash, world } = await propose()
  const change = world.db
    .updateTable('confirmation')
    .where('safe_tx_hash', '=', safeTxHash)
    .where('owner', '=', bob.address)
  const before = await readDetails(world, safeTxHash)
  expect(before).toMatchObject({ txStatus: 'AWAITING_EXECUTION' })
  // It does not recover to Bob: verification on read would drop it.
  const broken = `0x${'11'.repeat(64)}1b` as const
  await change.set({ signature: broken }).execute()
  const spoiled = await readDetails(world, safeTxHash)
  expect(spoiled.txStatus).toBe('AWAITING_EXECUTION')
  expect(spoiled.confirmations.map(({ signature }) => signature)).toContain(broken)
  // Conversely, verification on read would count a valid one again.
  const right = before.confirmations.find(({ signer }) => signer.value === bob.address)?.signature
  await change.set({ signature: right ?? broken, verdict: 'invalid' }).execute()
  const judged = await readDetails(world, safeTxHash)
  expect(judged.txStatus).toBe('AWAITING_CONFIRMATIONS')
  expect(judged.confirmations.map(({ signer }) => signer.value)).toEqual([alice.address])
})

test('behavior: signatures that the chain accepted were recovered when they were indexed', async () => {
  const { safe, world } = await propose()
  const transaction = { to: carol.address, value: 0n }
  const { safeTxHash } = await executeAsSafe({ client: chain.client, safe, transaction })
  await world.indexer.runToHead()
  const stored = await world.db
    .selectFrom('execution_signature')
    .where('safe_tx_hash', '=', safeTxHash)
    .selectAll()
    .execute()
  expect(stored.map(({ owner }) => owner).toSorted()).toEqual([alice.address, bob.address].toSorted())
  expect(await readDetails(world, safeTxHash)).toMatchObject({ confirmations: [{}, {}], txStatus: 'SUCCESS' })
})
