import { type Address, encodePacked, getCreate2Address, type Hex, keccak256 } from 'viem'

export type PredictProxyAddressParameters = {
  factory: Address
  /** Of the factory's creation code and the singleton after it. */
  initCodeHash: Hex
  /** Calldata of `setup`. */
  initializer: Hex
  saltNonce: bigint
  /** Only for `createChainSpecificProxyWithNonce` (since 1.4.1): an address that differs per chain. */
  chainId?: number | undefined
}

/** Where a factory puts a proxy. Without the code itself, which is long: its hash is all that the address is made of. */
export function predictProxyAddress(parameters: PredictProxyAddressParameters): Address {
  const { chainId, factory, initCodeHash, initializer, saltNonce } = parameters
  const initializerHash = keccak256(initializer)
  const salt =
    chainId === undefined
      ? encodePacked(['bytes32', 'uint256'], [initializerHash, saltNonce])
      : encodePacked(['bytes32', 'uint256', 'uint256'], [initializerHash, saltNonce, BigInt(chainId)])
  return getCreate2Address({ bytecodeHash: initCodeHash, from: factory, salt: keccak256(salt) })
}
