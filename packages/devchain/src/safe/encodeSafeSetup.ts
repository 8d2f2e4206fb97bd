import { type Address, encodeFunctionData, type Hex, zeroAddress } from 'viem'
import { safeAbi, setupAbi010, setupAbi100 } from '../contracts/safeAbi.ts'
import { type SafeVersion, safeContracts } from '../contracts/safeContracts.ts'

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
