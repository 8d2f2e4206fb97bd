import { BaseError } from '@countersign/protocol/errors'
import { say } from '@countersign/protocol/text'

export class FrameDisposedError extends BaseError {
  override readonly name = 'FrameDisposedError'
  readonly code = 'FRAME_DISPOSED'
  constructor({ method }: { method: string }) {
    super(say`The connection to the host was closed before it answered ${method}.`)
  }
}
