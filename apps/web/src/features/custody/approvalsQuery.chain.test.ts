import { chainId } from '@countersign/devchain'
import { demoAccounts } from '@countersign/devchain/accounts'
import { borrowDevchain, createTestClient, deploySafe, executeAsSafe, safeAbi } from '@countersign/devchain/testing'
import { hashSafeTransaction } from '@countersign/protocol/hash'
import { createClient, encodeFunctionData, http, keccak256 } from 'viem'
import { expect, test } from 'vitest'
import { createTransaction } from '../../domain/transaction-builder/createTransaction.ts'
import { readApprovals, readKnownApprovals } from './approvalsQuery.ts'

const [alice, bob] = demoAccounts

test.each(['1.0.0', '1.3.0', '1.4.1', '1.5.0'] as const)(
  'default: approved hashes that nothing used, %s',
  async (version) => {
    const devchain = await borrowDevchain()
    const client = createTestClient(devchain.url)
    const node = createClient({ transport: http(devchain.url, { retryCount: 0 }) })
    const safe = await deploySafe({ client, l2: false, owners: [alice.address, bob.address], threshold: 1, version })
    const approve = async (hash: `0x${string}`) => {
      const data = encodeFunctionData({ abi: safeAbi, args: [hash], functionName: 'approveHash' })
      const sent = await client.sendTransaction({ account: bob.address, data, gas: 200_000n, to: safe })
      expect((await client.getTransactionReceipt({ hash: sent })).status).toBe('success')
    }
    const transaction = createTransaction({ data: '0x', to: alice.address, value: 0n }, 0n)
    const { safeTxHash } = hashSafeTransaction({ chainId, safe, transaction, version })
    const unused = keccak256('0x01')
    await approve(safeTxHash)
    await approve(unused)
    const read = () => readApprovals(node, { safe, startBlock: 0n })
    const owned = (hash: string) => ({ at: undefined, hash, owner: bob.address })
    // It has no event for an approval, which the page says: only hashes that the browser knows are read.
    if (version === '1.0.0') {
      expect(await read()).toMatchObject({ list: [] })
      const owners = [alice.address, bob.address]
      const known = [safeTxHash, keccak256('0x02')]
      const found = await readKnownApprovals(node, { chainId, known, owners, safe })
      return expect(found).toEqual({ isComplete: false, isUnlogged: true, list: [owned(safeTxHash)] })
    }
    expect(await read()).toMatchObject({ isComplete: true, list: [owned(unused), owned(safeTxHash)] })
    await executeAsSafe({ client, safe, signers: [alice.address], transaction })
    expect(await read()).toEqual({ isComplete: true, isUnlogged: false, list: [owned(unused)] })
    await devchain.stop()
  },
)
