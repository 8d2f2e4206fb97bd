import { chainId } from '@countersign/devchain'
import { demoAccounts } from '@countersign/devchain/accounts'
import { demoTokens, safeContracts } from '@countersign/devchain/demo-world'
import { borrowDevchain, createTestClient, deploySafe } from '@countersign/devchain/testing'
import { hashSafeTransaction } from '@countersign/protocol/hash'
import { createHashApproval, verifyOwn } from '@countersign/protocol/verify'
import { encodeFunctionData, erc20Abi, parseAbiItem } from 'viem'
import { expect, test } from 'vitest'
import { createSafeKit } from '../../../../gateway/test/createSafeKit.ts'
import { createBatchCall } from './createBatchCall.ts'
import { type Call, createTransaction } from './createTransaction.ts'
import { encodeCall } from './encodeCall.ts'

const [alice, bob] = demoAccounts
const version = '1.4.1'

/** A nested owner's `approveHash`. */
function createApproval() {
  const other = {
    chainId,
    safe: bob.address,
    transaction: createTransaction({ to: alice.address, value: 1n, data: '0x' }, 0n),
    version,
  }
  const { safeTxHash } = hashSafeTransaction(other)
  return createHashApproval({ ...other, safeTxHash, transaction: verifyOwn(other.transaction) }).call
}

/** A contract call with a tuple and a list. */
function encodeTyped() {
  const abi = parseAbiItem('function pay((address to, uint256 amount)[] shares, bytes note) payable')
  const made = encodeCall(abi, [[[bob.address, '1.5 ether']], '0xabcd'], { shortName: 'demo' })
  if (!made.ok) throw new Error('refused')
  return made.data
}

test('default: payments, runs, batches, contract calls, approvals and rejections have the hash that protocol-kit gives to them', async () => {
  const devchain = await borrowDevchain()
  try {
    const client = createTestClient(devchain.url)
    const safe = await deploySafe({ client, owners: [alice.address], threshold: 1, version })
    const kit = await createSafeKit({ rpcUrl: devchain.url, safeAddress: safe, signer: alice })
    const nonce = 3n
    const hashHere = (call: Call) =>
      hashSafeTransaction({ chainId, safe, transaction: createTransaction(call, nonce), version }).safeTxHash
    const hashThere = async (calls: Omit<Call, 'operation'>[]) => {
      const transactions = calls.map(({ to, value, data }) => ({ data, to, value: `${value}` }))
      return kit.getTransactionHash(
        await kit.createTransaction({ onlyCalls: true, options: { nonce: Number(nonce) }, transactions }),
      )
    }
    const coin: Call = { to: bob.address, value: 7n, data: '0x' }
    const data = encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [bob.address, 5n] })
    const token: Call = { to: demoTokens.usdc.address, value: 0n, data }
    expect(hashHere(coin)).toBe(await hashThere([coin]))
    expect(hashHere(token)).toBe(await hashThere([token]))
    const batch = createBatchCall([coin, token], safeContracts[version].multiSendCallOnly)
    expect(hashHere(batch)).toBe(await hashThere([coin, token]))
    // A batch of thousands is the same call with more data.
    const run = Array.from({ length: 200 }, (_, index): Call => ({ ...coin, value: BigInt(index + 1) }))
    expect(hashHere(createBatchCall(run, safeContracts[version].multiSendCallOnly))).toBe(await hashThere(run))
    const call: Call = { to: demoTokens.usdc.address, value: 3n, data: encodeTyped() }
    expect(hashHere(call)).toBe(await hashThere([call]))
    const approval = { ...createApproval(), value: 0n }
    expect(hashHere(approval)).toBe(await hashThere([approval]))
    expect(hashHere({ to: safe, value: 0n, data: '0x' })).toBe(
      await kit.getTransactionHash(await kit.createRejectionTransaction(Number(nonce))),
    )
  } finally {
    await devchain.stop()
  }
})
