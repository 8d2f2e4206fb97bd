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

/** Whether a failed call is the contract's doing: the node answered, with a revert or with bytes of another kind. */
export function isContractAnswer(error: unknown): boolean {
  return error instanceof BaseError && error.walk(isAnswer) !== null
}

/** JSON-RPC has no code for a call that failed in the EVM: most nodes say -32000 of it as of anything else. */
const revertText = /revert|invalid opcode|out of gas|invalid jump|stack (under|over)flow/i

function isAnswer(cause: unknown): boolean {
  if (answers.some((kind) => cause instanceof kind)) return true
  // Only some nodes have a code for a revert; what the others write is all that tells it from a failure of theirs.
  if (cause instanceof RpcRequestError) return cause.code === 3 || revertText.test(cause.details)
  // Not exported by viem; what decoding hostile bytes ends in.
  return cause instanceof BaseError && cause.name === 'PositionOutOfBoundsError'
}
