import { BaseError } from '@countersign/protocol/errors'
import { say } from '@countersign/protocol/text'

/** A user rejected the request in the host. Hosts send no code, only text such as "Transaction was rejected". */
export class RejectedInHostError extends BaseError {
  override readonly name = 'RejectedInHostError'
  readonly code = 'REJECTED_IN_HOST'
  readonly rpcCode = 4001
  constructor({ method, cause }: { method: string; cause?: unknown }) {
    super(say`${method} was rejected in the host.`, { cause })
  }
}
