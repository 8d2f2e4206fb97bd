import { BaseError } from '@countersign/protocol'

/** A remote answer that was not taken. */
export class FetchRefusedError extends BaseError {
  override readonly name = 'FetchRefusedError'
  readonly code = 'FETCH_REFUSED'
}
