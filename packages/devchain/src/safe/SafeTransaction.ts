import { type Address, concat, encodeFunctionData, type Hex, zeroAddress } from 'viem'
import { sign } from 'viem/accounts'
import { type DemoAccount, demoAccounts } from '../accounts/demoAccounts.ts'
import type { TestClient } from '../client/createTestClient.ts'
import { safeAbi, setupAbi010, setupAbi100 } from '../contracts/safeAbi.ts'
import { type SafeVersion, safeContracts } from '../contracts/safeContracts.ts'

/** The hashed and signed fields, named as in the Safe contract. */
export type SafeTransaction = {
  baseGas: bigint
  data: Hex
  gasPrice: bigint
  gasToken: Address
  nonce: bigint
  operation: 0 | 1
  refundReceiver: Address
  safeTxGas: bigint
  to: Address
  value: bigint
}

export function toSafeTransaction(
  partial: Partial<SafeTransaction> & Pick<SafeTransaction, 'nonce' | 'to'>,
): SafeTransaction {
  return {
    baseGas: 0n,
    data: '0x',
    gasPrice: 0n,
    gasToken: zeroAddress,
    operation: 0,
    refundReceiver: zeroAddress,
    safeTxGas: 0n,
    value: 0n,
    ...partial,
  }
}

export function hashOnChain(client: TestClient, safe: Address, transaction: SafeTransaction): Promise<Hex> {
  const { baseGas, data, gasPrice, gasToken, nonce, operation, refundReceiver, safeTxGas, to, value } = transaction
  return client.readContract({
    abi: safeAbi,
    address: safe,
    args: [to, value, data, operation, safeTxGas, baseGas, gasPrice, gasToken, refundReceiver, nonce],
    functionName: 'getTransactionHash',
  })
}

function getDemoAccount(address: Address): DemoAccount {
  const account = demoAccounts.find((candidate) => candidate.address.toLowerCase() === address.toLowerCase())
  if (!account) throw new Error(`${address} is not a demo account, so there is no key to sign with.`)
  return account
}

/** The owners' packed signatures over a hash: sorted by address, 65 bytes each. */
export async function signHash(hash: Hex, owners: readonly Address[]): Promise<Hex> {
  const sorted = owners.map(getDemoAccount).sort((a, b) => (a.address.toLowerCase() < b.address.toLowerCase() ? -1 : 1))
  return concat(await Promise.all(sorted.map(({ privateKey }) => sign({ hash, privateKey, to: 'hex' }))))
}

export function encodeExecTransaction(transaction: SafeTransaction, signatures: Hex): Hex {
  const { baseGas, data, gasPrice, gasToken, operation, refundReceiver, safeTxGas, to, value } = transaction
  return encodeFunctionData({
    abi: safeAbi,
    args: [to, value, data, operation, safeTxGas, baseGas, gasPrice, gasToken, refundReceiver, signatures],
    functionName: 'execTransaction',
  })
}

export type EncodeSafeSetupParameters = { owners: readonly Address[]; threshold: number; version: SafeVersion }

/** The initializer of a proxy: `setup` with the version's compatibility fallback handler and no payment. */
export function encodeSafeSetup({ owners, threshold, version }: EncodeSafeSetupParameters): Hex {
  const contracts = safeContracts[version]
  const count = BigInt(threshold)
  if (version === '0.1.0')
    return encodeFunctionData({ abi: setupAbi010, args: [owners, count, zeroAddress, '0x'], functionName: 'setup' })
  if (version === '1.0.0')
    return encodeFunctionData({
      abi: setupAbi100,
      args: [owners, count, zeroAddress, '0x', zeroAddress, 0n, zeroAddress],
      functionName: 'setup',
    })
  const handler =
    'compatibilityFallbackHandler' in contracts
      ? contracts.compatibilityFallbackHandler
      : 'defaultCallbackHandler' in contracts
        ? contracts.defaultCallbackHandler
        : zeroAddress
  return encodeFunctionData({
    abi: safeAbi,
    args: [owners, count, zeroAddress, '0x', handler, zeroAddress, 0n, zeroAddress],
    functionName: 'setup',
  })
}
