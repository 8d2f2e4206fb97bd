import { BaseError } from '@countersign/protocol/errors'
import { say } from '@countersign/protocol/text'

export class HostNotAllowedError extends BaseError {
  override readonly name = 'HostNotAllowedError'
  readonly code = 'HOST_NOT_ALLOWED'
  constructor({ origin }: { origin: string | undefined }) {
    super(
      origin === undefined
        ? say`This page is in no frame of a host, or no host is allowed.`
        : say`The page at ${origin} shows this one in a frame, and is no allowed host.`,
    )
  }
}
