import { parseAbi, parseEther } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoAccounts } from '../accounts/demoAccounts.ts'
import { createTestClient, type TestClient } from '../client/createTestClient.ts'
import { safeAbi } from '../contracts/safeAbi.ts'
import type { SafeVersion } from '../contracts/safeContracts.ts'
import { type BorrowedDevchain, borrowDevchain } from './borrowDevchain.ts'
import { deploySafe, executeAsSafe } from './executeAsSafe.ts'

const [alice, bob, carol] = demoAccounts
let chain: BorrowedDevchain
let client: TestClient
beforeAll(async () => {
  chain = await borrowDevchain()
  client = createTestClient(chain.url)
})
afterAll(() => chain.stop())

const versionAbi = parseAbi(['function VERSION() view returns (string)'])
const versions: { l2: boolean; version: SafeVersion }[] = [
  { l2: false, version: '0.1.0' },
  { l2: false, version: '1.0.0' },
  { l2: false, version: '1.1.0' },
  { l2: false, version: '1.1.1' },
  { l2: false, version: '1.2.0' },
  { l2: false, version: '1.3.0' },
  { l2: true, version: '1.3.0' },
  { l2: false, version: '1.4.1' },
  { l2: true, version: '1.4.1' },
  { l2: false, version: '1.5.0' },
  { l2: true, version: '1.5.0' },
]
test.each(versions)('default: a Safe $version (L2: $l2) works', async ({ l2, version }) => {
  const safe = await deploySafe({ client, l2, owners: [alice.address, bob.address], threshold: 2, version })
  expect(await client.readContract({ abi: versionAbi, address: safe, functionName: 'VERSION' })).toBe(version)
  expect(await client.readContract({ abi: safeAbi, address: safe, functionName: 'getOwners' })).toEqual([
    alice.address,
    bob.address,
  ])
  await client.sendTransaction({ account: alice.address, to: safe, value: parseEther('1') })
  const before = await client.getBalance({ address: carol.address })
  const { receipt } = await executeAsSafe({
    client,
    safe,
    transaction: { to: carol.address, value: parseEther('0.25') },
  })
  expect(receipt.status).toBe('success')
  expect((await client.getBalance({ address: carol.address })) - before).toBe(parseEther('0.25'))
  expect(await client.readContract({ abi: safeAbi, address: safe, functionName: 'nonce' })).toBe(1n)
})
