import { type Address, encodeFunctionData, type Hex, hexToBigInt, keccak256, toHex, zeroAddress } from 'viem'
import { demoAccounts } from '../accounts/demoAccounts.ts'
import { proxyFactoryAbi, safeAbi, setupAbi100 } from '../contracts/safeAbi.ts'
import { type SafeVersion, safeContracts } from '../contracts/safeContracts.ts'
import type { TestClient } from './createTestClient.ts'

export type DeploySafeParameters = {
  client: TestClient
  /** Who pays; a demo account. */
  deployer?: Address | undefined
  /** The L2 singleton, which emits an event per transaction. Before 1.3.0 there is none. @default true */
  l2?: boolean | undefined
  owners: readonly Address[]
  /** Different for each Safe of the same owners. @default random */
  saltNonce?: bigint | undefined
  threshold: number
  /** @default '1.4.1' */
  version?: SafeVersion | undefined
}

/** Deploys a Safe through the proxy factory of its version and returns its address. */
export async function deploySafe(parameters: DeploySafeParameters): Promise<Address> {
  const { client, deployer = demoAccounts[0].address, l2 = true, version = '1.4.1' } = parameters
  const saltNonce = parameters.saltNonce ?? hexToBigInt(keccak256(toHex(crypto.randomUUID())))
  const contracts = safeContracts[version]
  const singleton = l2 && 'singletonL2' in contracts ? contracts.singletonL2 : contracts.singleton
  const { request, result } = await client.simulateContract({
    abi: proxyFactoryAbi,
    account: deployer,
    address: contracts.proxyFactory,
    args: [singleton, encodeSafeSetup({ ...parameters, version }), saltNonce],
    functionName: 'createProxyWithNonce',
  })
  await client.writeContract(request)
  return result
}

export type EncodeSafeSetupParameters = { owners: readonly Address[]; threshold: number; version: SafeVersion }

/** The initializer of a proxy: `setup` with the version's compatibility fallback handler and no payment. */
export function encodeSafeSetup({ owners, threshold, version }: EncodeSafeSetupParameters): Hex {
  const contracts = safeContracts[version]
  const count = BigInt(threshold)
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
