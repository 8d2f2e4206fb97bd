import { demoAccounts } from '@countersign/devchain/accounts'
import { safeContracts } from '@countersign/devchain/demo-world'
import {
  type BorrowedDevchain,
  borrowDevchain,
  createTestClient,
  deploySafe,
  executeAsSafe,
  safeAbi as readAbi,
  type TestClient,
} from '@countersign/devchain/testing'
import { type Address, encodeFunctionData, type Hex, zeroAddress } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { multiSendAbi } from '../abi/libraryAbi.ts'
import { safeAbi } from '../abi/safeAbi.ts'
import { type Call, encodeMultiSend } from './decodeMultiSend.ts'

const [alice, bob, carol] = demoAccounts
let chain: BorrowedDevchain
let client: TestClient
beforeAll(async () => {
  chain = await borrowDevchain()
  client = createTestClient(chain.url)
})
afterAll(() => chain.stop())

const addOwner = (owner: Address, threshold: bigint): Hex =>
  encodeFunctionData({ abi: safeAbi, functionName: 'addOwnerWithThreshold', args: [owner, threshold] })
const call = (to: Address, data: Hex): Call => ({ to, value: 0n, data, operation: 0 })
const run = async (safe: Address, multiSend: Address, packed: Hex) => {
  const data = encodeFunctionData({ abi: multiSendAbi, functionName: 'multiSend', args: [packed] })
  const { receipt } = await executeAsSafe({
    client,
    safe,
    transaction: { to: multiSend, data, operation: 1, safeTxGas: 1_000_000n },
  })
  expect(receipt.status).toBe('success')
  return client.readContract({ abi: readAbi, address: safe, functionName: 'getOwners' })
}

test.each(['1.3.0', '1.4.1', '1.5.0'] as const)(
  'default: the contracts of %s read what is packed here',
  async (version) => {
    const safe = await deploySafe({ client, owners: [alice.address], threshold: 1, version })
    const packed = encodeMultiSend([call(safe, addOwner(bob.address, 1n)), call(safe, addOwner(carol.address, 1n))])
    expect(await run(safe, safeContracts[version].multiSend, packed)).toEqual([
      carol.address,
      bob.address,
      alice.address,
    ])
  },
)

test.each([
  ['1.3.0', false],
  ['1.4.1', false],
  ['1.5.0', true],
] as const)('behavior: MultiSend %s reads the zero address as the Safe itself: %s', async (version, isSelf) => {
  const safe = await deploySafe({ client, owners: [alice.address], threshold: 1, version })
  const packed = encodeMultiSend([call(zeroAddress, addOwner(bob.address, 1n))])
  const owners = await run(safe, safeContracts[version].multiSendCallOnly, packed)
  expect(owners.includes(bob.address)).toBe(isSelf)
})
