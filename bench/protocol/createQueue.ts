import { demoAccounts } from '@countersign/devchain/accounts'
import { hashSafeTransaction, type SafeTransaction } from '@countersign/protocol/hash'
import type { ClaimedTransaction } from '@countersign/protocol/verify'
import { type Address, encodeFunctionData, parseAbi, zeroAddress } from 'viem'
import { sign } from 'viem/accounts'

const abi = parseAbi(['function transfer(address to, uint256 value)'])

export const signers = demoAccounts.slice(0, 5)

/** Token transfers, each signed by five owners. */
export async function createQueue({
  chainId,
  length,
  safe,
  version,
}: {
  chainId: number
  length: number
  safe: Address
  version: string
}): Promise<ClaimedTransaction[]> {
  const queue: ClaimedTransaction[] = []
  for (let index = 0; index < length; index++) {
    const transaction: SafeTransaction = {
      baseGas: 0n,
      data: encodeFunctionData({ abi, args: [safe, BigInt(index + 1) * 10n ** 18n], functionName: 'transfer' }),
      gasPrice: 0n,
      gasToken: zeroAddress,
      nonce: BigInt(index),
      operation: 0,
      refundReceiver: zeroAddress,
      safeTxGas: 0n,
      to: '0xacEF5a9A98B6Fc8e6689A58a2515f21cebC2A23B',
      value: 0n,
    }
    const { safeTxHash } = hashSafeTransaction({ chainId, safe, transaction, version })
    const confirmations = await Promise.all(
      signers.map(async ({ address, privateKey }) => ({
        owner: address,
        signature: await sign({ hash: safeTxHash, privateKey, to: 'hex' }),
      })),
    )
    queue.push({ confirmations, safe, safeTxHash, transaction })
  }
  return queue
}
