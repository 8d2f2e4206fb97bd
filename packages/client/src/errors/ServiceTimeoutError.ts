import { BaseError } from '@countersign/protocol/errors'
import { say } from '@countersign/protocol/text'

/** The service took longer than the client's timeout. A write may or may not have happened. */
export class ServiceTimeoutError extends BaseError {
  override readonly name = 'ServiceTimeoutError'
  readonly code = 'SERVICE_TIMEOUT'

  constructor({ method, path, timeout }: { method: string; path: string; timeout: number }) {
    super(say`The service did not answer within ${timeout} ms.`, { metaMessages: [`${method} ${path}`] })
  }
}
