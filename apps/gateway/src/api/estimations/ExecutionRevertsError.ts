import { RequestError } from '../errors/RequestError.ts'

export class ExecutionRevertsError extends RequestError {
  override readonly name = 'ExecutionRevertsError'
  readonly code = 'EXECUTION_REVERTS'
  readonly status = 422
  constructor({ cause }: { cause?: unknown } = {}) {
    super('The call would fail, so its gas cannot be estimated.', { cause })
  }
}
