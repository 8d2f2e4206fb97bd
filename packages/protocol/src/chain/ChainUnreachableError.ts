import { BaseError } from '../errors/BaseError.ts'
import { say } from '../text/Words.ts'

/** The node did not respond, or with an invalid result. Pages stay readable; nothing is verified. */
export class ChainUnreachableError extends BaseError {
  override readonly name = 'ChainUnreachableError'
  readonly code = 'CHAIN_UNREACHABLE'
  constructor({ cause, method }: { cause: unknown; method: string }) {
    super(say`The node did not answer ${method}.`, {
      cause,
      metaMessages: ['Nothing can be verified without it. Try again, or set another RPC URL for this chain.'],
    })
  }
}

/** The node serves another chain than requested. */
export class WrongChainError extends BaseError {
  override readonly name = 'WrongChainError'
  readonly code = 'WRONG_CHAIN'
  readonly actual: number
  readonly expected: number
  constructor({ actual, expected }: { actual: number; expected: number }) {
    super(say`The node is on chain ${actual}, not on chain ${expected}.`, {
      metaMessages: ['Check the RPC URL of this chain.'],
    })
    this.actual = actual
    this.expected = expected
  }
}
