import { parseEther } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoAccounts } from '../accounts/demoAccounts.ts'
import { createTestClient, type TestClient } from '../client/createTestClient.ts'
import { safeAbi } from '../contracts/safeAbi.ts'
import { type Devchain, startDevchain } from '../startDevchain.ts'
import { deploySafe, executeAsSafe } from './executeAsSafe.ts'
import { reorg } from './reorg.ts'

const [alice, bob] = demoAccounts
let chain: Devchain
let client: TestClient
beforeAll(async () => {
  chain = await startDevchain()
  client = createTestClient(chain.url)
})
afterAll(() => chain.stop())

test('default: mined blocks vanish, other blocks replace them', async () => {
  const safe = await deploySafe({ client, owners: [alice.address], threshold: 1 })
  await client.sendTransaction({ account: alice.address, to: safe, value: parseEther('1') })
  let orphan: string | undefined
  await reorg(client, {
    betweenTheTwo: async () => {
      orphan = (await client.getBlock()).hash
      expect(await client.readContract({ abi: safeAbi, address: safe, functionName: 'nonce' })).toBe(1n)
    },
    orphaned: () => executeAsSafe({ client, safe, transaction: { to: bob.address, value: 1n } }),
  })
  expect((await client.getBlock()).hash).not.toBe(orphan)
  expect(await client.getBlockNumber()).toBe(3n)
  expect(await client.readContract({ abi: safeAbi, address: safe, functionName: 'nonce' })).toBe(0n)
})

test('parameters: replacement', async () => {
  const safe = await deploySafe({ client, owners: [alice.address], threshold: 1 })
  const execute = () => executeAsSafe({ client, safe, transaction: { to: bob.address } })
  const hashes: string[] = []
  await reorg(client, {
    betweenTheTwo: async () => hashes.push((await client.getBlock()).hash),
    orphaned: execute,
    replacement: execute,
  })
  const head = await client.getBlock()
  expect(hashes).not.toContain(head.hash)
  expect(await client.readContract({ abi: safeAbi, address: safe, functionName: 'nonce' })).toBe(1n)
})
