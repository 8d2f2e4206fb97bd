import { demoAccounts } from '@countersign/devchain/accounts'
import { demoSafes } from '@countersign/devchain/demo-world'
import { hashSafeTransaction, type SafeTransaction } from '@countersign/protocol/hash'
import { zeroAddress } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'

const [alice, bob, , dave] = demoAccounts
export const { address: treasury } = demoSafes.treasury
const domain = { chainId: 31337, safe: treasury, version: '1.4.1' } as const

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

export const { domainHash, messageHash, safeTxHash } = hashSafeTransaction({ ...domain, transaction: payment })

/** A file of a payment that Alice and Bob signed. */
export async function createSignedFile(transaction: SafeTransaction = payment) {
  const hashes = hashSafeTransaction({ ...domain, transaction })
  const signatures = [alice, bob].map(async ({ address, privateKey }) => ({
    owner: address,
    signature: await privateKeyToAccount(privateKey).sign({ hash: hashes.safeTxHash }),
  }))
  const { baseGas, gasPrice, nonce, safeTxGas, value } = transaction
  const numbers = {
    baseGas: `${baseGas}`,
    gasPrice: `${gasPrice}`,
    nonce: `${nonce}`,
    safeTxGas: `${safeTxGas}`,
    value: `${value}`,
  }
  return {
    chainId: domain.chainId,
    safe: domain.safe,
    safeTxHash: hashes.safeTxHash,
    signatures: await Promise.all(signatures),
    transaction: { ...transaction, ...numbers },
    version: domain.version,
  }
}
