import { BaseError } from '@countersign/protocol'

export class WrongChainError extends BaseError {
  override readonly name = 'WrongChainError'
  readonly code = 'WRONG_CHAIN'
  constructor({ actual, expected }: { actual: number; expected: number }) {
    super(`The node of chain ${expected} answers for chain ${actual}.`, {
      metaMessages: ['Correct the RPC URL or the id of the chain in the chains file.'],
    })
  }
}
