import { demoAccounts } from '@countersign/devchain/accounts'
import { type SafeVersion, safeContracts } from '@countersign/devchain/demo-world'
import {
  deploySafe,
  encodeExecTransaction,
  encodeSafeSetup,
  executeAsSafe,
  hashOnChain,
  safeAbi,
  signHash,
  toSafeTransaction,
} from '@countersign/devchain/testing'
import { type Address, BaseError, encodeFunctionData, parseAbi, parseEther } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestChain, type TestChain } from '../../test/createTestChain.ts'
import { setup, type TestWorld } from '../../test/setup.ts'
import { findSafe } from '../db/queries/findSafe.ts'
import { listHistoryPage } from '../db/queries/listHistoryPage.ts'
import { findMultisigTransaction } from '../db/queries/loadMultisigTransactions.ts'
import type { ChainClient } from '../lib/createChainClient.ts'
import { createIndexer } from './createIndexer.ts'

const [alice, bob, carol, dave] = demoAccounts
const versions: SafeVersion[] = ['0.1.0', '1.0.0', '1.1.0', '1.1.1', '1.2.0']
const factoryAbi = parseAbi([
  'function createProxy(address singleton, bytes initializer) returns (address)',
  'function createProxyWithNonce(address singleton, bytes initializer, uint256 saltNonce) returns (address)',
])
let chain: TestChain
beforeAll(async () => {
  chain = await createTestChain()
})
afterAll(() => chain.stop())

const deploy = (version: SafeVersion) =>
  deploySafe({
    client: chain.client,
    l2: false,
    owners: [alice.address, bob.address, carol.address],
    threshold: 2,
    version,
  })
const fund = (safe: Address, value = parseEther('2')) =>
  chain.client.sendTransaction({ account: alice.address, to: safe, value })

async function listTypes({ chainId, db }: TestWorld, safe: Address) {
  const { entries } = await listHistoryPage(db, { chainId, limit: 10, offset: 0, safe })
  return entries.map(({ items }) => items.map(({ type }) => type))
}

test.each(versions)('default: a Safe of %s with all that it did and got', async (version) => {
  const world = await setup(chain)
  const { chainId, db, indexer } = world
  const safe = await deploy(version)
  await indexer.runToHead()
  expect(await findSafe(db, { address: safe, chainId })).toMatchObject({
    creation: { factory: safeContracts[version].proxyFactory },
    owners: [alice.address, bob.address, carol.address],
    singleton: safeContracts[version].singleton,
    threshold: 2,
  })
  await fund(safe)
  await indexer.runToHead()
  const transaction = { to: dave.address, value: parseEther('0.5') }
  await executeAsSafe({ client: chain.client, safe, transaction })
  const { hash, safeTxHash } = await executeAsSafe({ client: chain.client, executor: dave.address, safe, transaction })
  const data = encodeFunctionData({ abi: safeAbi, args: [dave.address, 1n], functionName: 'addOwnerWithThreshold' })
  await executeAsSafe({ client: chain.client, safe, transaction: { data, to: safe } })
  await indexer.runToHead()
  const record = await findMultisigTransaction(db, { chainId, safeTxHash })
  expect(record).toMatchObject({
    execution: { executor: dave.address, success: true, threshold: 2, transactionHash: hash },
    safe,
    transaction: { ...toSafeTransaction({ ...transaction, nonce: 1n }) },
  })
  expect(record?.confirmations.map(({ owner }) => owner).toSorted()).toEqual([alice.address, bob.address].toSorted())
  expect(await findSafe(db, { address: safe, chainId })).toMatchObject({ nonce: 3n, threshold: 1 })
  expect((await findSafe(db, { address: safe, chainId }))?.owners).toContain(dave.address)
  expect(await listTypes(world, safe)).toEqual([['multisig'], ['multisig'], ['multisig'], ['transfer']])
})

