import { BaseError } from '@countersign/protocol/errors'
import { say } from '@countersign/protocol/text'

/** No answer at all: the service is down, the network is, or the browser refused the request. */
export class ServiceUnreachableError extends BaseError {
  override readonly name = 'ServiceUnreachableError'
  readonly code = 'SERVICE_UNREACHABLE'

  constructor({ cause, method, path }: { cause: unknown; method: string; path: string }) {
    super(say`The service cannot be reached.`, {
      cause: cause instanceof Error ? cause : new Error(String(cause)),
      metaMessages: [`${method} ${path} got no answer.`, 'Check that it is running and that you are online.'],
    })
  }
}
