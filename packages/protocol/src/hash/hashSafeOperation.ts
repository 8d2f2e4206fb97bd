import { type Address, concat, encodeAbiParameters, type Hex, parseAbiParameters } from 'viem'
import { hashHex } from './hashHex.ts'
import { hashSafeDomain } from './hashSafeDomain.ts'
import type { EntryPointVersion, SafeOperation } from './SafeOperation.ts'

export type HashSafeOperationParameters = {
  chainId: number
  entryPoint: Address
  /** Decides the layout: module 0.2.0 serves entry point 0.6, module 0.3.0 serves 0.7. */
  entryPointVersion: EntryPointVersion
  /** The Safe4337Module: signatures are bound to it and not to the Safe's own domain. */
  module: Address
  operation: SafeOperation
}

export type SafeOperationHashes = {
  /** Binds chain and module. */
  domainHash: Hex
  /** The struct hash of `SafeOp`. */
  messageHash: Hex
  /** What owners sign, and the operation's identity at the service. */
  safeOperationHash: Hex
}

const typeHashes: Readonly<Record<EntryPointVersion, Hex>> = {
  '0.6': '0x84aa190356f56b8c87825f54884392a9907c23ee0f8e1ea86336b763faf021bd',
  '0.7': '0xc03dfc11d8b10bf9cf703d558958c8c42777f785d998c62060d85a4f0ef6ea7f',
}

const layouts = {
  '0.6': parseAbiParameters(
    'bytes32, address, uint256, bytes32, bytes32, uint256, uint256, uint256, uint256, uint256, bytes32, uint48, uint48, address',
  ),
  // Limits and fees are packed in pairs there, each with the half that is named second first.
  '0.7': parseAbiParameters(
    'bytes32, address, uint256, bytes32, bytes32, uint128, uint128, uint256, uint128, uint128, bytes32, uint48, uint48, address',
  ),
} as const

/**
 * Hashes of a user operation as the owners of a Safe sign it (`SafeOp` of Safe4337Module). Numbers that do not fit
 * their type throw viem's `IntegerOutOfRangeError`.
 *
 * @example
 * const { safeOperationHash } = hashSafeOperation({ chainId: 1, ...safeOperationModules[1], operation })
 */
export function hashSafeOperation(parameters: HashSafeOperationParameters): SafeOperationHashes {
  const { chainId, entryPoint, entryPointVersion, module, operation } = parameters
  const { callGasLimit, maxFeePerGas, maxPriorityFeePerGas, verificationGasLimit } = operation
  const isPacked = entryPointVersion === '0.7'
  const messageHash = hashHex(
    encodeAbiParameters(layouts[entryPointVersion], [
      typeHashes[entryPointVersion],
      operation.safe,
      operation.nonce,
      hashHex(operation.initCode),
      hashHex(operation.callData),
      isPacked ? verificationGasLimit : callGasLimit,
      isPacked ? callGasLimit : verificationGasLimit,
      operation.preVerificationGas,
      isPacked ? maxPriorityFeePerGas : maxFeePerGas,
      isPacked ? maxFeePerGas : maxPriorityFeePerGas,
      hashHex(operation.paymasterAndData),
      operation.validAfter,
      operation.validUntil,
      entryPoint,
    ]),
  )
  // The same two fields as in the domain of a Safe since 1.3.0.
  const domainHash = hashSafeDomain({ chainId, safe: module, version: '1.3.0' })
  return { domainHash, messageHash, safeOperationHash: hashHex(concat(['0x1901', domainHash, messageHash])) }
}
