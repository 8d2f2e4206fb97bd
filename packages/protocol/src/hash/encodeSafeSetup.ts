import { type Address, encodeFunctionData, encodePacked, getCreate2Address, type Hex, keccak256, parseAbi } from 'viem'

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

/** Where a factory puts a proxy. Without the code itself, which is long: its hash is all that the address is made of. */
export function predictProxyAddress(parameters: {
  factory: Address
  /** Of the factory's creation code and the singleton after it. */
  initCodeHash: Hex
  /** Calldata of `setup`. */
  initializer: Hex
  saltNonce: bigint
  /** Only for `createChainSpecificProxyWithNonce` (since 1.4.1): an address that differs per chain. */
  chainId?: number | undefined
}): Address {
  const { chainId, factory, initCodeHash, initializer, saltNonce } = parameters
  const initializerHash = keccak256(initializer)
  const salt =
    chainId === undefined
      ? encodePacked(['bytes32', 'uint256'], [initializerHash, saltNonce])
      : encodePacked(['bytes32', 'uint256', 'uint256'], [initializerHash, saltNonce, BigInt(chainId)])
  return getCreate2Address({ bytecodeHash: initCodeHash, from: factory, salt: keccak256(salt) })
}
