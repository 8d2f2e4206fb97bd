import {
  type Address,
  concat,
  encodeFunctionData,
  encodePacked,
  getCreate2Address,
  type Hex,
  keccak256,
  pad,
  parseAbi,
} from 'viem'
import { type ProxyFactoryVersion, proxyCreationCodes } from './proxyCreationCodes.ts'

/** The arguments of a Safe's `setup`. */
export type SafeSetup = {
  owners: readonly Address[]
  threshold: bigint
  /** Contract of a delegatecall at set-up; zero for none. */
  to: Address
  data: Hex
  fallbackHandler: Address
  paymentToken: Address
  payment: bigint
  paymentReceiver: Address
}

export const setupAbi = parseAbi([
  'function setup(address[] owners, uint256 threshold, address to, bytes data, address fallbackHandler, address paymentToken, uint256 payment, address paymentReceiver)',
])

/** The initializer that the factory passes to a new proxy. Same call since 1.1.0; 1.0.0 had no fallback handler. */
export function encodeSafeSetup(setup: SafeSetup): Hex {
  return encodeFunctionData({
    abi: setupAbi,
    args: [
      [...setup.owners],
      setup.threshold,
      setup.to,
      setup.data,
      setup.fallbackHandler,
      setup.paymentToken,
      setup.payment,
      setup.paymentReceiver,
    ],
    functionName: 'setup',
  })
}

export type PredictSafeAddressParameters = {
  factory: Address
  factoryVersion: ProxyFactoryVersion
  singleton: Address
  /** Calldata of `setup`, from {@link encodeSafeSetup} or as claimed. */
  initializer: Hex
  saltNonce: bigint
  /** Only for `createChainSpecificProxyWithNonce` (since 1.4.1): an address that differs per chain. */
  chainId?: number
}

/**
 * The address that `createProxyWithNonce` gives a Safe: a function of its whole set-up, so a changed owner, threshold
 * or set-up call changes the address.
 */
export function predictSafeAddress(parameters: PredictSafeAddressParameters): Address {
  const { chainId, factory, factoryVersion, initializer, saltNonce, singleton } = parameters
  const initializerHash = keccak256(initializer)
  const salt =
    chainId === undefined
      ? encodePacked(['bytes32', 'uint256'], [initializerHash, saltNonce])
      : encodePacked(['bytes32', 'uint256', 'uint256'], [initializerHash, saltNonce, BigInt(chainId)])
  return getCreate2Address({
    bytecode: concat([proxyCreationCodes[factoryVersion], pad(singleton, { size: 32 })]),
    from: factory,
    salt: keccak256(salt),
  })
}
