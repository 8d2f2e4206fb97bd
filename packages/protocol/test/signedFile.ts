import { demoAccounts } from '@countersign/devchain/accounts'
import { demoSafes } from '@countersign/devchain/demo-world'
import { zeroAddress } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { writeTransactionFile } from '../src/file/parseTransactionFile.ts'
import { hashSafeTransaction, type SafeTransaction } from '../src/hash/hashSafeTransaction.ts'

const [alice, bob, , dave] = demoAccounts
export const { address: treasury } = demoSafes.treasury
export const domain = { chainId: 31337, safe: treasury, version: '1.4.1' } as const

export const payment: SafeTransaction = {
  baseGas: 0n,
  data: '0x',
  gasPrice: 0n,
  gasToken: zeroAddress,
  nonce: 20n,
  operation: 0,
  refundReceiver: zeroAddress,
  safeTxGas: 0n,
  to: dave.address,
  value: 1_500_000_000_000_000_000n,
}

export const { safeTxHash } = hashSafeTransaction({ ...domain, transaction: payment })

/** A file of a payment that Alice and Bob signed. */
export async function createSignedFile(): Promise<string> {
  const signatures = [alice, bob].map(async ({ address, privateKey }) => ({
    owner: address,
    signature: await privateKeyToAccount(privateKey).sign({ hash: safeTxHash }),
  }))
  return writeTransactionFile({ ...domain, signatures: await Promise.all(signatures), transaction: payment })
}
