import { demoAccounts } from '@countersign/devchain/accounts'
import { demoTokens } from '@countersign/devchain/demo-world'
import {
  type BorrowedDevchain,
  borrowDevchain,
  createTestClient,
  deploySafe,
  executeAsSafe,
  type TestClient,
} from '@countersign/devchain/testing'
import { safeDeployments } from '@countersign/protocol/chain'
import { hashSafeTransaction } from '@countersign/protocol/hash'
import { type Address, encodeFunctionData, erc20Abi, parseEther } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createBatchCall } from './createBatchCall.ts'
import { createTransaction } from './createTransaction.ts'
import { findLibrary } from './multiSendQuery.ts'

const [alice, bob, , dave] = demoAccounts
const token = demoTokens.usdc.address
let chain: BorrowedDevchain
let client: TestClient
beforeAll(async () => {
  chain = await borrowDevchain()
  client = createTestClient(chain.url)
})
afterAll(() => chain.stop())

function allowance(owner: Address): Promise<bigint> {
  return client.readContract({ abi: erc20Abi, address: token, args: [owner, dave.address], functionName: 'allowance' })
}

test.each(['1.1.1', '1.3.0', '1.4.1', '1.5.0'] as const)(
  'default: a payment and an approval of a Safe %s happen together, under the hash that the Safe computes',
  async (version) => {
    const safe = await deploySafe({ client, owners: [alice.address, bob.address], threshold: 2, version })
    await client.sendTransaction({ account: alice.address, to: safe, value: parseEther('1') })
    const multiSend = await findLibrary(client, version, 'MultiSendCallOnly')
    if (!multiSend) throw new Error('There is no MultiSendCallOnly.')
    const before = await client.getBalance({ address: dave.address })
    const approve = encodeFunctionData({ abi: erc20Abi, args: [dave.address, 5n], functionName: 'approve' })
    const call = createBatchCall(
      [
        { to: dave.address, value: parseEther('0.25'), data: '0x' },
        { to: token, value: 0n, data: approve },
      ],
      multiSend,
    )
    const transaction = createTransaction(call, 0n)
    const { receipt, safeTxHash } = await executeAsSafe({ client, safe, transaction })
    expect(receipt.status).toBe('success')
    expect(hashSafeTransaction({ chainId: 31337, safe, transaction, version }).safeTxHash).toBe(safeTxHash)
    expect((await client.getBalance({ address: dave.address })) - before).toBe(parseEther('0.25'))
    expect(await allowance(safe)).toBe(5n)
  },
)

test('behavior: the library of the Safe’s own version, by its code', async () => {
  const official = safeDeployments.filter(({ name }) => name === 'MultiSendCallOnly')
  for (const version of ['1.3.0', '1.4.1', '1.5.0']) {
    const found = await findLibrary(client, `${version}+L2`, 'MultiSendCallOnly')
    expect(official.find(({ address }) => address === found)?.version).toBe(version)
  }
})
