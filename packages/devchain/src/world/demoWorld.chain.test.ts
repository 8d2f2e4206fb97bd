import { type Address, formatEther, formatUnits, parseAbi } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoAccounts } from '../accounts/demoAccounts.ts'
import { createTestClient, type TestClient } from '../client/createTestClient.ts'
import worldTransactions from '../contracts/artifacts/demo-world.json' with { type: 'json' }
import { demoModule, demoTokens } from '../contracts/demoTokens.ts'
import { safeAbi } from '../contracts/safeAbi.ts'
import { safeContracts } from '../contracts/safeContracts.ts'
import { type BorrowedDevchain, borrowDevchain } from '../testing/borrowDevchain.ts'
import { demoSafes } from './demoSafes.ts'
import { recordDemoWorld } from './story/runStory.ts'

const [alice, bob, , dave] = demoAccounts
let chain: BorrowedDevchain
let client: TestClient
beforeAll(async () => {
  chain = await borrowDevchain({ demoWorld: true })
  client = createTestClient(chain.url)
})
afterAll(() => chain.stop())

test('default: the committed transactions are those of the story', async () => {
  const { safes, transactions } = await recordDemoWorld()
  expect(transactions).toEqual(worldTransactions)
  expect(safes).toEqual(Object.fromEntries(Object.entries(demoSafes).map(([key, { address }]) => [key, address])))
})

test.each(Object.values(demoSafes))('behavior: $name is what the constants say', async (safe) => {
  const contract = { abi: safeAbi, address: safe.address } as const
  expect(await client.readContract({ ...contract, functionName: 'getOwners' })).toEqual(safe.owners)
  expect(await client.readContract({ ...contract, functionName: 'getThreshold' })).toBe(BigInt(safe.threshold))
  expect(await client.readContract({ ...contract, functionName: 'nonce' })).toBe(safe.nonce)
  const contracts = safeContracts[safe.version]
  const singleton = await client.getStorageAt({ address: safe.address, slot: '0x0' })
  expect(singleton?.slice(-40)).toBe((safe.l2 ? contracts.singletonL2 : contracts.singleton).slice(2).toLowerCase())
})

const tokenAbi = parseAbi(['function balanceOf(address) view returns (uint256)'])
async function holdings(address: Address) {
  const balance = (token: Address) =>
    client.readContract({ abi: tokenAbi, address: token, args: [address], functionName: 'balanceOf' })
  return {
    demo: formatUnits(await balance(demoTokens.demo.address), 18),
    ether: formatEther(await client.getBalance({ address })),
    seals: Number(await balance(demoTokens.seals.address)),
    usdc: formatUnits(await balance(demoTokens.usdc.address), 6),
  }
}

test('behavior: what the Safes hold', async () => {
  expect(await holdings(demoSafes.treasury.address)).toEqual({ demo: '9200', ether: '37.6', seals: 3, usdc: '234050' })
  expect(await holdings(demoSafes.operations.address)).toEqual({ demo: '320', ether: '4.28', seals: 0, usdc: '13850' })
  expect(await holdings(demoSafes.legacy.address)).toEqual({ demo: '0', ether: '2.5', seals: 0, usdc: '4250' })
  expect(await holdings(demoSafes.subsidiary.address)).toEqual({ demo: '500', ether: '0.7', seals: 0, usdc: '0' })
  expect(await holdings(demoSafes.grants.address)).toEqual({ demo: '1000', ether: '8', seals: 1, usdc: '20000' })
})

const eventAbi = parseAbi([
  'event ExecutionSuccess(bytes32 indexed txHash, uint256 payment)',
  'event ExecutionFailure(bytes32 indexed txHash, uint256 payment)',
  'event ExecutionFromModuleSuccess(address indexed module)',
  'event SafeReceived(address indexed sender, uint256 value)',
  'event AddedOwner(address indexed owner)',
  'event RemovedOwner(address indexed owner)',
  'event ChangedThreshold(uint256 threshold)',
  'event EnabledModule(address indexed module)',
  'event DisabledModule(address indexed module)',
])
test('behavior: the history of the Treasury has every kind of entry', async () => {
  const logs = await client.getLogs({ address: demoSafes.treasury.address, events: eventAbi, fromBlock: 0n })
  const count = (name: string) => logs.filter(({ eventName }) => eventName === name).length
  expect(count('ExecutionSuccess')).toBe(19)
  expect(count('ExecutionFailure')).toBe(1)
  expect(count('ExecutionFromModuleSuccess')).toBe(2)
  // Three payments and the rejection, which is an empty call to itself.
  expect(count('SafeReceived')).toBe(4)
  expect(count('AddedOwner')).toBe(2)
  expect(count('RemovedOwner')).toBe(2)
  expect(count('ChangedThreshold')).toBe(2)
  expect(count('EnabledModule')).toBe(1)
  expect(count('DisabledModule')).toBe(1)
  expect(
    await client.readContract({
      abi: safeAbi,
      address: demoSafes.treasury.address,
      args: [demoModule],
      functionName: 'isModuleEnabled',
    }),
  ).toBe(false)
})

test('behavior: block times are fixed and in the past of the story', async () => {
  const [first, last] = await Promise.all([client.getBlock({ blockNumber: 0n }), client.getBlock()])
  expect(new Date(Number(first.timestamp) * 1_000).toISOString()).toBe('2026-09-01T08:00:00.000Z')
  expect(new Date(Number(last.timestamp) * 1_000).toISOString()).toBe('2026-11-10T08:00:00.000Z')
})

test('behavior: names resolve both ways', async () => {
  expect(await client.getEnsAddress({ name: 'alice.eth' })).toBe(alice.address)
  expect(await client.getEnsAddress({ name: 'treasury.eth' })).toBe(demoSafes.treasury.address)
  expect(await client.getEnsAddress({ name: 'nobody.eth' })).toBe(null)
  expect(await client.getEnsName({ address: bob.address })).toBe('bob.eth')
  expect(await client.getEnsName({ address: demoSafes.treasury.address })).toBe('treasury.eth')
  expect(await client.getEnsName({ address: dave.address })).toBe(null)
  expect(await client.getEnsResolver({ name: 'carol.eth' })).toBeTruthy()
})

test('behavior: texts and avatars resolve', async () => {
  expect(await client.getEnsText({ key: 'description', name: 'alice.eth' })).toBe('Treasurer')
  expect(await client.getEnsText({ key: 'url', name: 'alice.eth' })).toBe(null)
  expect(await client.getEnsAvatar({ name: 'alice.eth' })).toMatch(/^data:image\/svg\+xml;base64,/)
  expect(await client.getEnsAvatar({ name: 'bob.eth' })).toMatch(/^data:image\/svg\+xml;base64,/)
  expect(await client.getEnsAvatar({ name: 'carol.eth' })).toBe(null)
})

test('behavior: NFT metadata and picture are on the chain', async () => {
  const abi = parseAbi([
    'function ownerOf(uint256) view returns (address)',
    'function tokenURI(uint256) view returns (string)',
  ])
  const address = demoTokens.seals.address
  expect(await client.readContract({ abi, address, args: [7n], functionName: 'ownerOf' })).toBe(
    demoSafes.treasury.address,
  )
  const uri = await client.readContract({ abi, address, args: [7n], functionName: 'tokenURI' })
  const metadata: unknown = JSON.parse(atob(uri.slice('data:application/json;base64,'.length)))
  expect(metadata).toMatchObject({ name: 'Seal #7' })
  expect(metadata).toHaveProperty('image', expect.stringMatching(/^data:image\/svg\+xml;base64,/))
})
