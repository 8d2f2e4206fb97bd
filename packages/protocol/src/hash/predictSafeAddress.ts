import { type Address, concat, type Hex, keccak256, pad } from 'viem'
import { predictProxyAddress } from './encodeSafeSetup.ts'
import { type ProxyFactoryVersion, proxyCreationCodes } from './proxyCreationCodes.ts'

export type PredictSafeAddressParameters = {
  factory: Address
  factoryVersion: ProxyFactoryVersion
  singleton: Address
  /** Calldata of `setup`, from `encodeSafeSetup` or as claimed. */
  initializer: Hex
  saltNonce: bigint
  /** Only for `createChainSpecificProxyWithNonce` (since 1.4.1): an address that differs per chain. */
  chainId?: number
}

/** The address that `createProxyWithNonce` gives a Safe: a changed owner, threshold or set-up call changes it. */
export function predictSafeAddress(parameters: PredictSafeAddressParameters): Address {
  const { chainId, factory, factoryVersion, initializer, saltNonce, singleton } = parameters
  const initCodeHash = keccak256(concat([proxyCreationCodes[factoryVersion], pad(singleton, { size: 32 })]))
  return predictProxyAddress({ chainId, factory, initCodeHash, initializer, saltNonce })
}
