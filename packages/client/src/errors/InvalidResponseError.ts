import { BaseError } from '@countersign/protocol/errors'
import { say } from '@countersign/protocol/text'

/** The answer has a body that is not JSON: usually a proxy's page, or a wrong service URL. */
export class InvalidResponseError extends BaseError {
  override readonly name = 'InvalidResponseError'
  readonly code = 'INVALID_RESPONSE_CONTENT'
  readonly body: string
  readonly method: string
  readonly path: string
  readonly status: number

  constructor({ body, cause, method, path, status }: InvalidResponseErrorParameters) {
    super(say`Invalid response content`, { cause })
    this.body = body
    this.method = method
    this.path = path
    this.status = status
  }
}

type InvalidResponseErrorParameters = { body: string; cause: Error; method: string; path: string; status: number }
