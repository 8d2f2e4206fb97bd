import { BaseError } from '@countersign/protocol/errors'
import { say } from '@countersign/protocol/text'

/** The host answered, and not in the form of its protocol. */
export class InvalidAnswerError extends BaseError {
  override readonly name = 'InvalidAnswerError'
  readonly code = 'INVALID_ANSWER'
  constructor({ method, cause }: { method: string; cause?: unknown }) {
    super(say`The host answered ${method} with something that cannot be read.`, { cause })
  }
}
