import { type Address, hexToBigInt, keccak256, toHex } from 'viem'
import { demoAccounts } from '../accounts/demoAccounts.ts'
import type { TestClient } from '../client/createTestClient.ts'
import { proxyFactoryAbi } from '../contracts/safeAbi.ts'
import { type SafeVersion, safeContracts } from '../contracts/safeContracts.ts'
import { encodeSafeSetup } from '../safe/encodeSafeSetup.ts'

export type DeploySafeParameters = {
  client: TestClient
  /** The sender; a demo account. */
  deployer?: Address | undefined
  /** The L2 singleton, which emits an event per transaction. Before 1.3.0 there is none. @default true */
  l2?: boolean | undefined
  owners: readonly Address[]
  /** Distinguishes Safes of the same owners. @default random */
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
