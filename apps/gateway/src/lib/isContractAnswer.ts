import {
  AbiDecodingDataSizeTooSmallError,
  AbiDecodingZeroDataError,
  BaseError,
  ContractFunctionRevertedError,
  ContractFunctionZeroDataError,
  InvalidAddressError,
  RpcRequestError,
} from 'viem'

const answers = [
  AbiDecodingDataSizeTooSmallError,
  AbiDecodingZeroDataError,
  ContractFunctionRevertedError,
  ContractFunctionZeroDataError,
  InvalidAddressError,
]

/** Whether the contract caused the failure: it reverted or returned undecodable data. */
export function isContractAnswer(error: unknown): boolean {
  return error instanceof BaseError && error.walk(isAnswer) !== null
}

/** JSON-RPC has no code for a failed EVM call: most nodes use -32000 for everything. */
const revertText = /revert|invalid opcode|out of gas|invalid jump|stack (under|over)flow/i

function isAnswer(cause: unknown): boolean {
  if (answers.some((kind) => cause instanceof kind)) return true
  // Few nodes have a code for reverts; otherwise only the message distinguishes them from node failures.
  if (cause instanceof RpcRequestError) return cause.code === 3 || revertText.test(cause.details)
  // Thrown when decoding hostile data; not exported by viem.
  return cause instanceof BaseError && cause.name === 'PositionOutOfBoundsError'
}
