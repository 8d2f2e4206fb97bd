import { chainId } from '@countersign/devchain'
import { demoAccounts } from '@countersign/devchain/accounts'
import { deploySafe } from '@countersign/devchain/testing'
import { zeroAddress } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { setupChain } from '../../test/chainWorld.ts'
import { getSafeTransactionTypedData, hashSafeTransaction, type SafeTransaction } from '../hash/hashSafeTransaction.ts'
import { encodeExecTransaction } from '../signatures/encodeExecTransaction.ts'
import { toTrainingSafe, trainingChainId } from './trainingWorld.ts'

const [alice, bob] = demoAccounts
let world: Awaited<ReturnType<typeof setupChain>>
beforeAll(async () => {
  world = await setupChain()
})
afterAll(() => world.chain.stop())

// Without a chain ID in the domain before 1.3.0.
test.each(['1.0.0', '1.1.1', '1.3.0', '1.4.1', '1.5.0'] as const)(
  'default: a Safe %s refuses what its owner signs in the training',
  async (version) => {
    const { client } = world
    const safe = await deploySafe({ client, owners: [alice.address], threshold: 1, version })
    const transaction: SafeTransaction = {
      baseGas: 0n,
      data: '0x',
      gasPrice: 0n,
      gasToken: zeroAddress,
      nonce: 0n,
      operation: 0,
      refundReceiver: zeroAddress,
      safeTxGas: 0n,
      to: bob.address,
      value: 0n,
    }
    const account = privateKeyToAccount(alice.privateKey)
    const real = { chainId, safe, transaction, version }
    const training = { ...real, chainId: trainingChainId, safe: toTrainingSafe({ address: safe, chainId }) }
    expect(hashSafeTransaction(training).safeTxHash).not.toBe(hashSafeTransaction(real).safeTxHash)
    const send = async (domain: typeof real) => {
      const signatures = await account.signTypedData(getSafeTransactionTypedData(domain))
      return client.call({ account: bob.address, data: encodeExecTransaction({ signatures, transaction }), to: safe })
    }
    await expect(send(training)).rejects.toThrow()
    // The same signature for the real Safe is accepted.
    await expect(send(real)).resolves.toMatchObject({ data: expect.stringMatching(/1$/) })
    // And nobody can create a contract where the training's Safe is.
    expect(await client.getCode({ address: training.safe })).toBeUndefined()
  },
)
