import { BaseError, say } from '@countersign/protocol'

export class FrameDisposedError extends BaseError {
  override readonly name = 'FrameDisposedError'
  readonly code = 'FRAME_DISPOSED'
  constructor({ method }: { method: string }) {
    super(say`The connection to the host was closed before it answered ${method}.`)
  }
}
