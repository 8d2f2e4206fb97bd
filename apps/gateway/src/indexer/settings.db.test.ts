import { demoAccounts } from '@countersign/devchain/accounts'
import { demoModule, safeContracts } from '@countersign/devchain/demo-world'
import { deploySafe, executeAsSafe, safeAbi } from '@countersign/devchain/testing'
import { type Address, encodeFunctionData, type Hex, parseAbi, zeroAddress } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestChain, type TestChain } from '../../test/createTestChain.ts'
import { safeKinds } from '../../test/safeKinds.ts'
import { setup } from '../../test/setup.ts'
import { findSafe } from '../db/queries/findSafe.ts'
import { listSafesOfOwner } from '../db/queries/ownedSafes.ts'

const [alice, bob, carol, dave] = demoAccounts
const sentinel = '0x0000000000000000000000000000000000000001'
let chain: TestChain
beforeAll(async () => {
  chain = await createTestChain()
})
afterAll(() => chain.stop())

function change(safe: Address, data: Hex) {
  return executeAsSafe({ client: chain.client, safe, transaction: { data, to: safe } })
}

test.each(safeKinds)('default: settings of a Safe $version (L2: $l2) are those of the chain', async (kind) => {
  const { chainId, db, indexer } = await setup(chain)
  const owners = [alice.address, bob.address, carol.address]
  const safe = await deploySafe({ client: chain.client, owners, threshold: 1, ...kind })
  const calls = [
    encodeFunctionData({ abi: safeAbi, args: [dave.address, 2n], functionName: 'addOwnerWithThreshold' }),
    encodeFunctionData({ abi: safeAbi, args: [bob.address, carol.address, 1n], functionName: 'removeOwner' }),
    encodeFunctionData({ abi: safeAbi, args: [alice.address, bob.address, carol.address], functionName: 'swapOwner' }),
    encodeFunctionData({ abi: safeAbi, args: [demoModule], functionName: 'enableModule' }),
    encodeFunctionData({ abi: safeAbi, args: [dave.address], functionName: 'enableModule' }),
    encodeFunctionData({ abi: safeAbi, args: [sentinel, dave.address], functionName: 'disableModule' }),
    encodeFunctionData({ abi: safeAbi, args: [zeroAddress], functionName: 'setGuard' }),
    encodeFunctionData({ abi: safeAbi, args: [demoModule], functionName: 'setFallbackHandler' }),
  ]
  for (const data of calls) await change(safe, data)
  await indexer.runToHead()
  const actual = await chain.client.readContract({ abi: safeAbi, address: safe, functionName: 'getOwners' })
  const contracts = safeContracts[kind.version]
  expect(await findSafe(db, { address: safe, chainId })).toMatchObject({
    creation: { creator: alice.address, factory: contracts.proxyFactory, saltNonce: expect.any(BigInt) },
    fallbackHandler: demoModule,
    guard: null,
    moduleGuard: null,
    modules: [demoModule],
    nonce: BigInt(calls.length),
    owners: actual,
    singleton: kind.l2 && 'singletonL2' in contracts ? contracts.singletonL2 : contracts.singleton,
    threshold: 1,
  })
  expect(await listSafesOfOwner(db, { chainId, owner: dave.address })).toContain(safe)
  expect(await listSafesOfOwner(db, { chainId, owner: bob.address })).not.toContain(safe)
})

test('behavior: a migrated Safe has its new singleton', async () => {
  const { chainId, db, indexer } = await setup(chain)
  const safe = await deploySafe({ client: chain.client, l2: false, owners: [alice.address], threshold: 1 })
  await executeAsSafe({
    client: chain.client,
    safe,
    transaction: {
      data: encodeFunctionData({ abi: parseAbi(['function migrateL2Singleton()']) }),
      operation: 1,
      to: safeContracts['1.4.1'].safeMigration,
    },
  })
  await indexer.runToHead()
  expect((await findSafe(db, { address: safe, chainId }))?.singleton).toBe(safeContracts['1.4.1'].singletonL2)
})

test('behavior: proxies of unknown code are no Safes', async () => {
  const { chainId, db, indexer } = await setup(chain)
  const abi = parseAbi(['function createProxyWithNonce(address, bytes, uint256) returns (address)'])
  const { request, result } = await chain.client.simulateContract({
    abi,
    account: alice.address,
    address: safeContracts['1.4.1'].proxyFactory,
    args: [demoModule, '0x', 1n],
    functionName: 'createProxyWithNonce',
  })
  await chain.client.writeContract(request)
  await indexer.runToHead()
  expect(await findSafe(db, { address: result, chainId })).toBeUndefined()
})
