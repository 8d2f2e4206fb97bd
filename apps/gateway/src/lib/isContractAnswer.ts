import {
  AbiDecodingDataSizeTooSmallError,
  AbiDecodingZeroDataError,
  BaseError,
  ContractFunctionRevertedError,
  ContractFunctionZeroDataError,
  InvalidAddressError,
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

// viem's cursor error is not exported; it is what decoding hostile bytes ends in.
function isAnswer(cause: unknown): boolean {
  return (
    answers.some((kind) => cause instanceof kind) ||
    (cause instanceof BaseError && cause.name === 'PositionOutOfBoundsError')
  )
}
