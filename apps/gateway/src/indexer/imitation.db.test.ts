import { demoAccounts } from '@countersign/devchain/accounts'
import { deploySafe, executeAsSafe, hashOnChain, toSafeTransaction } from '@countersign/devchain/testing'
import { type Address, concat, getAddress, type Hex, numberToHex, pad, toEventSelector } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestChain, type TestChain } from '../../test/createTestChain.ts'
import { setup } from '../../test/setup.ts'
import { findSafe } from '../db/queries/findSafe.ts'
import { listHistoryPage } from '../db/queries/listHistoryPage.ts'
import { findMultisigTransaction } from '../db/queries/loadMultisigTransactions.ts'
import { insertProposal } from '../db/queries/proposals.ts'
import { listQueuePage } from '../db/queries/queue.ts'

const [alice, bob] = demoAccounts
/** Contracts that emit a log with the first two (three) words of their input as topics and the next as data. */
const forgers = {
  two: '0x601380600b6000396000f36020604060003760203560003560206000a200',
  three: '0x601680600b6000396000f36020606060003760403560203560003560206000a300',
} as const
let chain: TestChain
beforeAll(async () => {
  chain = await createTestChain()
})
afterAll(() => chain.stop())

async function deployForger(data: Hex): Promise<Address> {
  const hash = await chain.client.sendTransaction({ account: alice.address, data })
  const { contractAddress } = await chain.client.getTransactionReceipt({ hash })
  if (!contractAddress) throw new Error('The contract was not deployed.')
  return getAddress(contractAddress)
}

/** Makes a Safe emit a log of any contents. */
async function forge(safe: Address, topics: readonly Hex[], word: bigint): Promise<void> {
  const data = concat([...topics, numberToHex(word, { size: 32 })])
  const to = await deployForger(topics.length === 3 ? forgers.three : forgers.two)
  await executeAsSafe({ client: chain.client, safe, transaction: { data, operation: 1, to } })
}

test('behavior: a Safe cannot mark the transaction of another one as executed or confirmed', async () => {
  const { chainId, db, indexer } = await setup(chain)
  const victim = await deploySafe({ client: chain.client, owners: [alice.address], threshold: 1 })
  const attacker = await deploySafe({ client: chain.client, owners: [bob.address], threshold: 1 })
  const transaction = toSafeTransaction({ nonce: 0n, to: bob.address, value: 0n })
  const safeTxHash = await hashOnChain(chain.client, victim, transaction)
  const proposal = {
    chainId,
    origin: null,
    proposer: alice.address,
    safe: victim,
    safeTxHash,
    transaction,
    trusted: true,
  }
  await insertProposal(db, proposal)
  await forge(attacker, [toEventSelector('ExecutionSuccess(bytes32,uint256)'), safeTxHash], 0n)
  await forge(attacker, [toEventSelector('ApproveHash(bytes32,address)'), safeTxHash, pad(alice.address)], 0n)
  await indexer.runToHead()
  expect(
    await db.selectFrom('multisig_execution').where('safe_tx_hash', '=', safeTxHash).selectAll().execute(),
  ).toHaveLength(1)
  expect(await db.selectFrom('approved_hash').where('hash', '=', safeTxHash).selectAll().execute()).toHaveLength(1)
  expect(await findMultisigTransaction(db, { chainId, safeTxHash })).toMatchObject({
    confirmations: [],
    execution: undefined,
    safe: victim,
  })
  const queue = { chainId, isTrustedOnly: true, limit: 5, nonce: 0n, offset: 0, safe: victim }
  expect(await listQueuePage(db, queue)).toHaveLength(1)
  expect((await listHistoryPage(db, { chainId, limit: 5, offset: 0, safe: victim })).entries).toEqual([])

  await executeAsSafe({ client: chain.client, safe: victim, transaction })
  await indexer.runToHead()
  expect(await findMultisigTransaction(db, { chainId, safeTxHash })).toMatchObject({
    confirmations: [{ owner: alice.address }],
    execution: { success: true },
    safe: victim,
  })
  expect(await listQueuePage(db, queue)).toEqual([])
})

test('behavior: events that cannot be read are left out and nothing else', async () => {
  const { chainId, db, indexer } = await setup(chain)
  const safe = await deploySafe({ client: chain.client, owners: [bob.address], threshold: 1 })
  const nonsense: Hex = `0x${'ff'.repeat(32)}`
  await forge(safe, [toEventSelector('SafeSetup(address,address[],uint256,address,address)'), nonsense], 2n ** 255n)
  await forge(safe, [toEventSelector('ChangedThreshold(uint256)'), nonsense], 2n ** 255n)
  await indexer.runToHead()
  expect(await findSafe(db, { address: safe, chainId })).toMatchObject({
    nonce: 2n,
    owners: [bob.address],
    threshold: 1,
  })
})
