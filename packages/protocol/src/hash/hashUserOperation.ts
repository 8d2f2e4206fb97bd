import { encodeAbiParameters, encodePacked, type Hex, parseAbiParameters } from 'viem'
import { hashHex } from './hashHex.ts'
import type { HashSafeOperationParameters } from './hashSafeOperation.ts'

const layouts = {
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
    return encodeAbiParameters(layouts['0.6'], [
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
  return encodeAbiParameters(layouts['0.7'], [
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
