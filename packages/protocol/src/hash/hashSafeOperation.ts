import { type Address, concat, encodeAbiParameters, encodePacked, type Hex, parseAbiParameters } from 'viem'
import { hashSafeDomain } from './hashSafeDomain.ts'
import { hashHex } from './writeWord.ts'

/** A user operation (ERC-4337) of a Safe, with its optional parts packed as the entry point's contract has them. */
export type SafeOperation = {
  safe: Address
  /** Of the entry point: 192 bits of a key, then 64 bits of a sequence. */
  nonce: bigint
  /** Factory and its calldata for a Safe that is yet to be deployed, else empty. */
  initCode: Hex
  callData: Hex
  callGasLimit: bigint
  verificationGasLimit: bigint
  preVerificationGas: bigint
  maxFeePerGas: bigint
  maxPriorityFeePerGas: bigint
  /** The paymaster, for entry point 0.7 its two gas limits, and its data; empty when the Safe pays. */
  paymasterAndData: Hex
  /** Seconds since 1970; 0 for at once. */
  validAfter: number
  /** Seconds since 1970; 0 for without end. */
  validUntil: number
}

export type EntryPointVersion = '0.6' | '0.7'

/** Safe4337Module 0.2.0 and 0.3.0 with the one entry point that each serves: the same addresses on every chain. */
export const safeOperationModules = [
  {
    entryPoint: '0x5FF137D4b0FDCD49DcA30c7CF57E578a026d2789',
    entryPointVersion: '0.6',
    module: '0xa581c4A4DB7175302464fF3C06380BC3270b4037',
  },
  {
    entryPoint: '0x0000000071727De22E5E9d8BAf0edAc6f37da032',
    entryPointVersion: '0.7',
    module: '0x75cf11467937ce3F2f357CE24ffc3DBF8fD5c226',
  },
] as const satisfies readonly { entryPoint: Address; entryPointVersion: EntryPointVersion; module: Address }[]

type HashSafeOperationParameters = {
  chainId: number
  entryPoint: Address
  /** Decides the layout: module 0.2.0 serves entry point 0.6, module 0.3.0 serves 0.7. */
  entryPointVersion: EntryPointVersion
  /** The Safe4337Module: signatures are bound to it and not to the Safe's own domain. */
  module: Address
  operation: SafeOperation
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
export function hashSafeOperation(parameters: HashSafeOperationParameters): {
  /** Binds chain and module. */
  domainHash: Hex
  /** The struct hash of `SafeOp`. */
  messageHash: Hex
  /** What owners sign, and the operation's identity at the service. */
  safeOperationHash: Hex
} {
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

const packedLayouts = {
  '0.6': parseAbiParameters('address, uint256, bytes32, bytes32, uint256, uint256, uint256, uint256, uint256, bytes32'),
  '0.7': parseAbiParameters('address, uint256, bytes32, bytes32, bytes32, uint256, bytes32, bytes32'),
} as const

/** The hash by which entry point and bundlers know a user operation; signatures and times of validity are no part of it. */
export function hashUserOperation(parameters: Omit<HashSafeOperationParameters, 'module'>): Hex {
  const { chainId, entryPoint } = parameters
  return hashHex(
    encodeAbiParameters(parseAbiParameters('bytes32, address, uint256'), [
      hashHex(encodeOperation(parameters)),
      entryPoint,
      BigInt(chainId),
    ]),
  )
}

function encodeOperation({
  entryPointVersion,
  operation,
}: Pick<HashSafeOperationParameters, 'entryPointVersion' | 'operation'>): Hex {
  const { callGasLimit, maxFeePerGas, maxPriorityFeePerGas, nonce, preVerificationGas, safe, verificationGasLimit } =
    operation
  const [initCode, callData, paymaster] = [
    hashHex(operation.initCode),
    hashHex(operation.callData),
    hashHex(operation.paymasterAndData),
  ]
  if (entryPointVersion === '0.6')
    return encodeAbiParameters(packedLayouts['0.6'], [
      safe,
      nonce,
      initCode,
      callData,
      callGasLimit,
      verificationGasLimit,
      preVerificationGas,
      maxFeePerGas,
      maxPriorityFeePerGas,
      paymaster,
    ])
  const toPair = (high: bigint, low: bigint) => encodePacked(['uint128', 'uint128'], [high, low])
  return encodeAbiParameters(packedLayouts['0.7'], [
    safe,
    nonce,
    initCode,
    callData,
    toPair(verificationGasLimit, callGasLimit),
    preVerificationGas,
    toPair(maxPriorityFeePerGas, maxFeePerGas),
    paymaster,
  ])
}
