import { BaseError } from '@countersign/protocol/errors'
import { say } from '@countersign/protocol/text'

export class HostTimeoutError extends BaseError {
  override readonly name = 'HostTimeoutError'
  readonly code = 'HOST_TIMEOUT'
  constructor({ method, timeout }: { method: string; timeout: number }) {
    super(say`The host did not answer ${method} within ${timeout / 1000} seconds.`)
  }
}