test.each(versions)('behavior: a failed execution of a Safe of %s is indexed as failed', async (version) => {
  const { chainId, db, indexer } = await setup(chain)
  const safe = await deploy(version)
  const { safeTxHash } = await executeAsSafe({
    client: chain.client,
    safe,
    transaction: { safeTxGas: 100_000n, to: dave.address, value: parseEther('100') },
  })
  await indexer.runToHead()
  expect(await findMultisigTransaction(db, { chainId, safeTxHash })).toMatchObject({
    execution: { success: false },
    transaction: { nonce: 0n, to: dave.address },
  })
})

test.each(['1.0.0', '1.1.1'] as const)(
  'behavior: what another Safe makes one of %s do, or sends it',
  async (version) => {
    const world = await setup(chain)
    const { chainId, db, indexer } = world
    const inner = await deploy(version)
    const outer = await deploySafe({ client: chain.client, owners: [alice.address], threshold: 1 })
    await fund(outer)
    await executeAsSafe({ client: chain.client, safe: outer, transaction: { to: inner, value: 9n } })
    const transaction = toSafeTransaction({ nonce: 0n, to: dave.address, value: 7n })
    const safeTxHash = await hashOnChain(chain.client, inner, transaction)
    const signatures = await signHash(safeTxHash, [alice.address, bob.address])
    await executeAsSafe({
      client: chain.client,
      safe: outer,
      transaction: { data: encodeExecTransaction(transaction, signatures), to: inner },
    })
    await indexer.runToHead()
    expect(await findMultisigTransaction(db, { chainId, safeTxHash })).toMatchObject({
      execution: { executor: outer, success: true },
      transaction,
    })
    const got = await db
      .selectFrom('transfer')
      .where('safe', '=', inner)
      .select(['recipient', 'sender', 'value'])
      .execute()
    expect(got).toEqual([
      { recipient: inner, sender: outer, value: 9n },
      { recipient: dave.address, sender: inner, value: 7n },
    ])
  },
)

test('behavior: a Safe created by a contract is identified by the state of its block, one of unknown code is none', async () => {
  const { chainId, db, indexer } = await setup(chain)
  const { proxyFactory, singleton } = safeContracts['1.1.1']
  const maker = await deploySafe({ client: chain.client, owners: [alice.address], threshold: 1 })
  const initializer = encodeSafeSetup({ owners: [bob.address], threshold: 1, version: '1.1.1' })
  const data = encodeFunctionData({
    abi: factoryAbi,
    args: [singleton, initializer, 77n],
    functionName: 'createProxyWithNonce',
  })
  await executeAsSafe({ client: chain.client, safe: maker, transaction: { data, to: proxyFactory } })
  await chain.client.writeContract({
    abi: factoryAbi,
    account: alice.address,
    address: proxyFactory,
    args: [safeContracts['1.4.1'].multiSend, '0x'],
    functionName: 'createProxy',
  })
  await indexer.runToHead()
  const made = await db.selectFrom('safe_creation').where('factory', '=', proxyFactory).select('safe').execute()
  const owned = await Promise.all(made.map(({ safe }) => findSafe(db, { address: safe, chainId })))
  expect(owned.filter((safe) => safe?.creation.initializer === null)).toMatchObject([
    { owners: [bob.address], singleton, threshold: 1 },
  ])
  expect(owned.every((safe) => safe?.singleton !== safeContracts['1.4.1'].multiSend)).toBe(true)
})

test('error: a node that remembers no state shows what was logged, and no more', async () => {
  const world = await setup(chain)
  const safe = await deploy('1.1.1')
  await fund(safe)
  const { safeTxHash } = await executeAsSafe({
    client: chain.client,
    safe,
    transaction: { to: dave.address, value: 1n },
  })
  const forgetful: ChainClient = {
    ...world.client,
    request: (async (request: { method: string }) => {
      if (request.method === 'eth_getBalance') throw new BaseError('missing trie node')
      return Reflect.apply(world.client.request, world.client, [request])
    }) as ChainClient['request'],
  }
  await createIndexer({ ...world, chain: world.config, client: forgetful }).runToHead()
  expect(await findMultisigTransaction(world.db, { chainId: world.chainId, safeTxHash })).toMatchObject({
    execution: { success: true },
  })
  expect(await listTypes(world, safe)).toEqual([['multisig']])
})
